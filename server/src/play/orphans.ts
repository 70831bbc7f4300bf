import { createHash } from 'node:crypto'
import type { PlayableType } from '@parlour/contract/game-types.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { gameFacts } from '../games/index.ts'
import type { WalletLanes } from '../wallet/index.ts'
import { contributionRate } from '../wallet/index.ts'
import { sourceOf } from './requests.ts'
import type { PlayPart } from './round.ts'

/** Of the house's own games; other providers have theirs. */
const orphanDays = 14
const roundsATurn = 100
/** The turn of a job is held by a transaction that must not stand idle for long. */
const turnMs = 20_000
/** A bet on next year's cup is not forgotten: sports are ended by their provider only. */
const sports: PlayableType = 4

type Orphan = {
  playerId: number
  provider: string
  roundId: string
  gameId: number
  typeId: PlayableType
  countedPercent: number | null
  betKeys: string[]
}

/**
 * Stakes of rounds that nobody finished go back to the player, through the lanes like everything
 * else. One that fails is told and left for another turn; by chance, so that it stops no other.
 */
export async function returnOrphans(
  queries: Queries,
  lanes: WalletLanes,
  onFailure: (error: unknown, roundId: string) => void,
): Promise<void> {
  const orphans = await queries.rows<Orphan>(sql`
    select r.player_id as "playerId", r.provider, r.round_id as "roundId", r.game_id as "gameId",
      g.type_id as "typeId", g.counted_percent as "countedPercent",
      array(select jsonb_object_keys(r.bets)) as "betKeys"
    from play_rounds r join ${{ text: gameFacts, values: [] }} g on g.game_id = r.game_id
      left join play_providers p on p.provider = r.provider
    where r.status = 'open' and g.type_id <> ${sports}
      and coalesce(r.moved_at, r.opened_at) < now() - interval '1 day'
        * case when p.provider is null then ${orphanDays}::int else p.orphan_days end
    order by random() limit ${roundsATurn}`)
  const { settings } = await readSettings(queries)
  const { contribution } = settings.rules
  const until = performance.now() + turnMs
  for (const orphan of orphans) {
    if (performance.now() > until) return
    await endOrphan(lanes, orphan, contributionRate(contribution, orphan)).catch((error: unknown) =>
      onFailure(error, orphan.roundId),
    )
  }
}

/** Bets that have won already stay: such a round only misses its end. */
async function endOrphan(
  lanes: WalletLanes,
  orphan: Orphan,
  contributionPerMillion: number,
): Promise<void> {
  const { betKeys, gameId, typeId: _type, countedPercent: _percent, ...round } = orphan
  const part = { tokenHash: null, freeRoundsId: null, result: null, mostWithBonus: null }
  const play: PlayPart = { gameId, ...part, isProviderOn: true, leastMs: 0, closesRound: false }
  const asked = { ...round, source: sourceOf(gameId) }
  let wonKey: string | null = null
  for (const betKey of betKeys) {
    const undo = { ...asked, key: keyFor('orphan', betKey), betKey, play }
    if ((await lanes.rollback(undo)).status === 'alreadyWon') wonKey = betKey
  }
  if (wonKey === null) return
  const closing: PlayPart = { ...play, closesRound: true }
  const named = { key: keyFor('orphan-end', wonKey), betKey: wonKey }
  const end = { ...asked, ...named, amount: 0, contributionPerMillion, play: closing }
  await lanes.win(end)
}

/** A key of a bet may be as long as a key may be. */
function keyFor(what: string, betKey: string): string {
  return `${what}:${createHash('sha256').update(betKey).digest('base64url')}`
}
