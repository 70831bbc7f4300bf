import type {
  BannerContent,
  NoticeContent,
  TextContent,
} from '@parlour/contract/operator/offer-forms.ts'
import { siteTexts } from '@parlour/contract/site-texts.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { notify } from '../frame/notifications.ts'

/** Content as operators edit it, also what is off or not in its time. */

const startsAtMs = sql`floor(extract(epoch from starts_at) * 1000)::bigint`
const endsAtMs = sql`floor(extract(epoch from ends_at) * 1000)::bigint`

type Stored = { id: number; texts: Record<string, string | undefined> }

export async function listBannerRows(queries: Queries) {
  type Words = 'title' | 'titleEn' | 'kicker' | 'kickerEn' | 'button' | 'buttonEn'
  type Row = Stored & Omit<BannerContent, Words>
  const rows = await queries.rows<Row>(sql`
    select banner_id as id, is_on as "isOn", sort, texts, image, ${startsAtMs} as "startsAt",
      ${endsAtMs} as "endsAt", click_type as "clickType", click_action as "clickAction"
    from site_banners order by sort, banner_id`)
  return rows.map(({ id, texts, isOn, sort, ...row }) => {
    const { title = '', titleEn = '', kicker = '', kickerEn = '', button = '' } = texts
    const words = { title, titleEn, kicker, kickerEn, button, buttonEn: texts['buttonEn'] ?? '' }
    return { id, content: { isOn, sort, ...words, ...row } satisfies BannerContent }
  })
}

export async function saveBanner(tx: Tx, id: number | null, content: BannerContent): Promise<void> {
  const { isOn, sort, image, startsAt, endsAt, clickType, clickAction, ...texts } = content
  const words = JSON.stringify(texts)
  await (id === null
    ? tx.run(sql`insert into site_banners (click_type, click_action, texts, image, sort, is_on,
          starts_at, ends_at)
        values (${clickType}, ${clickAction}, ${words}, ${image}, ${sort}, ${isOn},
          ${at(startsAt)}, ${at(endsAt)})`)
    : tx.run(sql`update site_banners set click_type = ${clickType}, click_action = ${clickAction},
        texts = ${words}, image = ${image}, sort = ${sort}, is_on = ${isOn},
        starts_at = ${at(startsAt)}, ends_at = ${at(endsAt)}
        where banner_id = ${id}`))
  await notify(tx, 'parlour_changed', 'catalogue')
}

export async function listNoticeRows(queries: Queries) {
  type Row = Stored & Omit<NoticeContent, 'title' | 'titleEn' | 'content' | 'contentEn'>
  const rows = await queries.rows<Row>(sql`
    select notice_id as id, is_on as "isOn", sort, texts, image, is_popup as "isPopup",
      floor(extract(epoch from published_at) * 1000)::bigint as "publishedAt",
      ${endsAtMs} as "endsAt",
      click_type as "clickType", coalesce(click_action, '') as "clickAction"
    from site_notices order by sort, notice_id`)
  return rows.map(({ id, texts, isOn, sort, ...row }) => {
    const { title = '', titleEn = '', content = '', contentEn = '' } = texts
    const words = { title, titleEn, content, contentEn }
    return { id, content: { isOn, sort, ...words, ...row } satisfies NoticeContent }
  })
}

export async function saveNotice(tx: Tx, id: number | null, notice: NoticeContent): Promise<void> {
  const { isOn, sort, image, isPopup, publishedAt, endsAt, clickType, clickAction, ...texts } =
    notice
  const words = JSON.stringify(texts)
  await (id === null
    ? tx.run(sql`insert into site_notices (click_type, click_action, texts, image, is_popup, sort,
          published_at, ends_at, is_on)
        values (${clickType}, ${clickAction}, ${words}, ${image}, ${isPopup}, ${sort},
          ${at(publishedAt)}, ${at(endsAt)}, ${isOn})`)
    : tx.run(sql`update site_notices set click_type = ${clickType}, click_action = ${clickAction},
        texts = ${words}, image = ${image}, is_popup = ${isPopup}, sort = ${sort},
        published_at = ${at(publishedAt)}, ends_at = ${at(endsAt)}, is_on = ${isOn}
        where notice_id = ${id}`))
  await notify(tx, 'parlour_changed', 'catalogue')
}

/** Every text that may be replaced, as it would be said in its time. */
export async function listTextRows(queries: Queries) {
  type Row = TextContent & { key: string }
  const rows = await queries.rows<Row>(sql`
    select text_key as key, thai, english, ${startsAtMs} as "startsAt",
      ${endsAtMs} as "endsAt" from site_texts`)
  const kept = new Map(rows.map(({ key, ...content }) => [key, content]))
  return siteTexts.map(({ id, key, thai, english }) => {
    const own = kept.get(key) ?? { thai, english, startsAt: null, endsAt: null }
    const content = { ...own, thai: own.thai || thai, english: own.english || english }
    return { id, content: content satisfies TextContent }
  })
}

/** What is said as the site says it anyway is not kept: it follows the site's own words. */
export async function saveText(tx: Tx, id: number | null, content: TextContent): Promise<void> {
  const own = siteTexts.find((text) => text.id === id)
  if (!own) throw new Error(`there is no text ${id}`)
  const thai = content.thai === own.thai ? '' : content.thai
  const english = content.english === own.english ? '' : content.english
  const { startsAt, endsAt } = content
  await tx.run(sql`insert into site_texts (text_key, thai, english, starts_at, ends_at)
    values (${own.key}, ${thai}, ${english}, ${at(startsAt)}, ${at(endsAt)})
    on conflict (text_key) do update set thai = excluded.thai, english = excluded.english,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at`)
  await notify(tx, 'parlour_changed', 'catalogue')
}

function at(moment: number | null) {
  return sql`to_timestamp(${moment}::bigint / 1000.0)`
}
