import type { BehaviourName } from '@parlour/sandbox/pay/behaviours.ts'
import { behaviours } from '@parlour/sandbox/pay/behaviours.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { WrongAnswer } from './answers.ts'
import type { End, Story } from './astray.ts'
import { isTooBusy } from './cashier-acts.ts'
import { walletPassword } from './players.ts'
import type { Worker } from './worker.ts'

/** What an approval at the gateway must come to, however it is told of. */
const stories: Partial<Record<BehaviourName, Story>> = {
  paidLate: { deposits: (amount) => [amount], ends: ['paid', 'returned'] },
  paidInPart: { deposits: (amount) => [Math.ceil(amount / 2)], ends: ['held'] },
  paidTwice: { deposits: (amount) => [amount, amount], ends: ['paid'] },
  otherCurrency: { deposits: () => [], ends: ['held'] },
  callbacksLost: { deposits: (amount) => [amount], ends: ['paid'] },
  callbacksRepeated: { deposits: (amount) => [amount], ends: ['paid'] },
  callbacksReordered: { deposits: (amount) => [amount], ends: ['paid'] },
}
const names = Object.keys(stories) as BehaviourName[]

/** An order that the gateway itself settles, in one of its wrong ways. */
export async function depositAstray(worker: Worker): Promise<void> {
  const { caller, journal, owed, random } = worker
  const { amount, story } = choose(worker, random.within(1, 200))
  const placed = await caller.app('recharge3', { amount, version: 4, rechargeType: 1 })
  if (isTooBusy(placed.error)) return
  if (placed.errcode !== 0) throw new WrongAnswer(`recharge3: ${String(placed.error)}`)
  const orderId = String(placed.orderId)
  await approve(worker, 'orders', orderId)
  for (const [index, coin] of story.deposits(amount).entries()) {
    const key = index === 0 ? `deposit:${orderId}` : `deposit:${orderId}:${index + 1}`
    journal.add('deposit', key, { coin })
    owed.push(key)
  }
}

/** The same of a payout; it is approved once the gateway has heard of it. */
export async function withdrawAstray(worker: Worker): Promise<void> {
  const { caller, journal, player, astray, random } = worker
  const { amount, story } = choose(worker, random.within(1, 100))
  const asked = { amount, bankCardId: player.cardId, walletPassword }
  const body = await caller.app('exchange', asked)
  if (body.error === 'notWithdrawable') return
  if (body.errcode !== 0) throw new WrongAnswer(`exchange: ${String(body.error)}`)
  const orderId = String(body.order?.orderId)
  journal.add('withdrawal_hold', `withdrawal-hold:${orderId}`, { coin: -amount, held: amount })
  astray.push({ orderId, amount, story, isTold: false })
}

/** True when all of them were approved at the gateway. */
export async function approveAstray(worker: Worker): Promise<boolean> {
  for (const payout of worker.astray)
    if (!payout.isTold) payout.isTold = await approve(worker, 'payouts', payout.orderId)
  return worker.astray.every(({ isTold }) => isTold)
}

/**
 * True once everything the gateway did has reached the ledger: then each payout has ended in one
 * way that it may end in, and the journal says so.
 */
export async function endAstray(worker: Worker): Promise<boolean> {
  const { journal, house, player } = worker
  const { playerId } = player.as
  if (!(await approveAstray(worker))) return false
  await house.database.run(sql`update cashier_deposits set ask_at = now()
    where player_id = ${playerId} and 'deposit:' || order_id = any(${worker.owed}::text[])
      and ask_at is not null`)
  const { missing } = await house.database.row<{ missing: number }>(sql`
    select count(*) as missing from unnest(${worker.owed}::text[]) as owed(key)
    where not exists (select from wallet_entries
      where player_id = ${playerId} and account = 'coin' and wallet_entries.key = owed.key)`)
  const ends = await Promise.all(worker.astray.map((one) => findEnd(worker, one.orderId)))
  if (missing > 0 || !worker.astray.every(({ story }, at) => isOneOf(story, ends[at]))) return false
  for (const [at, { orderId, amount }] of worker.astray.entries()) {
    if (ends[at] === 'paid')
      journal.add('withdrawal_paid', `withdrawal-paid:${orderId}`, { held: -amount })
    if (ends[at] === 'returned') {
      const back = { held: -amount, coin: amount }
      journal.add('withdrawal_return', `withdrawal-return:${orderId}`, back)
    }
  }
  worker.astray.length = 0
  return true
}

/** What is still to be heard of, in words: orders, payouts that wait for news, and those astray. */
export async function listUnlearnt({ house, owed, payouts, astray, player }: Worker) {
  const { playerId } = player.as
  const deposits = await house.database.rows<{ text: string }>(sql`
    select concat_ws(' ', 'deposit', order_id, status, 'asked', asks, 'next', ask_at) as text
    from cashier_deposits where player_id = ${playerId}
      and 'deposit:' || order_id = any(${owed}::text[]) and not exists (
        select from wallet_entries where wallet_entries.player_id = ${playerId}
          and account = 'coin' and wallet_entries.key = 'deposit:' || order_id)`)
  const ids = [...payouts, ...astray].map(({ orderId }) => orderId)
  const withdrawals = await house.database.rows<{ text: string }>(sql`
    select concat_ws(' ', 'payout', order_id, status, 'asked', asks, 'next', ask_at) as text
    from cashier_withdrawals
    where player_id = ${playerId} and order_id = any(${ids}::text[])
      and status not in ('paid', 'returned')`)
  return [...deposits, ...withdrawals].map(({ text }) => text)
}

function choose({ random }: Worker, coins: number): { amount: number; story: Story } {
  const name = random.pick(names)
  const story = stories[name]
  if (!story) throw new RangeError(`no story of ${name}`)
  return { amount: coins * 100 + behaviours[name].ending, story }
}

/** False while the gateway has not heard of it. */
async function approve({ house }: Worker, kind: string, orderId: string): Promise<boolean> {
  const { status } = await fetch(`${house.sandbox.url}/pay/${kind}/${orderId}/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'approve' }),
  })
  // Told so before: the answer to that was lost with us, not with the gateway.
  if (status === 200 || status === 409) return true
  if (status === 404) return false
  throw new WrongAnswer(`the gateway answered an approval ${status}`)
}

async function findEnd({ house, player }: Worker, orderId: string): Promise<End> {
  const { status } = await house.database.row<{ status: string }>(sql`
    select status from cashier_withdrawals
    where player_id = ${player.as.playerId} and order_id = ${orderId}`)
  return status === 'paid' || status === 'returned' ? status : 'held'
}

function isOneOf({ ends }: Story, end: End | undefined): boolean {
  return end !== undefined && ends.includes(end)
}
