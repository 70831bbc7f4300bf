import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedIn } from '../stack/stack.ts'
import { playerDoor } from '../stack/stack.ts'
import { percentile } from './figures.ts'
import type { People, Rush } from './logins/rush.ts'

/**
 * How much 200 people signing in at once, each at home and on the device they always use, are felt
 * by somebody who is not: the p95 of an unrelated call during the rush, as a ratio to its p95 while
 * nothing else happens, in one run. The p99 is told too: it is the moment at which they all arrive.
 * (From one address they would be sent to work: `npm run attacks` tries that.)
 */
const people = 200
const wantedRatio = 4
const probeGapMs = 5

const house = start('house')
const [{ url, player }] = (await once(house, 'message')) as [{ url: string; player: SignedIn }]
const rush = start('rush')
rush.send({ url, people } satisfies People)
await once(rush, 'message')

const door = playerDoor(url)
const probe = () => door.call('hasMailUnread', {}, player)
const calm = await measureUntil(probe, sleep(4000))
rush.send('enter')
const entered = once(rush, 'message') as Promise<[Rush]>
const busy = await measureUntil(probe, entered)
const [{ seconds, failed }] = await entered
const ratio = busy.p95 / calm.p95
console.log(`${people} sign-ins in ${seconds.toFixed(1)} s, ${failed} failed`)
console.log(`alone             ${describe(calm)}`)
console.log(`during the rush   ${describe(busy)}`)
const isGood = ratio <= wantedRatio && failed === 0
console.log(
  `ratio of the p95  ${ratio.toFixed(2)} (at most ${wantedRatio}) ${isGood ? 'PASS' : 'FAIL'}`,
)
process.exitCode = isGood ? 0 : 1
house.disconnect()

function start(name: 'house' | 'rush') {
  return fork(path.join(import.meta.dirname, 'logins', `${name}.ts`))
}

/** Calls one after the other until the other work has ended. */
async function measureUntil(work: () => Promise<unknown>, other: Promise<unknown>) {
  let isOver = false
  const ended = other.then(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
    await sleep(probeGapMs)
  }
  await ended
  const at = (share: number) => percentile(times, share)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), count: times.length }
}

type Measured = Awaited<ReturnType<typeof measureUntil>>

function describe({ p50, p95, p99, count }: Measured): string {
  return `p50 ${text(p50)}  p95 ${text(p95)}  p99 ${text(p99)}  ${count} calls`
}

function text(ms: number): string {
  return `${ms.toFixed(1)} ms`.padStart(9)
}
