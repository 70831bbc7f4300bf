import { endByDefault } from '../rounds/abandoned.ts'
import { viewOf } from '../rounds/result.ts'
import { findUnfinished } from '../store/rounds.ts'
import type { Session } from '../store/sessions.ts'
import type { Waters } from './waters.ts'

/** Whatever is under way is waited for when the arcade closes. */
export function track({ arcade, work }: Waters, promise: Promise<unknown>): void {
  work.add(promise)
  promise
    .catch((error: unknown) => arcade.log.error({ err: error }, 'a sea goes on later'))
    .finally(() => work.delete(promise))
}

/** A player's purse ends by its default, and all pages of that player are told. */
export function goHome(waters: Waters, { playerId }: Session, reason: string | null): void {
  const bring = async () => {
    const told = await bringHome(waters, playerId)
    if (reason !== null) waters.boats.tell(playerId, { kind: 'closed', reason })
    if (told) waters.boats.tell(playerId, told)
  }
  track(waters, bring())
}

/** Null when there is none, or it is on its way already. */
async function bringHome({ arcade, game }: Waters, playerId: number) {
  const round = findUnfinished(arcade.store, playerId, game.catalogueId)
  if (round?.phase !== 'open') return null
  const outcome = await endByDefault(arcade, round)
  if (!outcome || outcome.isRefused) return null
  return { kind: 'own', round: viewOf(game, outcome.round), balance: outcome.balance }
}
