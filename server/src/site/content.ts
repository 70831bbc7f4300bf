import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Thai and English of one text; the wire sends both and the web shows one. */
export type Texts = Record<string, string>

type Clickable = { id: number; clickType: 0 | 1 | 2 | 3; clickAction: string; imgUrl2: string }
type BannerRow = Clickable & { texts: Texts; sort: number }
type NoticeRow = BannerRow & { isH5Pop: 0 | 1; publishTime: number }

export async function readBanners(queries: Queries) {
  const rows = await queries.rows<BannerRow>(sql`
    select banner_id as id, click_type as "clickType", click_action as "clickAction",
      image as "imgUrl2", texts, sort from site_banners
    where is_on and coalesce(starts_at <= now(), true) and coalesce(now() < ends_at, true)
    order by sort, banner_id`)
  return rows.map(({ texts, ...banner }) => ({ ...banner, ...pickTexts(texts, bannerTexts) }))
}

export async function readNotices(queries: Queries) {
  const rows = await queries.rows<NoticeRow>(sql`
    select notice_id as id, click_type as "clickType", click_action as "clickAction",
      image as "imgUrl2", texts, sort, is_popup::int as "isH5Pop",
      floor(extract(epoch from published_at) * 1000)::bigint as "publishTime"
    from site_notices
    where is_on and published_at <= now() and coalesce(now() < ends_at, true)
    order by sort, notice_id`)
  return rows.map(({ texts, ...notice }) => ({ ...notice, ...pickTexts(texts, noticeTexts) }))
}

/** What operators have put in place of the site's own words. */
export function readTexts(queries: Queries) {
  return queries.rows<{ key: string; thai: string; english: string }>(sql`
    select text_key as key, thai, english from site_texts
    where thai || english <> '' and coalesce(starts_at <= now(), true)
      and coalesce(now() < ends_at, true)
    order by text_key`)
}

export function readVideos(queries: Queries) {
  return queries.rows<{
    id: number
    clickType: 1 | 2
    clickAction: string
    coverImg: string
    path: string
  }>(sql`select video_id as id, click_type as "clickType", click_action as "clickAction",
    cover as "coverImg", path from site_videos where is_on order by video_id`)
}

export function listServices({ serviceLinks }: SiteSettings) {
  return serviceLinks.map((link) => ({ ...link, isOut: link.url.startsWith('https:') }))
}

const bannerTexts = ['title', 'titleEn', 'kicker', 'kickerEn', 'button', 'buttonEn'] as const
const noticeTexts = ['title', 'titleEn', 'content', 'contentEn'] as const

function pickTexts<Name extends string>(texts: Texts, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? ''])) as Record<Name, string>
}
