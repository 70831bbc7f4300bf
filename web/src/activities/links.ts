import {
  type ActivityName,
  activityTypes,
  findActivityName,
  linkKinds,
  taskPageAction,
} from '@parlour/contract/activity-types.ts'
import { safePath } from '../browser/return-path.ts'
import { isActive } from './activity.ts'
import { activities, findActivityPath } from './index.ts'

/**
 * Where a notice, a banner or a video leads; null when it leads nowhere. What an operator typed is
 * only followed to a page of ours or to an https address: never to a script or a plain one.
 */
export function hrefOf(clickType: number, clickAction: string): string | null {
  const action = clickAction.trim()
  if (clickType === linkKinds.activity) return findActivityHref(action)
  if (clickType === linkKinds.game) return findGameHref(action)
  if (clickType === linkKinds.url) return findOutsideHref(action)
  return null
}

type Link = { clickType: number; clickAction: string }

/** The activity a banner or a notice is about, if it is about one. */
export function findLinkedActivity({ clickType, clickAction }: Link): ActivityName | null {
  const type = Number(clickAction)
  const isType = clickType === linkKinds.activity && clickAction.trim() !== ''
  return isType && type >= activityTypes.Bind ? findActivityName(type) : null
}

/** Whom something is offered to; without a map it is not known what is open, as for a visitor. */
export type Viewer = {
  hasMobile: boolean
  activityMap: Readonly<Record<string, unknown>> | null
  /** On a break nothing is offered. */
  isResting: boolean
}

/** Offered only to players to whom they are known to be open. */
const onlyToPlayers: readonly ActivityName[] = ['FreeSign', 'Agent5', 'SignUpBonus']

/** Nobody is offered what is closed to them. */
export function isOffered(link: Link, { hasMobile, activityMap, isResting }: Viewer): boolean {
  if (isResting) return false
  const name = findLinkedActivity(link)
  if (name === null) return true
  if (name === 'Bind') return !hasMobile
  return activityMap === null ? !onlyToPlayers.includes(name) : isActive(activityMap, name)
}

function findActivityHref(action: string): string | null {
  if (!/^\d{1,6}$/.test(action)) return safePath(action)
  const type = Number(action)
  return type === taskPageAction ? activities.Tasks.path : findActivityPath(type)
}

function findGameHref(action: string): string | null {
  return /^[1-9]\d{0,11}$/.test(action) ? `/start?gameId=${action}` : null
}

/** Which hosts may be named is checked by the server when an operator saves the link. */
function findOutsideHref(action: string): string | null {
  const url = URL.parse(action)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
}
