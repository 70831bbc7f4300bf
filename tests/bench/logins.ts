import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@parlour/server/db.ts'
import { migrate } from '@parlour/server/migrations.ts'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { login, register } from '../entering.ts'
import type { Stack } from '../stack.ts'
import { startStack } from '../stack.ts'

/**
 * How much 200 people signing in at once are felt by somebody who is not: the p99 of an unrelated
 * call during the rush, as a ratio to its p99 while nothing else happens, in one run.
 */
const people = 200
const wantedRatio = 3
const probeGapMs = 5

const quiet = () => undefined
const postgres = await startScratchPostgres()
const template = openDatabase(postgres.url, 2, quiet)
await migrate(template, quiet)
await template.end()
const env = { ACCOUNTS_PER_ADDRESS: '100000' }
const stack = await startStack({ clusterUrl: postgres.url, env })

try {
  await register(stack, 'bench1', 'a long enough secret')
  const player = await stack.signIn()
  const probe = () => stack.call('hasMailUnread', {}, player)
  await measureUntil(probe, sleep(1000))
  const calm = await measureUntil(probe, sleep(4000))
  const busy = await measureUntil(probe, rush(stack))
  const ratio = busy.p99 / calm.p99
  console.log(
    `alone            p50 ${text(calm.p50)}  p99 ${text(calm.p99)}  (${calm.count} calls)`,
  )
  console.log(
    `during ${people} logins p50 ${text(busy.p50)}  p99 ${text(busy.p99)}  (${busy.count} calls)`,
  )
  const verdict = ratio <= wantedRatio ? 'PASS' : 'FAIL'
  console.log(`ratio of p99     ${ratio.toFixed(2)}  (at most ${wantedRatio})  ${verdict}`)
  process.exitCode = ratio <= wantedRatio ? 0 : 1
} finally {
  await stack.stop()
  await postgres.stop()
}

function rush(on: Stack): Promise<unknown> {
  const enter = (_: unknown, n: number) =>
    login(on, 'bench1', 'a long enough secret', `device ${n}`)
  return Promise.all(Array.from({ length: people }, enter))
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
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), count: times.length }
}

function text(ms: number): string {
  return `${ms.toFixed(1)} ms`.padStart(9)
}
