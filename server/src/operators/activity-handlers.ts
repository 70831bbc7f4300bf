import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import type { operatorActivityCalls } from '@parlour/contract/operator/activities.ts'
import { ZodError } from 'zod'
import { ConfigChanged, readInForce, runningNames, saveConfig } from '../activities/index.ts'
import type { OperatorHandlers } from './run.ts'

type Name = keyof typeof promotionConfigs
const lastSort = 1_000

export const activityHandlers = {
  async listActivities({ tx }) {
    const inForce = await readInForce(tx)
    const activityList = (Object.keys(promotionConfigs) as Name[]).map((activity) => {
      const { config, ...decided } = inForce.get(activity) ?? undecided(activity)
      return { ...decided, activity, config: config as Record<string, never> }
    })
    return { activityList }
  },
  async setActivity(
    { tx, operator, error, note },
    { activity, basedOn, isOn, sort, config, ...borders },
  ) {
    if (isOn && !runningNames.has(activity)) throw error('cannotRun')
    const now = (await readInForce(tx)).get(activity) ?? undecided(activity)
    const { startsAt, endsAt } = { ...now, ...borders }
    if (startsAt !== null && endsAt !== null && startsAt >= endsAt) throw error('badConfig')
    try {
      const next = { isOn, sort: sort ?? now.sort, config: config ?? now.config, startsAt, endsAt }
      const author = `operator:${operator.operatorId}`
      const version = await saveConfig(tx, { activity, basedOn, ...next, author })
      note(now, { ...next, version })
      return { version }
    } catch (failure) {
      if (failure instanceof ConfigChanged) throw error('changedMeanwhile')
      if (failure instanceof ZodError) throw error('badConfig')
      throw failure
    }
  },
} satisfies OperatorHandlers<typeof operatorActivityCalls>

function undecided(activity: Name) {
  const config: unknown = promotionConfigs[activity].parse({})
  return { version: 0, isOn: false, sort: lastSort, config, startsAt: null, endsAt: null }
}
