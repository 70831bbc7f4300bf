import type { OutputOf } from '@parlour/contract/call.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { playCalls } from '@parlour/contract/player/play.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { findLiving } from '../frame/living.ts'
import type { App } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'
import { readSettings } from '../frame/settings.ts'
import { isAtLeast } from '../identity/index.ts'
import { findSitting } from '../limits/index.ts'

const youngBelow = 25

/** What the place demands of a launch of this player. */
export async function readDemands(
  { config }: App,
  queries: Queries,
  playerId: number,
): Promise<{ allowsSecondGame: boolean; stakeCeiling: number | null }> {
  const { settings } = await readSettings(queries)
  const { allowsSecondGame, ...demands } = jurisdictionOf(settings.jurisdiction)
  const ceiling = demands.stakeCeiling
  if (ceiling === null) return { allowsSecondGame, stakeCeiling: null }
  const isGrown = await isAtLeast(queries, playerId, youngBelow, config.PARLOUR_SECRET)
  const percent = isGrown ? 100 : demands.youngStakePercent
  return { allowsSecondGame, stakeCeiling: Math.floor((ceiling * percent) / 100) }
}

/**
 * When the player was last seen to play, before the launch of this moment. Many stakes may be
 * played from one bet: a round goes on until it ends, or the launch it is played in does.
 */
export async function findLastPlayed(queries: Queries, playerId: number): Promise<Date | null> {
  const row = await queries.find<{ at: Date }>(sql`
    select greatest(r.opened_at, least(r.settled_at, now(), (
      select coalesce(max(least(closed_at, expires_at, now())), r.opened_at) from play_sessions s
      where s.player_id = r.player_id and s.game_id = r.game_id and s.opened_at < now()))) as at
    from play_rounds r where player_id = ${playerId} order by opened_at desc limit 1`)
  return row?.at ?? null
}

type Told = OutputOf<typeof playCalls.getSitting>

/** How long the player has been playing and what it came to; a round that is open as it stands. */
export async function readSitting(queries: Queries, playerId: number): Promise<Told | null> {
  const sitting = await findSitting(queries, playerId)
  if (!sitting) return null
  const { settings } = await readSettings(queries)
  const { idleAskMinutes, idleEndMinutes } = jurisdictionOf(settings.jurisdiction)
  const sums = await queries.row<{ staked: number; won: number }>(sql`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(win), 0)::bigint as won
    from play_rounds where player_id = ${playerId} and opened_at >= ${sitting.from}`)
  return {
    fromTime: sitting.from.getTime(),
    ...sums,
    checkTime: sitting.checkAt.getTime(),
    restUntilTime: sitting.restUntil?.getTime() ?? null,
    checkMinutes: sitting.checkMinutes,
    idleAskMinutes,
    idleEndMinutes,
  }
}

/** Ends launches in which nothing was played for as long as the place allows. */
export const endIdle: Job = {
  name: 'play.idle',
  everyMs: 60_000,
  async run(tx) {
    const { settings } = await readSettings(tx)
    const { idleEndMinutes } = jurisdictionOf(settings.jurisdiction)
    const idle = sql`${idleEndMinutes} * interval '1 minute'`
    const isOld = sql`closed_at is null and opened_at < now() - ${idle}`
    const open = await findLiving<{ playerId: number }>(tx, {
      table: 'play_sessions',
      ask: (rows) => sql`select distinct player_id as "playerId" from ${rows} where ${isOld}`,
    })
    if (open.length === 0) return
    await tx.run(sql`update play_sessions set closed_at = now()
      where player_id = any(${open.map(({ playerId }) => playerId)}::bigint[]) and ${isOld}
        and not exists (select from play_rounds
          where play_rounds.player_id = play_sessions.player_id
          and opened_at > now() - interval '1 day' and moved_at > now() - ${idle})`)
  },
}
