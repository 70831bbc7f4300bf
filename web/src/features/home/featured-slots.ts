import { depositPath } from '@parlour/contract/money.ts'
import { isActive } from '../../activities/activity.ts'
import { activities } from '../../activities/index.ts'

export type FeaturedName =
  | 'spin'
  | 'tasks'
  | 'vipRebate'
  | 'vip'
  | 'agent5'
  | 'agentCount'
  | 'agent'
  | 'deposit'
export type FeaturedSlot = { name: FeaturedName; href: string }

type ActivityMap = Readonly<Record<string, unknown>>

/** The shortcuts under the banner: the wheel always, the others by what is open to the player. */
export function featuredSlots(activityMap: ActivityMap, hasRebate: boolean): FeaturedSlot[] {
  const hasNone = Object.keys(activityMap).length === 0
  const tasks: FeaturedSlot[] =
    hasNone || isActive(activityMap, 'Tasks')
      ? [{ name: 'tasks', href: activities.Tasks.path }]
      : []
  return [
    { name: 'spin', href: activities.InviteUserSpin.path },
    ...tasks,
    vipSlot(hasRebate),
    inviteSlot(activityMap),
  ]
}

function vipSlot(hasRebate: boolean): FeaturedSlot {
  return hasRebate
    ? { name: 'vipRebate', href: '/activity/vipRebate' }
    : { name: 'vip', href: activities.VIP.path }
}

function inviteSlot(activityMap: ActivityMap): FeaturedSlot {
  if (isActive(activityMap, 'Agent5')) return { name: 'agent5', href: activities.Agent5.path }
  if (isActive(activityMap, 'AgentCount'))
    return { name: 'agentCount', href: activities.AgentCount.path }
  if (isActive(activityMap, 'Agent')) return { name: 'agent', href: activities.Agent.path }
  return { name: 'deposit', href: depositPath }
}
