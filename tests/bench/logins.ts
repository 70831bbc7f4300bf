import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { device, prepareLogin, register } from '../stack/entering.ts'
import type { SignedIn } from '../stack/stack.ts'
import { playerDoor } from '../stack/stack.ts'
import { percentile } from './figures.ts'

/**
 * How much 200 people signing in at once, each at home and on the device they always use, are felt
 * by somebody who is not: the p99 of an unrelated call during the rush, as a ratio to its p99 while
 * nothing else happens, in one run. (From one address they would be sent to work, and this process
 * would do the work of them all: `npm run attacks` tries that.)
 */
const people = 200
const password = 'a long enough secret'
const wantedRatio = 3
const probeGapMs = 5

const server = fork(path.join(import.meta.dirname, 'server-process.ts'))
const [{ url, player }] = (await once(server, 'message')) as [{ url: string; player: SignedIn }]
const door = playerDoor(url)

const probe = () => door.call('hasMailUnread', {}, player)
for (let n = 0; n < people; n++) await register(doorOf(n), `bench${n}`, password)
// Sealed beforehand: what their browsers do is not what is measured.
const entries = await Promise.all(
  Array.from({ length: people }, async (_, n) => {
    const account = `bench${n}`
    const body = await prepareLogin(doorOf(n), account, password, account)
    return () => doorOf(n).call('accountLogin', body, undefined, device(account))
  }),
)
const calm = await measureUntil(probe, sleep(4000))
const busy = await measureUntil(probe, rush())
const ratio = busy.p99 / calm.p99
console.log(`alone             p50 ${text(calm.p50)}  p99 ${text(calm.p99)}  ${calm.count} calls`)
console.log(`during the rush   p50 ${text(busy.p50)}  p99 ${text(busy.p99)}  ${busy.count} calls`)
const verdict = ratio <= wantedRatio ? 'PASS' : 'FAIL'
console.log(`ratio of the p99  ${ratio.toFixed(2)} (at most ${wantedRatio}) ${verdict}`)
process.exitCode = ratio <= wantedRatio ? 0 : 1
server.disconnect()

function doorOf(n: number) {
  return playerDoor(url, { 'x-forwarded-for': `198.18.${n}.7` })
}

async function rush(): Promise<void> {
  const startedAt = performance.now()
  const answers = await Promise.all(entries.map((enter) => enter()))
  const failed = answers.filter(({ body }) => body.errcode !== 0).length
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${people} sign-ins in ${seconds.toFixed(1)} s, ${failed} failed`)
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
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), count: times.length }
}

function text(ms: number): string {
  return `${ms.toFixed(1)} ms`.padStart(9)
}
