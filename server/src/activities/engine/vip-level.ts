import { vipConfig } from '@parlour/contract/activities/vip.ts'
import type { Queries } from '../../frame/db.ts'
import { readInForce } from './configs.ts'
import { levelOf } from './level.ts'
import { readStates } from './states.ts'

export type VipStanding = {
  level: number
  /** Wagered in the whole life of the account. */
  wagered: number
  /** Wagered since the level was reached. */
  since: number
}

/** The level is part of the player, not of one activity: others are told it with the player. */
export async function readVip(queries: Queries, playerId: number): Promise<VipStanding> {
  const inForce = (await readInForce(queries)).get('VIP')
  if (!inForce?.isOn) return { level: 0, wagered: 0, since: 0 }
  const [row] = await readStates(queries, [playerId], ['VIP'])
  const wagered = (row?.state as { wagered?: number } | undefined)?.wagered ?? 0
  const steps = vipConfig.parse(inForce.config).levels.map(({ betAmount }) => betAmount)
  const level = levelOf(wagered, steps)
  return { level, wagered, since: wagered - (steps[level - 1] ?? 0) }
}

/** What each level asks for, from level 0, which asks for nothing. */
export async function readLevels(queries: Queries) {
  const inForce = (await readInForce(queries)).get('VIP')
  const levels = inForce?.isOn ? vipConfig.parse(inForce.config).levels : []
  const asked = levels.map(({ betAmount }, at) => ({ level: at + 1, betAmount }))
  return [{ level: 0, betAmount: 0 }, ...asked]
}
