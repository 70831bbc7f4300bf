import type { Queries } from '../../frame/db.ts'
import { getPlayer } from '../../players/index.ts'
import { readSettings } from '../../frame/settings.ts'
import type { SocialPages } from './social-pages.ts'
import { pagesOf } from './social-pages.ts'

export async function readSocialPages(queries: Queries): Promise<SocialPages> {
  const { settings } = await readSettings(queries)
  return pagesOf(settings.socialMedia)
}

/** The player's invitation. Relative, so that it leads to the address they know the site by. */
export async function readShareLink(
  queries: Queries,
  playerId: number,
  from: string,
): Promise<string> {
  const { shareUrl } = await readInvitation(queries, playerId, from)
  return shareUrl
}

/** The player's code and the link that carries it. */
export async function readInvitation(queries: Queries, playerId: number, from: string) {
  const { inviteCode } = await getPlayer(queries, playerId)
  return { inviteCode, shareUrl: `/register?invite=${inviteCode}&from=${from}` }
}
