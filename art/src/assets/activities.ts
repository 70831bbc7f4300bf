import type { ActivityName } from '../asset-names.ts'
import { at, group } from '../drawing/svg.ts'
import { vipBadge } from '../rewards/badges.ts'
import { envelope, gift, parachute, safe, wallet } from '../rewards/boxes.ts'
import { plus300 } from '../rewards/coins.ts'
import { shieldPercent } from '../rewards/coupons.ts'
import {
  clipboard,
  globe,
  heartBell,
  megaphone,
  phoneShield,
  signCard,
} from '../rewards/errands.ts'
import { firework, krathong, ornament } from '../rewards/festivals.ts'
import { battery, network, podium, stairs } from '../rewards/progress.ts'
import { lottoBall, miniWheel } from '../rewards/tokens.ts'
import { type DrawAsset, square } from './frames.ts'

/** By the number of the activity's type. */
const activities: Record<ActivityName, DrawAsset> = {
  // Bind
  4: phoneShield,
  // VIP
  8: (D) => vipBadge(D, 8),
  // SignUpBonus
  15: (D) => gift(D, '#b04dff', '#ffcf4d'),
  // Fund
  16: safe,
  // LadderRecharge
  17: stairs,
  // InviteUserSpin
  20: miniWheel,
  // FollowRewards
  21: heartBell,
  // RedPacket
  22: (D) => envelope(D),
  // FreeLoginBonus
  23: (D) => signCard(D, '#2f9bff', 7),
  // Notice
  25: megaphone,
  // Agent
  26: network,
  // AccumulatedRecharge
  28: wallet,
  // OutLink
  29: globe,
  // Supply
  30: parachute,
  // AgentCount
  31: podium,
  // WeekendLottery
  33: lottoBall,
  // Festival
  35: krathong,
  // FreeSign
  36: (D) => signCard(D, '#17b37a', 1),
  // Christmas
  37: ornament,
  // NewYear
  38: firework,
  // FirstCharge
  39: plus300,
  // InviteFriend1
  40: (D) => group([at(-34, 8, gift(D, '#e0243f'), 0.8), at(56, 40, envelope(D), 0.6, 12)]),
  // Agent5
  41: (D) => group(network(D)),
  // Tasks
  42: clipboard,
  // ContinuousRecharge
  43: battery,
  vipRebate: shieldPercent,
}

const hanging: readonly ActivityName[] = ['15', '30']

export const activity = (name: ActivityName): Promise<string> =>
  square(activities[name], { scale: 0.98, dy: hanging.includes(name) ? 6 : 0 })
