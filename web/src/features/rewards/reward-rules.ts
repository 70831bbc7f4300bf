import {
  type ActivityName,
  activityNames,
  activityTypes,
} from '@parlour/contract/activity-types.ts'
import { isActive, type KnownActivities } from '../../activities/activity.ts'
import { activities } from '../../activities/index.ts'
import type { ActivityEntry } from '../../activities/kit/activities-store.ts'

export type Reward = { name: ActivityName; entry: ActivityEntry }

/** The rewards list of a player, in the site's order. */
export function listRewards(known: KnownActivities): Reward[] {
  return listOpen(known).filter(({ name }) => activities[name].isListed)
}

/** The shorter list beside it: the cards that pay for signing in. */
export function listSignIn(known: KnownActivities): Reward[] {
  return listOpen(known).filter(({ name }) => name === 'SignUpBonus')
}

/** Everything that is open to a player, in the site's order. */
export function listOpen(known: KnownActivities): Reward[] {
  return activityNames
    .filter((name) => isShown(name, known))
    .flatMap((name) => {
      const entry = known.activityMap[activityTypes[name]]
      return entry ? [{ name, entry }] : []
    })
    .toSorted((one, other) => one.entry.sort - other.entry.sort)
}

/** A claim that pays now; a turn that waits is none. */
export function isReady({ name, entry }: Reward): boolean {
  return entry.canClaim && !activities[name].waitsForTurn
}

export type RewardTarget = { kind: 'modal' } | { kind: 'link'; href: string }

/** Where a card leads: over the page, out of the site, or to the activity's page. */
export function rewardTarget({ name, entry }: Reward): RewardTarget {
  if (activities[name].modal === 'banner') return { kind: 'modal' }
  return { kind: 'link', href: entry.link ?? activities[name].path }
}

/** How far it is in its own units; of what counts money only the share says something. */
export function progressText({ name, entry: { progress } }: Reward): string {
  if (!progress) return ''
  const { done, total } = progress
  return activities[name].countsMoney ? `${Math.floor((done / total) * 100)}%` : `${done}/${total}`
}

function isShown(name: ActivityName, known: KnownActivities): boolean {
  return isActive(known.activityMap, name) && activities[name].isFor?.(known) !== false
}
