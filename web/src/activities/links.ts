import { linkKinds, taskPageAction } from '@parlour/contract/activity-types.ts'
import { safePath } from '../browser/return-path.ts'
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
