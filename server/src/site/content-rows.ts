import type { BannerContent, NoticeContent } from '@parlour/contract/operator/offer-forms.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { notify } from '../frame/notifications.ts'

/** Banners and notices as operators edit them, also those that are off. */

type Stored = { id: number; texts: Record<string, string | undefined> }

export async function listBannerRows(queries: Queries) {
  type Row = Stored & Pick<BannerContent, 'isOn' | 'sort' | 'image' | 'clickType' | 'clickAction'>
  const rows = await queries.rows<Row>(sql`
    select banner_id as id, is_on as "isOn", sort, texts, image, click_type as "clickType",
      click_action as "clickAction" from site_banners order by sort, banner_id`)
  return rows.map(({ id, texts, isOn, sort, ...row }) => {
    const { title = '', titleEn = '', kicker = '', kickerEn = '', button = '' } = texts
    const words = { title, titleEn, kicker, kickerEn, button, buttonEn: texts['buttonEn'] ?? '' }
    return { id, content: { isOn, sort, ...words, ...row } satisfies BannerContent }
  })
}

export async function saveBanner(tx: Tx, id: number | null, content: BannerContent): Promise<void> {
  const { isOn, sort, image, clickType, clickAction, ...texts } = content
  await (id === null
    ? tx.run(sql`insert into site_banners (click_type, click_action, texts, image, sort, is_on)
        values (${clickType}, ${clickAction}, ${JSON.stringify(texts)}, ${image}, ${sort},
          ${isOn})`)
    : tx.run(sql`update site_banners set click_type = ${clickType}, click_action = ${clickAction},
        texts = ${JSON.stringify(texts)}, image = ${image}, sort = ${sort}, is_on = ${isOn}
        where banner_id = ${id}`))
  await notify(tx, 'parlour_changed', 'catalogue')
}

export async function listNoticeRows(queries: Queries) {
  type Row = Stored & Omit<NoticeContent, 'title' | 'titleEn' | 'content' | 'contentEn'>
  const rows = await queries.rows<Row>(sql`
    select notice_id as id, is_on as "isOn", sort, texts, image, is_popup as "isPopup",
      floor(extract(epoch from published_at) * 1000)::bigint as "publishedAt",
      click_type as "clickType", coalesce(click_action, '') as "clickAction"
    from site_notices order by sort, notice_id`)
  return rows.map(({ id, texts, isOn, sort, ...row }) => {
    const { title = '', titleEn = '', content = '', contentEn = '' } = texts
    const words = { title, titleEn, content, contentEn }
    return { id, content: { isOn, sort, ...words, ...row } satisfies NoticeContent }
  })
}

export async function saveNotice(tx: Tx, id: number | null, notice: NoticeContent): Promise<void> {
  const { isOn, sort, image, isPopup, publishedAt, clickType, clickAction, ...texts } = notice
  const words = JSON.stringify(texts)
  await (id === null
    ? tx.run(sql`insert into site_notices (click_type, click_action, texts, image, is_popup, sort,
          published_at, is_on)
        values (${clickType}, ${clickAction}, ${words}, ${image}, ${isPopup}, ${sort},
          to_timestamp(${publishedAt}::bigint / 1000.0), ${isOn})`)
    : tx.run(sql`update site_notices set click_type = ${clickType}, click_action = ${clickAction},
        texts = ${words}, image = ${image}, is_popup = ${isPopup}, sort = ${sort},
        published_at = to_timestamp(${publishedAt}::bigint / 1000.0), is_on = ${isOn}
        where notice_id = ${id}`))
  await notify(tx, 'parlour_changed', 'catalogue')
}
