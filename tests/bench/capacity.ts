import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Place } from '../attacks/besieged.ts'
import { besiege, from, manyTimes } from '../attacks/besieged.ts'
import { openGame } from '../attacks/deep-bodies.ts'
import { openRound } from '../conformance/client.ts'
import { openStreams } from '../drills/open-streams.ts'
import { until } from '../drills/report.ts'
import { signedCallback } from '../stack/cashier-callbacks.ts'
import { order } from '../stack/cashier-stack.ts'
import { login, register } from '../stack/entering.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import type { Answer, Order, Used } from './capacity/house.ts'
import type { Act, Cost } from './capacity/machines.ts'
import { assumptions, machinesFor } from './capacity/machines.ts'

// `npm run bench:capacity [-- --times=1]`: what a round, a read, a deposit, a claim, a sign-in, a
// stream and a new player cost in CPU, log, rows and bytes, through HTTP on a disk that is waited
// for; and the machines that follow for 10^4 to 10^7 players. On a shared machine the CPU is as
// good as its clock; seconds are not used.
const { values } = parseArgs({ options: { times: { type: 'string', default: '1' } } })
const times = Number(values.times)
const atOnce = 16

const child = fork(path.join(import.meta.dirname, 'capacity/house.ts'), {
  execArgv: ['--expose-gc'],
})
const [place] = (await once(child, 'message')) as [Place]
const house = besiege(place)
const ask = async <Wanted extends Answer>(wish: Order) => {
  child.send(wish)
  const [answer] = (await once(child, 'message')) as [Wanted]
  return answer
}

const games = await manyTimes(40, 4, () => openGame(house))
const players = await manyTimes(40, 4, () => house.join(0))
const claimers = await ask<SignedIn[]>({ what: 'claimers', count: 30 * times })
const at = <Item>(list: Item[], number: number) => list[number % list.length] as Item

console.log(`${' '.repeat(32)}  server      db     WAL   bytes   rows`)
const round = await weigh('a round: bet and win', 1_500 * times, async (number) => {
  const played = openRound(at(games, number))
  await played.askBet()
  await played.askWin()
})
const read = await weigh('a read: the list of deposits', 800 * times, (number) =>
  house.ok('getRechargeRecord', {}, at(players, number)),
)
const deposit = await weigh('a deposit: order and callback', 120 * times, async (number) => {
  const amount = 100_00 + number * 100
  const headers = { ...newKey(), ...from(`203.0.113.${number % 250}`) }
  const { orderId } = await house.ok('recharge3', order(amount), at(players, number), headers)
  const told = { merchantOrderId: orderId, status: 'paid', paidAmount: amount } as const
  await signedCallback(house.url, { secret: house.paymentSecret }, told)
})
const claim = await weigh('a claim: the day’s gift', claimers.length, (number) =>
  house.ok('appFreeSignUserReceive', {}, at(claimers, number), newKey()),
)
const password = 'a long enough secret'
const player = await weigh('a new player', 40 * times, (number) =>
  register(house, `capacity${number}`, password),
)
const signIn = await weigh('a sign-in', 40 * times, (number) =>
  login(house, `capacity${number}`, password, `capacity${number}`),
)
const stream = await weighStreams()
await house.database.end()
child.disconnect()

const costs: Record<Act, Cost> = { round, read, deposit, claim, signIn }
console.log(`an open stream: ${(stream / 1000).toFixed(1)} kB of memory`)
console.log(`a player who does nothing: ${player.rows.toFixed(0)} rows once, then nothing`)
tellMachines()

/** One act after the other, some at once; what each used up, and what followed from it. */
async function weigh(
  name: string,
  count: number,
  act: (number: number) => Promise<unknown>,
): Promise<Cost> {
  const before = await settle()
  await manyTimes(count, atOnce, act)
  const after = await settle()
  const each = (part: keyof Used) => Math.max(0, after[part] - before[part]) / count
  const [server, database, walBytes] = [each('server'), each('database'), each('walBytes')]
  const cost = { server, database, walBytes, rows: each('rows'), bytes: each('bytes') }
  const figures = [server, database, walBytes, cost.bytes].map((one) => one.toFixed(0).padStart(8))
  console.log(`${name.padEnd(32)}${figures.join('')}${cost.rows.toFixed(1).padStart(7)}`)
  return cost
}

/** Followers have heard of it, and the database has counted. */
async function settle(): Promise<Used> {
  await pause(3_000)
  return ask<Used>({ what: 'used' })
}

async function weighStreams(): Promise<number> {
  const listeners = await manyTimes(300, 8, () => house.join(0))
  const before = await settle()
  const streams = openStreams(house.url, listeners)
  await until(() => streams.countOpen() === listeners.length)
  const after = await settle()
  await streams.stop()
  return Math.max(0, after.memory - before.memory) / listeners.length
}

function tellMachines(): void {
  console.log(`\nassumed: ${JSON.stringify(assumptions)}`)
  console.log('players   rounds/s  server cores  database cores  log MB/s  disk GB/day  streams GB')
  for (const many of [1e4, 1e5, 1e6, 1e7]) {
    const found = machinesFor(many, costs)
    const cores = [found.serverCores, found.databaseCores].map((one) => one.toFixed(1))
    const sizes = [found.walPerSecond / 1e6, found.diskPerDay / 1e9, found.streamMemory / 1e9]
    const [wal, disk, memory] = sizes.map((one) => one.toFixed(1))
    console.log(
      `${many.toExponential(0).padEnd(10)}${found.roundsPerSecond.toFixed(0).padStart(8)}` +
        `${cores[0]?.padStart(14)}${cores[1]?.padStart(16)}${wal?.padStart(10)}` +
        `${disk?.padStart(13)}${memory?.padStart(12)}`,
    )
  }
}
