import { createHash, createHmac, randomUUID } from 'node:crypto'
import { checkLedger, readBalances } from '@parlour/server/wallet/index.ts'
import { postCallback } from '../stack/cashier-callbacks.ts'
import { channels, order } from '../stack/cashier-stack.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { Besieged, Report } from './besieged.ts'
import { from, manyTimes, tally } from './besieged.ts'

type Order = { player: SignedIn; orderId: string; amount: number; isPaid: boolean }
/** `pays` is the order that a true word is about. */
type Message = { body: string; headers: Record<string, string>; pays?: Order }

const ordersEach = 3
/** One order in so many is never paid: only forged words say it was. */
const neverPaid = 5
const staleMs = 6 * 60_000

/**
 * Callbacks that are forged, changed, too old, repeated and out of order, among true ones, all
 * mixed. What is credited must be what the provider truly said was paid, each payment once.
 */
export async function mixCallbacks(
  house: Besieged,
  { callbacks, seed }: { callbacks: number; seed: string },
): Promise<Report> {
  // Four of five have 17, the others 13.
  const perOrder = 16
  const orders = await placeOrders(house, Math.ceil(callbacks / perOrder))
  const messages = shuffled(
    orders.flatMap((one, i) => messagesOf(house, one, i)),
    seed,
  ).slice(0, callbacks)
  const statuses = await manyTimes(messages.length, 24, (i) => send(house, messages[i]!))
  const paid = [...new Set(messages.flatMap(({ pays }) => pays ?? []))]
  const wanted = paid.reduce((sum, { amount }) => sum + amount, 0)
  const credited = await sumCoins(house, orders)
  const { difference } = await checkLedger(house.database)
  return {
    figures: {
      seed,
      callbacks: messages.length,
      answers: tally(statuses),
      orders: `${orders.length}, truly paid ${paid.length}`,
      'credited, of what was paid': `${credited / 100} of ${wanted / 100}`,
      ledger: difference ?? 'adds up',
    },
    faults: [
      ...(credited === wanted ? [] : [`${credited} was credited, ${wanted} was paid`]),
      ...(difference === null ? [] : ['the ledger does not add up']),
      ...(statuses.some((status) => status >= 500) ? ['a callback failed'] : []),
    ],
  }
}

function messagesOf({ paymentSecret }: Besieged, one: Order, at: number): Message[] {
  const { orderId, amount, isPaid } = one
  const say = (status: 'paid' | 'failed', sum: number) => describe(orderId, status, sum)
  const [first, second] = [say('paid', amount), say('paid', amount)].map((body) => ({
    ...sign(paymentSecret, body),
    pays: one,
  })) as [Message, Message]
  const unsigned = { body: say('paid', amount), headers: {} }
  const { headers } = sign(paymentSecret, say('paid', amount))
  return [
    ...(isPaid ? [first, first, first, second, second] : [unsigned]),
    ...Array.from({ length: 5 }, () => sign('x'.repeat(48), say('paid', amount))),
    ...[2, 3, 9].map((times) => ({ headers, body: say('paid', amount * times) })),
    ...[-staleMs, staleMs].map((ms) => sign(paymentSecret, say('paid', amount), ms)),
    at % 3 === 0 ? sign(paymentSecret, say('failed', 0)) : unsigned,
    sign(paymentSecret, describe(`${orderId}0`, 'paid', amount)),
  ]
}

function describe(orderId: string, status: 'paid' | 'failed', paidAmount: number): string {
  return JSON.stringify({
    eventId: randomUUID(),
    at: new Date().toISOString(),
    currency: 'THB',
    paymentRef: `one-payment-of:${orderId}`,
    merchantOrderId: orderId,
    status,
    paidAmount,
  })
}

function sign(secret: string, body: string, laterMs = 0): Message {
  const timestamp = String(Date.now() + laterMs)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: { 'x-timestamp': timestamp, 'x-signature': signature } }
}

function send({ url }: Besieged, { body, headers }: Message): Promise<number> {
  return postCallback(url, body, headers)
}

async function placeOrders(house: Besieged, count: number): Promise<Order[]> {
  const players = await manyTimes(Math.ceil(count / ordersEach), 4, () => house.join())
  return manyTimes(count, 8, async (i) => {
    const player = players[Math.floor(i / ordersEach)]!
    // Whole sums: by their hundredths the sandbox is told how to go wrong.
    const amount = 100_00 + i * 100
    const headers = { ...newKey(), ...from(`203.4.${i % 250}.9`) }
    const wish = order(amount, { rechargeType: channels.page })
    const { orderId } = await house.ok('recharge3', wish, player, headers)
    return { player, orderId, amount, isPaid: i % neverPaid !== 0 }
  })
}

async function sumCoins({ database }: Besieged, orders: Order[]): Promise<number> {
  const playerIds = [...new Set(orders.map(({ player }) => player.playerId))]
  let sum = 0
  for (const playerId of playerIds) sum += (await readBalances(database, playerId)).coin
  return sum
}

/** In an order that the seed decides. */
function shuffled<Item>(items: Item[], seed: string): Item[] {
  const placeOf = (at: number) => createHash('sha256').update(`${seed}:${at}`).digest('hex')
  return items
    .map((item, at) => ({ item, place: placeOf(at) }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ item }) => item)
}
