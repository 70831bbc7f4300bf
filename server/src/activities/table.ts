import type { Promotion } from './engine/promotion.ts'
import { accumulatedRecharge } from './accumulated-recharge/index.ts'
import { agentCount } from './agent-count/index.ts'
import { agent } from './agent/index.ts'
import { agent5 } from './agent5/index.ts'
import { appDownload } from './app-download/index.ts'
import { bind } from './bind/index.ts'
import { christmas } from './christmas/index.ts'
import { continuousRecharge } from './continuous-recharge/index.ts'
import { festival } from './festival/index.ts'
import { firstCharge } from './first-charge/index.ts'
import { freeLoginBonus } from './free-login-bonus/index.ts'
import { freeSign } from './free-sign/index.ts'
import { fund } from './fund/index.ts'
import { inviteFriend1 } from './invite-friend1/index.ts'
import { inviteUserSpin } from './invite-user-spin/index.ts'
import { invitee } from './invitee/index.ts'
import { ladderRecharge } from './ladder-recharge/index.ts'
import { newYear } from './new-year/index.ts'
import { notice } from './notice/index.ts'
import { outLink } from './out-link/index.ts'
import { points } from './points/index.ts'
import { redPacket } from './red-packet/index.ts'
import { signUpBonus } from './sign-up-bonus/index.ts'
import { supply } from './supply/index.ts'
import { followRewards, tasks } from './tasks/index.ts'
import { vipRebate } from './vip-rebate/index.ts'
import { vip } from './vip/index.ts'
import { weekendLottery } from './weekend-lottery/index.ts'

/** Every promotion the engine runs: a line each. */
export const promotions: readonly Promotion[] = [
  accumulatedRecharge,
  appDownload,
  bind,
  christmas,
  continuousRecharge,
  festival,
  firstCharge,
  freeLoginBonus,
  freeSign,
  followRewards,
  fund,
  invitee,
  inviteFriend1,
  inviteUserSpin,
  ladderRecharge,
  newYear,
  notice,
  outLink,
  points,
  redPacket,
  signUpBonus,
  supply,
  tasks,
  vip,
  vipRebate,
  weekendLottery,
  agent5,
  agentCount,
  agent,
]
