import { createHash } from 'node:crypto'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { WalletLanes } from '../wallet/index.ts'
import { sourceOf } from './requests.ts'
import type { PlayPart } from './round.ts'

const orphanDays = 14
const roundsATurn = 100

type Orphan = {
  playerId: number
  provider: string
  roundId: string
  gameId: number
  betKeys: string[]
}

/** Stakes of rounds that nobody finished go back to the player. */
export async function returnOrphans(queries: Queries, lanes: WalletLanes): Promise<void> {
  const orphans = await queries.rows<Orphan>(sql`
    select player_id as "playerId", provider, round_id as "roundId", game_id as "gameId",
      array(select jsonb_object_keys(bets)) as "betKeys"
    from play_rounds
    where status = 'open' and opened_at < now() - ${orphanDays} * interval '1 day'
    order by opened_at limit ${roundsATurn}`)
  for (const orphan of orphans) await returnBets(lanes, orphan)
  // Bets that have won already stay: such a round only misses its end. Last of all, since the lanes
  // would wait for rows that are locked here.
  await queries.run(sql`update play_rounds r set status = 'settled', settled_at = now()
    from unnest(${orphans.map(({ playerId }) => playerId)}::bigint[],
      ${orphans.map(({ provider }) => provider)}::text[],
      ${orphans.map(({ roundId }) => roundId)}::text[]) as o(player_id, provider, round_id)
    where r.player_id = o.player_id and r.provider = o.provider and r.round_id = o.round_id
      and r.status = 'open'`)
}

async function returnBets(lanes: WalletLanes, orphan: Orphan): Promise<void> {
  const { betKeys, gameId, ...round } = orphan
  const part = { tokenHash: null, freeRoundsId: null, closesRound: false, result: null }
  const play: PlayPart = { gameId, ...part, isProviderOn: true }
  for (const betKey of betKeys) {
    const item = { ...round, key: keyFor(betKey), betKey, source: sourceOf(gameId), play }
    await lanes.rollback(item)
  }
}

/** A key of a bet may be as long as a key may be. */
function keyFor(betKey: string): string {
  return `orphan:${createHash('sha256').update(betKey).digest('base64url')}`
}
