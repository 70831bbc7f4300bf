import { calls } from '@parlour/contract/index.ts'
import { consoleCalls } from '@parlour/contract/operator/console.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { operatorErrors } from '@parlour/contract/operator/operator-call.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { fuzzCall, type Fuzzed } from '../fuzz/fuzz.ts'
import { makeChance } from '../fuzz/mutations.ts'
import { runRounds } from '../fuzz/rounds.ts'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import { consoleDoor, enterConsole, placeOf } from '../stack/console-door.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())
afterEach(async () => {
  expect((await checkLedger(stack.app.database)).difference).toBeNull()
})

/** `npm run fuzz` sends many more, tells how it goes, and also asks that none took long. */
const given = process.env['FUZZ_BODIES']
const bodies = Number(given ?? 4)
const longestMs = Number(process.env['FUZZ_MINUTES'] ?? 30) * 60_000
const slowMs = 1_000
const patience = { timeout: given ? longestMs + 600_000 : 600_000 }
const say = (line: string) => void (given && process.stderr.write(`${line}\n`))

const kinds = [['a visitor'], ['a player']] as const

test.each(kinds)('every call keeps its contract, whatever %s sends', patience, async (who) => {
  const enter = () => (who === 'a player' ? stack.join() : undefined)
  let mali = await enter()
  const chance = makeChance(who.length)
  // Among the calls are those that sign out and those that pause play.
  const post = async (path: string, body: unknown) => {
    const answer = await stack.post(path, body, mali)
    if (answer.status === 401) mali = await enter()
    return answer
  }
  const answers = await run(who, async function* (count) {
    for (const entry of Object.entries(calls))
      yield await fuzzCall(entry, { post, bodies: count, chance, alsoKnown: {} })
  })
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  if (mali) expect(answers['401'] ?? 0).toBeLessThan(all / 10)
})

test('so does every call of operators, with rights and without', patience, async () => {
  const chance = makeChance(3)
  const doors = [stack.operator('ploy'), strangerDoor()]
  await run('an operator', async function* (count) {
    for (const { post } of doors)
      for (const entry of Object.entries(operatorCalls))
        yield await fuzzCall(entry, { post, bodies: count, chance, alsoKnown: operatorErrors })
  })
})

test('so does every call of the console, to a stranger and to who is in', patience, async () => {
  const chance = makeChance(4)
  const person = await enterConsole(placeOf(stack), 'fuzzed', 'support')
  const doors = [consoleDoor(stack.consoleUrl), person]
  await run('a person at the console', async function* (count) {
    for (const { post } of doors)
      for (const entry of Object.entries(consoleCalls))
        yield await fuzzCall(entry, { post, bodies: count, chance, alsoKnown: {} })
  })
})

async function run(who: string, send: (bodies: number) => AsyncIterable<Fuzzed>) {
  const { findings, slowest, answers } = await runRounds({ who, bodies, longestMs, say, send })
  expect(findings).toEqual([])
  // Who is turned away at the door has tried nothing.
  expect(answers['429']).toBeUndefined()
  if (given) expect(slowest.ms, slowest.body).toBeLessThan(slowMs)
  return answers
}

function strangerDoor() {
  const post: CashierStack['post'] = async (path, body) => {
    const response = await fetch(`${stack.url}/operator/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(40)}` },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as never, cookie: null }
  }
  return { post }
}
