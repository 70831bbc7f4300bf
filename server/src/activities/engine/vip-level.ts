import type { vipConfig } from '@parlour/contract/activities/vip.ts'
import type { z } from 'zod'
import type { Queries, Sql } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { Running } from './configs.ts'
import { levelOf } from './level.ts'
import { readStates } from './states.ts'

type Vip = z.output<typeof vipConfig>

export type VipStanding = {
  level: number
  /** Wagered as levels count it; null while there are none. */
  wagered: number | null
  /** Wagered since the level was reached. */
  since: number
}

/** The level is part of the player, not of one activity: others are told it with the player. */
export async function readVip(
  queries: Queries,
  running: Running,
  playerId: number,
): Promise<VipStanding> {
  const levels = listSteps(running)
  if (!levels) return { level: 0, wagered: null, since: 0 }
  const [row] = await readStates(queries, [playerId], ['VIP'])
  const wagered = (row?.state as { wagered?: number } | undefined)?.wagered ?? 0
  const steps = levels.map(({ betAmount }) => betAmount)
  const level = levelOf(wagered, steps)
  return { level, wagered, since: wagered - (steps[level - 1] ?? 0) }
}

/** The levels of many players. */
export async function readLevels(
  queries: Queries,
  running: Running,
  playerIds: readonly number[],
): Promise<Map<number, number>> {
  const steps = (listSteps(running) ?? []).map(({ betAmount }) => betAmount)
  const rows = await readStates(queries, [...playerIds], ['VIP'])
  return new Map(
    rows.map(({ playerId, state }) => {
      const { wagered = 0 } = state as { wagered?: number }
      return [playerId, levelOf(wagered, steps)]
    }),
  )
}

/** Whether a player wagered so much, as an SQL expression over the row `players`. */
export function hasWagered(amount: number): Sql {
  return sql`coalesce((select (states #>> '{VIP,state,wagered}')::bigint from activity_players
    where activity_players.player_id = players.player_id), 0) >= ${amount}`
}

/** What each level asks for, from level 0, which asks for nothing. */
export function listLevels(running: Running) {
  const asked = (listSteps(running) ?? []).map(({ betAmount }, at) => ({
    level: at + 1,
    betAmount,
  }))
  return [{ level: 0, betAmount: 0 }, ...asked]
}

function listSteps({ inForce }: Running): Vip['levels'] | null {
  const vip = inForce.get('VIP')
  return vip?.isOn ? (vip.config as Vip).levels : null
}
