import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { percentile } from './figures.ts'
import type { Tallies } from './overload/drive.ts'
import { createDriver, sumUp } from './overload/drive.ts'
import type { Memory, Place } from './overload/house.ts'
import type { Kind } from './overload/requests.ts'
import { kinds } from './overload/requests.ts'
import { keepTo, otherCores, serverCore } from './overload/cores.ts'

// `npm run bench:overload [-- --seconds=60 --times=5]`
// Finds the knee of one copy, the most that can be asked while nearly all of it is answered within
// half a second, with a mix of bets, reads, visitors and telemetry; then asks five times as much
// for a minute, and half of it afterwards.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    times: { type: 'string', default: '5' },
    from: { type: 'string', default: '100' },
  },
})
const seconds = Number(values.seconds)
const times = Number(values.times)
const stepSeconds = 5
const inTimeMs = 500
const nearlyAll = 0.95
/** What is promised. */
const wanted = { goodput: 0.9, p99Ms: 2_000, recoverySeconds: 10, memory: 1.3 }
const money: Kind[] = ['bet', 'win']

const isApart = keepTo(otherCores, process.pid)
const house: ChildProcess = fork(path.join(import.meta.dirname, 'overload/house.ts'))
const [place] = (await once(house, 'message')) as [Place]
if (isApart) keepTo(serverCore, house.pid ?? 0)
const driver = createDriver(place)

const { rate: knee, goodput: kneeMoney } = await findKnee()
console.log(`knee: ${knee.toFixed(0)} requests/s, of it ${kneeMoney.toFixed(0)} of money`)
const memories: Memory[] = []
const usedBefore = process.cpuUsage()
const over = sumUp(await driver.drive(knee * times, seconds, () => void readMemory()))
const used = process.cpuUsage(usedBefore)
const goodput = moneyOf(over) / seconds
tell(`${times} times the knee for ${seconds} s`, over)
tellCores()
const recovery = await recover()
driver.stop()
house.disconnect()
await once(house, 'exit')

const p99 = percentile(timesOf(over, money), 0.99)
const [early, late] = [memories.slice(5, 15), memories.slice(-10)].map((some) =>
  percentile(
    some.map(({ rss }) => rss),
    0.5,
  ),
)
const growth = (late ?? 0) / (early || 1)
const limits = memories.map(({ limit }) => limit)
console.log(
  `limit: between ${Math.min(...limits).toFixed(0)} and ${Math.max(...limits).toFixed(0)}`,
)
const verdicts = [
  verdict('money goodput of the knee’s', goodput / kneeMoney, wanted.goodput, true),
  verdict('p99 of money, ms', p99, wanted.p99Ms),
  verdict('recovered after, s', recovery, wanted.recoverySeconds),
  verdict('memory at the end, times', growth, wanted.memory),
]
process.exitCode = verdicts.every(Boolean) ? 0 : 1

/**
 * Nearly half as much again at each step, until two in a row are too much. Beyond the knee more may
 * be done than at it, since reads and visitors are refused and make room; that is not looked for.
 */
async function findKnee(): Promise<{ rate: number; goodput: number }> {
  // A house that has just been started is slow at first.
  for (const rate of [100, 400, 100]) await driver.drive(rate, stepSeconds)
  let best = { rate: 0, goodput: 0 }
  let inVain = 0
  for (let rate = Number(values.from); inVain < 2; rate = Math.round(rate * 1.4)) {
    const found = sumUp(await driver.drive(rate, stepSeconds))
    const took = timesOf(found, kinds)
    const inTime = took.filter((ms) => ms <= inTimeMs).length / stepSeconds
    const spread = [0.5, 0.99].map((share) => `${percentile(took, share).toFixed(0)} ms`)
    console.log(`  ${rate}/s: ${inTime.toFixed(0)}/s in time, p50 and p99 ${spread.join(', ')}`)
    const isEnough = inTime >= rate * nearlyAll
    inVain = isEnough ? 0 : inVain + 1
    if (isEnough) best = { rate, goodput: moneyOf(found) / stepSeconds }
  }
  return best
}

/** Seconds at half the knee until a second went well: all answered, and in time. */
async function recover(): Promise<number> {
  const after = await driver.drive(knee / 2, 15)
  tell('half the knee afterwards', sumUp(after))
  const isWell = after.map((tallies) => {
    const isRefused = kinds.some((kind) => tallies[kind].done < tallies[kind].asked)
    return !isRefused && percentile(timesOf(tallies, kinds), 0.95) <= inTimeMs
  })
  const first = isWell.indexOf(true)
  return first < 0 ? Infinity : first
}

async function readMemory(): Promise<void> {
  house.send('memory')
  const [memory] = (await once(house, 'message')) as [Memory]
  memories.push(memory)
}

function moneyOf(tallies: Tallies): number {
  return money.reduce((sum, kind) => sum + tallies[kind].done, 0)
}

function timesOf(tallies: Tallies, of: readonly Kind[]): number[] {
  return of.flatMap((kind) => tallies[kind].times)
}

function tell(title: string, tallies: Tallies): void {
  console.log(`${title}\n          asked     done  refused     left lineless  p50 ms  p99 ms`)
  for (const kind of kinds) {
    const { asked, done, refused, left, lineless, times: took } = tallies[kind]
    const figures = [asked, done, refused, left, lineless].map((one) => String(one).padStart(8))
    const spread = [0.5, 0.99].map((share) => percentile(took, share).toFixed(0).padStart(7))
    console.log(`  ${kind.padEnd(5)}${figures.join(' ')} ${spread.join(' ')}`)
  }
}

/** Where the machine was too busy for either of them, the figures above tell of that. */
function tellCores(): void {
  const [first, last] = [memories[0], memories.at(-1)]
  const server = ((last?.cpuMicros ?? 0) - (first?.cpuMicros ?? 0)) / (memories.length - 1)
  const asking = (used.user + used.system) / seconds
  const [load = 0] = loadavg()
  console.log(
    `cores used: server ${(server / 1e6).toFixed(2)}, who asks ${(asking / 1e6).toFixed(2)}; ` +
      `waiting for the ${cpus().length} cores of the machine: ${load.toFixed(1)}`,
  )
}

function verdict(what: string, found: number, bound: number, isLeast = false): boolean {
  const isGood = isLeast ? found >= bound : found <= bound
  const side = isLeast ? 'at least' : 'at most'
  console.log(`${isGood ? 'PASS' : 'FAIL'}  ${what}: ${found.toFixed(2)} (${side} ${bound})`)
  return isGood
}
