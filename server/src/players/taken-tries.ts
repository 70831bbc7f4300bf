import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Events } from '../frame/event-types.ts'
import { publish } from '../frame/events.ts'

/** An honest player mistypes once or twice; a list of other people's numbers is longer. */
const triesPerDay = 5

/** Whether a player may name one more card or identity number as their own. */
export async function hasTriesLeft(queries: Queries, playerId: number): Promise<boolean> {
  const { tries } = await queries.row<{ tries: number }>(sql`select count(*) as tries
    from player_taken_tries where player_id = ${playerId} and tried_at > now() - interval '1 day'`)
  return tries < triesPerDay
}

/** What a player named belongs to somebody else: it is counted, and whoever must know is told. */
export async function noteTaken(
  tx: Tx,
  playerId: number,
  taken: Events['link.refused'],
): Promise<void> {
  await tx.run(sql`insert into player_taken_tries (player_id) values (${playerId})`)
  await publish(tx, 'link.refused', playerId, taken)
}
