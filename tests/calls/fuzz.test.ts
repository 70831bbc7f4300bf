import { calls } from '@parlour/contract/index.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { operatorErrors } from '@parlour/contract/operator/operator-call.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { fuzzCall, type Fuzzed } from '../fuzz/fuzz.ts'
import { makeChance } from '../fuzz/mutations.ts'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())
afterEach(async () => {
  expect((await checkLedger(stack.app.database)).difference).toBeNull()
})

/** `npm run fuzz` sends many more, and then also asks that none took long. */
const given = process.env['FUZZ_BODIES']
const bodies = Number(given ?? 4)
const slowMs = 1_000
const patience = { timeout: given ? 7_200_000 : 600_000 }

const kinds = [['a visitor'], ['a player']] as const

test.each(kinds)('every call keeps its contract, whatever %s sends', patience, async (who) => {
  const mali = who === 'a player' ? await stack.join() : undefined
  const chance = makeChance(who.length)
  const post = (path: string, body: unknown) => stack.post(path, body, mali)
  for (const entry of Object.entries(calls))
    judge(await fuzzCall(entry, { post, bodies, chance, alsoKnown: {} }))
})

test('so does every call of operators, with rights and without', patience, async () => {
  const chance = makeChance(3)
  const doors = [stack.operator('ploy'), strangerDoor()]
  for (const { post } of doors)
    for (const entry of Object.entries(operatorCalls))
      judge(await fuzzCall(entry, { post, bodies, chance, alsoKnown: operatorErrors }))
})

function judge({ findings, slowest }: Fuzzed): void {
  expect(findings).toEqual([])
  if (given) expect(slowest.ms, slowest.body).toBeLessThan(slowMs)
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
