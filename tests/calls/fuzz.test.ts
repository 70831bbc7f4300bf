import { randomBytes } from 'node:crypto'
import { calls } from '@parlour/contract/index.ts'
import { consoleCalls } from '@parlour/contract/operator/console.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { operatorErrors } from '@parlour/contract/operator/operator-call.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { openGame } from '../attacks/deep-bodies.ts'
import { besiege } from '../attacks/besieged.ts'
import type { Watch } from '../fuzz/digest.ts'
import { watchTables } from '../fuzz/digest.ts'
import { routeTargets } from '../fuzz/route-targets.ts'
import { runRounds } from '../fuzz/rounds.ts'
import { slowMs } from '../fuzz/sending.ts'
import type { Target } from '../fuzz/targets.ts'
import { callTargets } from '../fuzz/targets.ts'
import { walletTargets } from '../fuzz/wallet-targets.ts'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import { consoleDoor, enterConsole, placeOf } from '../stack/console-door.ts'
import { arcadeUrl, seedGames } from '../stack/play-stack.ts'
import type { OperatorDoor, SignedIn } from '../stack/stack.ts'
import { credentials, operatorDoor } from '../stack/stack.ts'

let stack: CashierStack
let watch: Watch
const walletSecret = randomBytes(24).toString('hex')
beforeAll(async () => {
  const env = { ARCADE_URL: arcadeUrl, ARCADE_WALLET_SECRET: walletSecret }
  stack = await startCashier(inject('clusterUrl'), env)
  await seedGames(stack)
  watch = await watchTables(stack.app.database)
})
afterAll(() => stack.stop())
afterEach(async () => {
  expect((await checkLedger(stack.app.database)).difference).toBeNull()
})

/** `npm run fuzz` sends many more, tells how it goes, and also asks that none took long. */
const given = process.env['FUZZ_BODIES']
const bodies = Number(given ?? 4)
/** So many were sent by an earlier run. */
const from = Number(process.env['FUZZ_FROM'] ?? 0)
const longestMs = Number(process.env['FUZZ_MINUTES'] ?? 30) * 60_000
const patience = { timeout: given ? longestMs + 600_000 : 600_000 }
const say = (line: string) => void (given && process.stderr.write(`${line}\n`))

/** Whoever is not let in is not read either: a short run sends one body to tell. */
const closed = (target: Target): Target => ({
  ...target,
  list: (count, chance) => target.list(given ? count : 1, chance),
})

test('every call keeps its contract, whatever a visitor sends', patience, async () => {
  const targets = callTargets(calls, (path, body) => stack.post(path, body))
  const isOpen = ({ name }: Target) =>
    Object.entries(calls).some(([own, one]) => own === name && one.public)
  await run(
    'a visitor',
    targets.map((target) => (isOpen(target) ? target : closed(target))),
  )
})

test('every call keeps its contract, whatever a player sends', patience, async () => {
  let mali: SignedIn | null = null
  // Among the calls are those that sign out and those that pause play.
  const prepare = async () => {
    const isIn = mali && (await stack.post('getSessions', {}, mali)).status !== 401
    if (!isIn) mali = await stack.join()
  }
  const post = async (path: string, body: unknown) => {
    const answer = await stack.post(path, body, mali ?? undefined)
    if (answer.status === 401) mali = await stack.join()
    return answer
  }
  const answers = await run('a player', callTargets(calls, post), prepare)
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  expect(answers['401'] ?? 0).toBeLessThan(all / 10)
})

test(
  'so does every call of operators, with rights, with others and without',
  patience,
  async () => {
    const { url, app } = stack
    const other = await app.database.transaction((tx) =>
      makeOperator(tx, 'other', ['content.read']),
    )
    const targetsOf = ({ post }: OperatorDoor) => callTargets(operatorCalls, post, operatorErrors)
    await run('an operator', [
      ...targetsOf(stack.operator('ploy')),
      ...targetsOf(operatorDoor(url, other)),
      ...targetsOf(operatorDoor(url, 'x'.repeat(40))).map(closed),
    ])
  },
)

test('so does every call of the console, to a stranger and to who is in', patience, async () => {
  const person = await enterConsole(placeOf(stack), 'fuzzed', 'support')
  const doors = [consoleDoor(stack.consoleUrl), person]
  await run(
    'a person at the console',
    doors.flatMap(({ post }) => callTargets(consoleCalls, post)),
  )
})

test('so does the wallet protocol, to its provider and to a forger', patience, async () => {
  const place = { sandboxUrl: '', paymentSecret: '', walletSecret, pid: process.pid }
  const house = besiege({ ...stack, ...place })
  try {
    const subject = await openGame(house)
    await run('a provider', [
      ...walletTargets(subject, 'of the provider'),
      ...walletTargets(subject, 'of a forger', { secret: 'x'.repeat(48) }),
      ...walletTargets(subject, 'of nobody', { provider: 'nobody', secret: 'x'.repeat(48) }),
    ])
  } finally {
    await house.database.end()
  }
})

test('so does every other route, to a stranger, a player and an operator', patience, async () => {
  const tree = stack.http.printRoutes({ commonPrefix: false })
  const bearer = { authorization: `Bearer ${await stack.hire('ploy')}` }
  const whose = [{}, credentials(await stack.join()), bearer]
  const targets = whose.flatMap((more) => routeTargets(stack.url, tree, more))
  const names = new Set(targets.map(({ name }) => name))
  for (const wanted of ['GET /s/:code', 'POST /callbacks/payments/:provider', 'GET /healthz'])
    expect(names).toContain(wanted)
  await run('any route', targets)
})

async function run(who: string, targets: Target[], prepare = async () => undefined as unknown) {
  const sizes = { bodies, from, longestMs }
  const fuzzed = await runRounds({ who, targets, watch, prepare, say, ...sizes })
  const { findings, slowest, answers, compared } = fuzzed
  expect(findings).toEqual([])
  // Who is turned away at the door has tried nothing, and so has who is never refused. Only bodies
  // that are too long are, after ten of them in a minute.
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  expect(answers['429'] ?? 0).toBeLessThan(Math.max(1, all / 10_000))
  expect(compared).toBeGreaterThan(0)
  if (given) expect(slowest.ms, slowest.body).toBeLessThan(slowMs)
  return answers
}
