import type { Behaviour } from '@parlour/sandbox/pay/behaviours.ts'
import { behaviours } from '@parlour/sandbox/pay/behaviours.ts'
import type { Told } from '../../stack/cashier-callbacks.ts'
import { WrongAnswer } from './answers.ts'
import { safeboxKey } from './journal.ts'
import { mailCoins, walletPassword } from './players.ts'
import type { Worker } from './worker.ts'

const { questionRefused, duplicateRefused, submitRefused, silent } = behaviours
/** Most are well behaved; the others choose by their hundredths how the gateway goes wrong. */
const wrong: Behaviour[] = [questionRefused, duplicateRefused, submitRefused, silent]
const endings = [...wrong.map(({ ending }) => ending), 0, 0, 0, 0]

/** An order, and what the provider says of it: repeated, contradictory, in any order. */
export async function deposit({ caller, journal, random, house }: Worker): Promise<void> {
  const ending = house.troubles.isOn ? random.pick(endings) : 0
  const amount = random.within(1, 500) * 100 + ending
  const placed = await caller.app('recharge3', { amount, version: 4, rechargeType: 1 })
  if (isTooBusy(placed.error)) return
  if (placed.errcode !== 0) throw new WrongAnswer(`recharge3: ${String(placed.error)}`)
  const merchantOrderId = String(placed.orderId)
  const paidAmount = random.isOneIn(4) ? amount + 100 : amount
  const paid: Told = { merchantOrderId, status: 'paid', paidAmount }
  const failed: Told = { merchantOrderId, status: 'failed', paidAmount: 0 }
  const second = `second:${merchantOrderId}`
  const story = random.pick<Told[]>([
    [paid],
    [paid, paid],
    [
      { ...paid, eventId: `event:${merchantOrderId}` },
      { ...paid, eventId: `event:${merchantOrderId}` },
    ],
    [paid, failed],
    [failed, paid],
    [failed],
    [paid, { ...paid, paymentRef: second }],
    [{ ...paid, currency: 'PHP', paymentRef: `other:${merchantOrderId}` }, paid],
    [{ ...paid, currency: 'PHP' }, failed],
  ])
  if (random.isOneIn(2)) await Promise.all(story.map((told) => caller.callback(told)))
  else for (const told of story) await caller.callback(told)
  // Whatever came first, money that arrived is the player's.
  if (story.includes(paid) || story.some(({ eventId }) => eventId !== undefined))
    journal.add('deposit', `deposit:${merchantOrderId}`, { coin: paidAmount })
  if (story.some(({ paymentRef }) => paymentRef === second))
    journal.add('deposit', `deposit:${merchantOrderId}:2`, { coin: paidAmount })
}

/** No order was placed: the gateway says nothing, or too many of the player's are unpaid. */
export function isTooBusy(error: unknown): boolean {
  return error === 'channelSilent' || error === 'tooManyOpenOrders'
}

/** Holds an amount; what becomes of it is decided once the payout is on its way. */
export async function withdraw(worker: Worker): Promise<void> {
  const { caller, journal, random, player, payouts, house } = worker
  const ending = house.troubles.isOn ? random.pick(endings) : 0
  const amount = random.within(1, 300) * 100 + ending
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  const body = await caller.app('exchange', asked)
  if (body.error === 'notWithdrawable') return
  if (body.errcode !== 0) throw new WrongAnswer(`exchange: ${String(body.error)}`)
  const orderId = String(body.order?.orderId)
  journal.add('withdrawal_hold', `withdrawal-hold:${orderId}`, { coin: -amount, held: amount })
  // What the gateway never took can only come back.
  const isRefused = ending === submitRefused.ending
  const status = isRefused ? 'failed' : random.pick(['paid', 'paid', 'failed'] as const)
  payouts.push({ orderId, amount, status })
}

/** True when there is none left to settle. */
export async function settlePayouts(worker: Worker): Promise<boolean> {
  for (const payout of worker.payouts.slice()) {
    if (!(await isDecidable(worker, payout))) continue
    const place = worker.payouts.indexOf(payout)
    // The worker's other strand was faster.
    if (place < 0) continue
    worker.payouts.splice(place, 1)
    const { orderId, amount, status } = payout
    const told = { merchantPayoutId: orderId, status, paidAmount: status === 'paid' ? amount : 0 }
    await Promise.all([worker.caller.callback(told), worker.caller.callback(told)])
    if (status === 'paid')
      worker.journal.add('withdrawal_paid', `withdrawal-paid:${orderId}`, { held: -amount })
    else
      worker.journal.add('withdrawal_return', `withdrawal-return:${orderId}`, {
        held: -amount,
        coin: amount,
      })
  }
  return worker.payouts.length === 0
}

export async function useSafebox({ caller, journal, random }: Worker): Promise<void> {
  const direction = random.pick(['in', 'in', 'out'] as const)
  const amount = random.within(1, 200) * 100
  const asked = { direction, amount, walletPassword }
  const body = await caller.app('safeboxTransfer', asked)
  if (body.error === 'notEnough') return
  if (body.errcode !== 0) throw new WrongAnswer(`safeboxTransfer: ${String(body.error)}`)
  const moved = direction === 'in' ? amount : -amount
  journal.add(`safebox_${direction}`, safeboxKey, { coin: -moved, safebox: moved })
}

export async function claimMail({ caller, journal, player }: Worker): Promise<void> {
  const id = player.mailIds.pop()
  if (id === undefined) return
  const body = await caller.app('receiveMail', { id })
  // Who pays in and plays like this is looked after before long.
  if (body.error === 'inCare') return
  if (body.errcode !== 0) throw new WrongAnswer(`receiveMail: ${String(body.error)}`)
  journal.add('reward', `mail:${id}:0`, { coin: mailCoins })
  const again = await caller.app('receiveMail', { id })
  if (again.error !== 'alreadyClaimed' && again.error !== 'inCare')
    throw new WrongAnswer('a mail was claimed twice')
}

/** On its way, or come back by itself: then the news that it failed is none. */
async function isDecidable({ caller }: Worker, { orderId, status }: Worker['payouts'][number]) {
  const { orderList } = await caller.read('getExchangeOrder', { orderId })
  const reached = orderList?.[0]?.status ?? ''
  return ['submitted', 'unknown', ...(status === 'failed' ? ['returned'] : [])].includes(reached)
}
