import {
  chargeBack,
  importStatement,
  leaveDemoDeposit,
  listManualChannels,
  lockCredited,
  payDemoDeposit,
  placeDemoDeposit,
  refundDeposit,
} from '../cashier/index.ts'
import { householdOf } from '../frame/address.ts'
import type { Tx } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'

type Trace = { device: string; address: string; household: string }

/** Two newcomers of a part share a phone and an address: accounts that are likely one person's. */
export function sharedTraces(chunk: number, place: number): boolean {
  return chunk % 3 === 0 && (place === 61 || place === 62)
}

/** The phone and the address somebody came from, their own unless they share one. */
export function traceOf(number: number, isShared: boolean): Trace {
  const owner = isShared ? number - (number % 100) : number
  const address = `100.${64 + (owner % 64)}.${Math.floor(owner / 64) % 256}.${1 + (owner % 250)}`
  return { device: `crowd-phone-${owner}`, address, household: householdOf(address) }
}

type Part = { people: number[]; chunk: number; moveTo: (at: Date) => Promise<void> }
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What goes wrong somewhere every day, by the functions that do it on a running site. */
export async function makeTroubles(tx: Tx, { people, chunk, moveTo }: Part): Promise<void> {
  const [late, sentBack, taken, eager, refused] = [71, 73, 76, 79, 82].map((place) => people[place])
  const orders = []
  // Money that comes days after its order ended has to go back.
  await moveTo(new Date(Date.now() - 10 * hourMs - 5 * dayMs - chunk * 60_000))
  for (const playerId of chunk % 3 === 0 ? [late, sentBack] : [])
    if (playerId) orders.push(await leaveDemoDeposit(tx, playerId, 400_00, 'expired'))
  await moveTo(new Date(Date.now() - 9 * hourMs))
  for (const order of orders) await payDemoDeposit(tx, order, 400_00)
  if (orders[1] && chunk % 6 === 0) await refundDeposit(tx, orders[1].orderId)
  if (taken && chunk % 4 === 1) await loseDeposit(tx, taken)
  if (eager && chunk % 5 === 0) await depositOften(tx, eager, moveTo)
  if (refused && chunk % 5 === 1) await failOften(tx, refused, moveTo)
}

type Announced = { orderId: string; amount: number; time: Date }

/**
 * What the bank says of an announced transfer: with the order's number, or without a word, or that
 * somebody sent what nobody announced. Last of all, since nobody else can have the account then.
 */
export async function bringStatement(tx: Tx, chunk: number, order: Announced): Promise<void> {
  const [channel] = await listManualChannels(tx)
  const { settings } = await readSettings(tx)
  if (!channel || chunk % 2 === 1) return
  const time = new Date(order.time.getTime() + 2 * 60_000).toISOString()
  const said = chunk % 4 === 0 ? `transfer ${order.orderId.slice(-8)}` : 'mobile banking'
  const amount = chunk % 10 === 8 ? order.amount + 37_00 : order.amount
  const line = [time, (amount / 100).toFixed(2), settings.currency, said, `crowd-${chunk}`]
  const csv = `time,amount,currency,reference,id\n${line.join(',')}\n`
  await importStatement(tx, channel.channelId, csv)
}

/** A bank takes a deposit back. */
async function loseDeposit(tx: Tx, playerId: number): Promise<void> {
  const { orderId } = await placeDemoDeposit(tx, playerId, 1_000_00)
  const order = await lockCredited(tx, orderId)
  if (typeof order === 'object') await chargeBack(tx, order, 'the bank asked for it back')
}

const oftenEnough = 21
const quarterMs = hourMs / 4

/** More deposits in a day than anybody should make: somebody is to look after them. */
async function depositOften(tx: Tx, playerId: number, moveTo: Part['moveTo']): Promise<void> {
  for (let turn = 0; turn < oftenEnough; turn++) {
    await moveTo(new Date(Date.now() - 8 * hourMs + turn * quarterMs))
    await placeDemoDeposit(tx, playerId, 100_00)
  }
}

/** One deposit after the other is refused, until one goes through. */
async function failOften(tx: Tx, playerId: number, moveTo: Part['moveTo']): Promise<void> {
  for (let turn = 0; turn < oftenEnough; turn++) {
    await moveTo(new Date(Date.now() - 7 * hourMs + turn * quarterMs))
    await leaveDemoDeposit(tx, playerId, 500_00, 'failed')
  }
  await placeDemoDeposit(tx, playerId, 500_00)
}
