import {
  type ActivityName,
  activityNames,
  activityTypes,
} from '@parlour/contract/activity-types.ts'
import { findModalPlace, isActive } from '../../activities/index.ts'
import type { ActivityEntry, ActivityState } from '../../activities/kit/activities-store.ts'
import { activityPaths } from '../../site/activity-paths.ts'

export type Reward = { name: ActivityName; entry: ActivityEntry }
type Known = Pick<ActivityState, 'activityMap' | 'isBankrupt'>

/** What the rewards list may show. The others have their own places. */
const listed: readonly ActivityName[] = [
  'Bind',
  'Fund',
  'SignUpBonus',
  'FreeLoginBonus',
  'FollowRewards',
  'InviteUserSpin',
  'AccumulatedRecharge',
  'VIP',
  'Agent',
  'OutLink',
  'Supply',
  'AgentCount',
  'WeekendLottery',
  'Festival',
  'FreeSign',
  'Christmas',
  'NewYear',
  'Agent5',
]

/** The rewards list of a player, in the site's order. */
export function listRewards(known: Known): Reward[] {
  return listOpen(known).filter(({ name }) => listed.includes(name))
}

/** Everything that is open to a player, in the site's order. */
export function listOpen(known: Known): Reward[] {
  return activityNames
    .filter((name) => isShown(name, known))
    .flatMap((name) => {
      const entry = known.activityMap[activityTypes[name]]
      return entry ? [{ name, entry }] : []
    })
    .toSorted((one, other) => one.entry.sort - other.entry.sort)
}

export type RewardTarget = { kind: 'modal' } | { kind: 'link'; href: string }

/** Where a card leads: over the page, out of the site, or to the activity's page. */
export function rewardTarget({ name, entry }: Reward): RewardTarget {
  if (findModalPlace(name) === 'banner') return { kind: 'modal' }
  return { kind: 'link', href: entry.link ?? activityPaths[name] }
}

/** How far it is in its own units; of what counts money only the share says something. */
export function progressText({ name, entry: { progress } }: Reward): string {
  if (!progress) return ''
  const { done, total } = progress
  const countsMoney = name === 'VIP' || name === 'InviteUserSpin'
  return countsMoney ? `${Math.floor((done / total) * 100)}%` : `${done}/${total}`
}

/** Help is for those who have run out; of two agent programmes the newer one counts. */
function isShown(name: ActivityName, { activityMap, isBankrupt }: Known): boolean {
  if (!isActive(activityMap, name)) return false
  if (name === 'Supply') return isBankrupt
  return name !== 'Agent' || !isActive(activityMap, 'AgentCount')
}
