import { activityTypes, linkKinds, taskPageAction } from '@parlour/contract/activity-types.ts'
import { safePath } from '../browser/return-path.ts'

const depositPath = '/lobby/wallets/deposit'
const taskPath = '/profile/task'

/** Where each activity is shown. 0 stands for no activity at all: the deposit page. */
const activityPaths: Readonly<Record<number, string>> = {
  0: depositPath,
  [activityTypes.Bind]: '/bind',
  [activityTypes.VIP]: '/profile/vip',
  [activityTypes.SignUpBonus]: '/activity/sign',
  [activityTypes.Fund]: '/reward/detail/16',
  [activityTypes.LadderRecharge]: depositPath,
  [activityTypes.InviteUserSpin]: '/activity/spin',
  [activityTypes.FollowRewards]: '/activity/follow',
  [activityTypes.RedPacket]: '/reward/detail/22',
  [activityTypes.FreeLoginBonus]: '/activity/cashBonus',
  [activityTypes.Notice]: '/lobby/notice',
  [activityTypes.Agent]: '/activity/agent',
  [activityTypes.AccumulatedRecharge]: depositPath,
  [activityTypes.Supply]: '/activity/supply',
  [activityTypes.AgentCount]: '/activity/agentCount',
  [activityTypes.WeekendLottery]: '/activity/weekendLottery',
  [activityTypes.Festival]: '/activity/festival',
  [activityTypes.FreeSign]: '/activity/freeSign',
  [activityTypes.Christmas]: '/activity/christmas',
  [activityTypes.NewYear]: '/activity/newYear',
  [activityTypes.FirstCharge]: '/activity/firstCharge',
  [activityTypes.InviteFriend1]: '/activity/inviteFriends',
  [activityTypes.Agent5]: '/activity/agent5',
  [activityTypes.Tasks]: taskPath,
  [activityTypes.ContinuousRecharge]: '/activity/depositEvery',
}

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
  return type === taskPageAction ? taskPath : (activityPaths[type] ?? null)
}

function findGameHref(action: string): string | null {
  return /^[1-9]\d{0,11}$/.test(action) ? `/start?gameId=${action}` : null
}

/** Which hosts may be named is checked by the server when an operator saves the link. */
function findOutsideHref(action: string): string | null {
  const url = URL.parse(action)
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
}
