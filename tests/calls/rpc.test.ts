import { calls } from '@parlour/contract/index.ts'
import { handlers } from '@parlour/server/app.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { CallError } from '@parlour/server/frame/failures.ts'
import type { Context, Module } from '@parlour/server/frame/module.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

/** A module of the test's own: gameLike that writes a client event and can be made to fail. */
const counting: Module = {
  handlers: {
    async gameLike(ctx: Context<typeof calls.gameLike>, input: { id: number; like: number }) {
      await ctx.tx.run(sql`insert into client_events (player_id, event)
        values (${ctx.caller.playerId}, ${JSON.stringify(input)})`)
      if (input.id === 13) throw new Error('a fault of ours with a secret in it')
      if (input.id === 14) throw new CallError('alreadyLiked', 1004, false)
      if (input.id === 15) throw new CallError('alreadyLiked', 1004, true)
      return {}
    },
  },
}

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl'), extra: counting })
})
afterAll(() => stack.stop())

const countWrites = async (playerId: number) =>
  (
    await stack.app.database.row<{ n: number }>(
      sql`select count(*) as n from client_events where player_id = ${playerId}`,
    )
  ).n

test('50 parallel calls with one idempotency key do the work once and answer alike', async () => {
  const mali = await stack.signIn()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      stack.call('gameLike', { id: 1, like: 1 }, mali, { 'idempotency-key': 'a' }),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.body.errcode).toBe(0)
  expect(await countWrites(mali.playerId)).toBe(1)
})

test('the same key with other content, or for another call, is an error', async () => {
  const mali = await stack.signIn()
  const key = { 'idempotency-key': 'b' }
  await stack.ok('gameLike', { id: 1, like: 1 }, mali, key)
  const other = await stack.call('gameLike', { id: 2, like: 1 }, mali, key)
  expect(other).toMatchObject({ status: 409, body: { errcode: 9409, error: 'keyReused' } })
  expect(await countWrites(mali.playerId)).toBe(1)
})

test('keys of two players do not meet', async () => {
  const [mali, somchai] = [await stack.signIn(), await stack.signIn()]
  const key = { 'idempotency-key': 'c' }
  await stack.ok('gameLike', { id: 1, like: 1 }, mali, key)
  await stack.ok('gameLike', { id: 2, like: 1 }, somchai, key)
  expect(await countWrites(somchai.playerId)).toBe(1)
})

test('a fault tells nothing of its inside and leaves nothing half-done', async () => {
  const mali = await stack.signIn()
  const answer = await stack.call('gameLike', { id: 13, like: 1 }, mali)
  expect(answer).toMatchObject({ status: 500, body: { code: 500, errcode: 9500, error: 'failed' } })
  expect(JSON.stringify(answer)).not.toContain('secret')
  expect(await countWrites(mali.playerId)).toBe(0)
})

test("a call's own error comes with HTTP 200 and undoes its writes, unless kept", async () => {
  const mali = await stack.signIn()
  const undone = await stack.call('gameLike', { id: 14, like: 1 }, mali)
  expect(undone.status).toBe(200)
  expect(undone.body).toEqual({ code: 200, errcode: 1004, error: 'alreadyLiked' })
  expect(await countWrites(mali.playerId)).toBe(0)
  const again = () =>
    stack.call('gameLike', { id: 15, like: 1 }, mali, { 'idempotency-key': 'kept' })
  expect((await again()).body.errcode).toBe(1004)
  expect(await countWrites(mali.playerId)).toBe(1)
  expect((await again()).body.errcode).toBe(1004)
})

test('every call of the contract is served, and nothing else', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(calls).toSorted())
})

test('a flood from one address is refused, and another player is not touched', async () => {
  const strict = await startStack({
    clusterUrl: inject('clusterUrl'),
    extra: counting,
    env: { CALLS_PER_MINUTE: '3' },
  })
  const [mali, somchai] = [await strict.signIn(), await strict.signIn()]
  const like = { id: 1, like: 1 } as const
  const codes = []
  for (let i = 0; i < 5; i++) codes.push((await strict.call('gameLike', like, mali)).body.errcode)
  expect(codes).toEqual([0, 0, 0, 9429, 9429])
  await strict.ok('gameLike', like, somchai)
  await strict.stop()
})
