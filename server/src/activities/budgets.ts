import type { pointsConfig } from '@parlour/contract/activities/points.ts'
import type { redPacketConfig } from '@parlour/contract/activities/red-packet.ts'
import type { z } from 'zod'
import type { Queries } from '../frame/db.ts'
import { readSpent } from './engine/budget.ts'
import type { Running } from './engine/configs.ts'
import { momentOf } from './engine/rules.ts'
import { budgetOf as budgetOfPoints } from './points/rules.ts'
import { budgetOf as budgetOfRain, currentRain } from './red-packet/rules.ts'

export type BudgetState = { spent: number; limit: number }

/** What limited sums have given in their present period, by promotion. */
export async function readBudgets(
  queries: Queries,
  { inForce, timeZone }: Running,
): Promise<Map<string, BudgetState>> {
  const moment = momentOf(Date.now(), timeZone)
  const points = inForce.get('Points')?.config as z.output<typeof pointsConfig> | undefined
  const rain = inForce.get('RedPacket')?.config as z.output<typeof redPacketConfig> | undefined
  const limited = [
    ['Points', points ? budgetOfPoints(points, moment) : null],
    ['RedPacket', rain ? budgetOfRain(rain, currentRain(rain, moment)) : null],
  ] as const
  const states = new Map<string, BudgetState>()
  for (const [activity, budget] of limited)
    if (budget)
      states.set(activity, { spent: await readSpent(queries, budget), limit: budget.limit })
  return states
}
