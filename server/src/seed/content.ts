import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import content from './demo-content.json' with { type: 'json' }

/** Five banners, six notices and a film. None promises a win. */
export async function seedContent(tx: Tx): Promise<void> {
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
  await tx.run(sql`insert into site_videos (click_type, cover, path)
    values (2, '/film/lobby.webp', '/film/lobby.mp4')`)
}
