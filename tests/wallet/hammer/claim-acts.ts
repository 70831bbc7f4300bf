import type { TaskEntry } from '@parlour/contract/activities/tasks.ts'
import { activityTypes } from '@parlour/contract/activity-types.ts'
import type { Answer } from '@parlour/contract/envelope.ts'
import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { signInCardIds } from '@parlour/contract/reward-items.ts'
import { momentOf } from '@parlour/server/activities/engine/moment.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import type { CallInput } from '../../stack/stack.ts'
import { WrongAnswer } from './answers.ts'
import { isTooBusy } from './cashier-acts.ts'
import { milestones, sharedTasks, tierFroms, vipLevels } from './promotions.ts'
import type { Worker } from './worker.ts'

const packs = [100_00, 300_00, 1_000_00]
const cards = [100_00, 300_00, 500_00, 1_000_00]

/** A first-charge pack or a sign-in card: one there is, or one that can be had no more. */
export async function buy(worker: Worker): Promise<void> {
  const isPack = worker.random.isOneIn(2)
  await purchase(worker, isPack, worker.random.within(0, isPack ? 2 : 3))
}

/** What a player begins with, so that there is something to claim from the first moment on. */
export async function buyFirst(worker: Worker): Promise<void> {
  await Promise.all([purchase(worker, true, 0), purchase(worker, false, 1)])
}

/** What each key pays once, claimed over and over and under a new idempotency key each time. */
export async function claimOnce(worker: Worker): Promise<void> {
  const { random, claims } = worker
  const { week, day } = momentOf(Date.now(), 'Asia/Bangkok')
  const { activity, what, claim } = random.pick<() => Wanted>([
    () => wanted('FirstCharge', packCall, { propId: random.pick([2001, 2002, 1001]) }),
    () => wanted('SignUpBonus', cardCall, { propId: random.pick(signInCardIds), day: 1 }),
    () =>
      wanted('AccumulatedRecharge', tierCall, { weekStart: week, from: random.pick(tierFroms) }),
    () => wanted('VIP', giftCall, { giftId: `level:${random.within(1, vipLevels)}` }),
    () => wanted('FreeSign', 'appFreeSignUserReceive', {}),
    () =>
      wanted('Tasks', taskCall, { kind: 'task', taskId: random.pick([101, 102, 105, 106, 112]) }),
    () => wanted('Tasks', taskCall, { kind: 'milestone', done: random.pick(milestones) }),
  ])()
  const items = await claim(worker)
  if (!items) return
  claims.grantedOnce(activity, `${what} ${day}`, items)
  const again = await claim(worker, inCare)
  if (again) claims.grantedOnce(activity, `${what} ${day}`, again)
}

const packCall = 'appRechargeBonusCollection9Receive'
const cardCall = 'receiveLoginPay3'
const tierCall = 'receiverRechargeBonusCollection6'
const giftCall = 'appVipUserReceive'
const taskCall = 'appProxyUser4TaskUserReceive'
type ClaimCall =
  | typeof packCall
  | typeof cardCall
  | typeof tierCall
  | typeof giftCall
  | typeof taskCall
  | 'appFreeSignUserReceive'

type Wanted = {
  activity: PromotionName
  what: string
  /** What was granted, or null when that was refused for one of these reasons. */
  claim: (worker: Worker, reasons?: readonly string[]) => Promise<RewardItem[] | null>
}

/** A share, and the claim for it. How often it was paid is what the answer says of the task. */
export async function shareAndClaim(worker: Worker): Promise<void> {
  const { caller, random, claims, shares } = worker
  const taskId = random.pick(sharedTasks)
  const shared = await caller.app('appProxyUser4TaskUserShare', { taskId })
  if (isRefused(shared, inCare)) return
  const body = await caller.app(taskCall, { kind: 'task', taskId })
  if (isRefused(body)) return
  const tasks = JSON.parse(String(body.taskData)) as TaskEntry[]
  const { timesDone, award } = tasks.find(({ id }) => id === taskId) ?? { timesDone: 0, award: [] }
  const known = shares.get(taskId) ?? 0
  for (let time = known; time < timesDone; time++) claims.granted('Tasks', award)
  shares.set(taskId, Math.max(known, timesDone))
}

/** Somebody looks after who pays in and plays like this, before long: from then on, at any time. */
const inCare = ['inCare']
/** Or it is not earned yet. */
export const fair = [...inCare, 'notReached', 'unknownReward', 'notBought', 'noDepositYet']

export function isRefused({ errcode, error }: Answer, reasons: readonly string[] = fair): boolean {
  if (errcode === 0) return false
  if (typeof error === 'string' && reasons.includes(error)) return true
  throw new WrongAnswer(`a claim was answered ${String(error)}`)
}

function wanted<Name extends ClaimCall>(
  activity: PromotionName,
  name: Name,
  input: CallInput<Name>,
): Wanted {
  async function claim({ caller }: Worker, reasons: readonly string[] = fair) {
    const body: Answer & { propList?: RewardItem[] } = await caller.app(name, input)
    return isRefused(body, reasons) ? null : (body.propList ?? [])
  }
  return { activity, what: JSON.stringify(input), claim }
}

/** By a deposit. A second time it is only a deposit. */
async function purchase({ caller, journal }: Worker, isPack: boolean, place: number) {
  const amount = (isPack ? packs : cards)[place] ?? 0
  const awardId = isPack ? place + 1 : signInCardIds[place]
  const actType = isPack ? activityTypes.FirstCharge : activityTypes.SignUpBonus
  const order = { amount, version: 4 as const, rechargeType: 1, actType, awardId }
  const placed = await caller.app('recharge3', order)
  if (placed.error === 'offerNotOpen' || isTooBusy(placed.error)) return
  if (placed.errcode !== 0) throw new WrongAnswer(`a purchase: ${String(placed.error)}`)
  const merchantOrderId = String(placed.orderId)
  await caller.callback({ merchantOrderId, status: 'paid', paidAmount: amount })
  journal.add('deposit', `deposit:${merchantOrderId}`, { coin: amount })
}
