import { calls } from '@parlour/contract/index.ts'
import { handlers } from '@parlour/server/app.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { Context, Module } from '@parlour/server/frame/module.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import { joinVerified } from '../stack/verified-player.ts'

/** A reading call that tries to write after all. */
const writing: Module = {
  handlers: {
    async kyc({ tx, caller }: Context<typeof calls.kyc>) {
      await tx.run(sql`insert into client_events (player_id, event)
        values (${caller.playerId}, '{}')`)
      return { kyc: null }
    },
  },
}

const reading = Object.entries(calls)
  .filter(([name, { writes }]) => writes === false && name in handlers)
  .map(([name, { path }]) => ({ name, path }))

/** What a call cannot do without. */
const inputs: Record<string, object> = {
  activityRules: { name: 'FirstCharge' },
  appProxyUser4TaskUser: { taskId: 1 },
  appUserReport: { from: '2026-01-01', to: '2026-01-31' },
  checkRechargeOrder: { orderId: 'D1' },
  gameInfo: { gameId: 101 },
  startPractice: { gameId: 101 },
  getTalkImage: { imageId: '0b6f3c0e-5d1a-4b7e-9c51-2f0a7d3e4b11' },
}

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test('a call that says it writes nothing gets no write done', async () => {
  const other = await stack.another(writing)
  const answer = await other.call('kyc', {}, await stack.signIn())
  expect(answer).toMatchObject({ status: 500, body: { error: 'failed' } })
  await other.stop()
})

test('every call that says it writes nothing does its work where a write is refused', async () => {
  const mali = await joinVerified(stack, 1_000_00)
  const failed: string[] = []
  for (const { name, path } of reading) {
    const { status, body } = await stack.post(path, inputs[name] ?? {}, mali)
    if (status !== 200) failed.push(`${name}: ${status} ${String(body['message'])}`)
  }
  expect(reading.length).toBeGreaterThan(40)
  expect(failed).toEqual([])
})
