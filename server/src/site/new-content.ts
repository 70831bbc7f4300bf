import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type Texts = Record<string, unknown>

export type NewContent = {
  banners: { action: string; texts: Texts; image: string }[]
  notices: {
    clickType: number
    action: string | null
    texts: Texts
    image: string | null
    isPopup: boolean
  }[]
  videos: { cover: string; path: string }[]
}

/** Fills an empty site: in the order given, notices two days apart. */
export async function addContent(tx: Tx, content: NewContent): Promise<void> {
  for (const [index, banner] of content.banners.entries())
    await tx.run(sql`insert into site_banners (click_type, click_action, texts, image, sort)
      values (1, ${banner.action}, ${JSON.stringify(banner.texts)}, ${banner.image},
        ${index + 1})`)
  for (const [index, notice] of content.notices.entries())
    await tx.run(sql`insert into site_notices (click_type, click_action, texts, image, is_popup,
        sort, published_at)
      values (${notice.clickType}, ${notice.action}, ${JSON.stringify(notice.texts)},
        ${notice.image}, ${notice.isPopup}, ${index + 1},
        now() - ${index * 2 + 1} * interval '1 day')`)
  for (const { cover, path } of content.videos)
    await tx.run(sql`insert into site_videos (click_type, cover, path)
      values (2, ${cover}, ${path})`)
}
