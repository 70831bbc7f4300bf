import type { socialIds } from '@parlour/contract/site-settings.ts'
import type { Queries } from '../../frame/db.ts'
import { getPlayer } from '../../players/index.ts'
import { readSettings } from '../../frame/settings.ts'

/** The site's own pages on social networks. */
export type SocialPages = Partial<Record<(typeof socialIds)[number], string>>

export async function readSocialPages(queries: Queries): Promise<SocialPages> {
  const { settings } = await readSettings(queries)
  const open = settings.socialMedia.filter(({ url }) => url !== '')
  return Object.fromEntries(open.map(({ id, url }) => [id, url]))
}

/** The player's invitation. Relative, so that it leads to the address they know the site by. */
export async function readShareLink(
  queries: Queries,
  playerId: number,
  from: string,
): Promise<string> {
  const { inviteCode } = await getPlayer(queries, playerId)
  return `/register?invite=${inviteCode}&from=${from}`
}
