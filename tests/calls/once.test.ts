import { once as heard } from 'node:events'
import { connect } from 'node:net'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { calls } from '@parlour/contract/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { Context, Module } from '@parlour/server/frame/module.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Called } from '../stack/door.ts'
import type { SignedIn, Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

type Moving = Context<typeof calls.safeboxTransfer>
type Answering = Context<typeof calls.getMailDetail>

/** A move of 15 waits until it is opened. */
const gate = Promise.withResolvers<void>()

/** Handlers of the test's own: a money call that writes late, and one that is not about money. */
const counting: Module = {
  handlers: {
    safeboxTransfer: ({ caller, once, error }: Moving, { amount }: { amount: number }) =>
      once(async (tx) => {
        const { count } = await tx.row<{ count: number }>(sql`insert into client_events
          (player_id, event) values (${caller.playerId}, '{}') returning client_event_id as count`)
        if (amount === 15) await gate.promise
        if (amount === 13) throw error('notEnough')
        if (amount === 14) throw error('notEnough', { keep: true })
        return { wallet: { coin: count, locked: 0, withdrawable: 0, safebox: 0, turnoverLeft: 0 } }
      }),
    async getMailDetail({ tx, caller, error }: Answering) {
      await tx.run(sql`insert into client_events (player_id, event)
        values (${caller.playerId}, '{}')`)
      throw error('unknownMail', { keep: true })
    },
  },
}

let stack: Stack
let copy: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl'), extra: counting })
  copy = await stack.another(counting)
})
afterAll(async () => {
  await copy.stop()
  await stack.stop()
})

const body = { direction: 'in' as const, amount: 5_00, walletPassword: '136914' }
const key = (text: string) => ({ 'idempotency-key': text })
const move = (as: SignedIn, change: object = {}, headers = {}, at = stack) =>
  at.call('safeboxTransfer', { ...body, ...change }, as, headers)

const countWrites = async ({ playerId }: SignedIn) =>
  (
    await stack.app.database.row<{ n: number }>(
      sql`select count(*) as n from client_events where player_id = ${playerId}`,
    )
  ).n

function expectAlike(answers: Called[]): void {
  for (const { body: one } of answers) expect(one).toEqual(answers[0]?.body)
}

const growOlder = ({ playerId }: SignedIn, seconds: number) =>
  stack.app.database.run(sql`update idempotency_keys set created_at = created_at
    - ${seconds} * interval '1 second' where player_id = ${playerId}`)

test('50 at once without a key on two copies move money once and answer alike', async () => {
  const mali = await stack.signIn()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => move(mali, {}, {}, at % 2 === 0 ? stack : copy)),
  )
  expectAlike(answers)
  expect(answers[0]?.body.errcode).toBe(0)
  expect(await countWrites(mali)).toBe(1)
})

test('without a key, the order of the fields and the envelope make no other wish', async () => {
  const mali = await stack.signIn()
  await move(mali)
  const { walletPassword, amount, direction } = body
  const turned = { platform: 1, walletPassword, amount, direction }
  await copy.post('safeboxTransfer', turned, mali)
  expect(await countWrites(mali)).toBe(1)
})

test('without a key, other content or another player is another wish', async () => {
  const [mali, somchai] = [await stack.signIn(), await stack.signIn()]
  await Promise.all([move(mali), move(mali, { amount: 6_00 }), move(somchai)])
  expect([await countWrites(mali), await countWrites(somchai)]).toEqual([2, 1])
})

test('without a key, the same content ten seconds later is a new wish', async () => {
  const mali = await stack.signIn()
  const first = await move(mali)
  await growOlder(mali, 5)
  expect((await move(mali)).body).toEqual(first.body)
  await growOlder(mali, 5)
  const answers = await Promise.all([move(mali), move(mali, {}, {}, copy), move(mali)])
  expectAlike(answers)
  expect(answers[0]?.body).not.toEqual(first.body)
  expect(await countWrites(mali)).toBe(2)
})

test('with keys of their own, two moves of the same content are two', async () => {
  const mali = await stack.signIn()
  await Promise.all([move(mali, {}, key('a')), move(mali, {}, key('b'))])
  expect(await countWrites(mali)).toBe(2)
})

test('50 at once with one key on two copies are one, and other content is refused', async () => {
  const mali = await stack.signIn()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => move(mali, {}, key('k'), at % 2 === 0 ? stack : copy)),
  )
  expectAlike(answers)
  expect(await countWrites(mali)).toBe(1)
  const other = await move(mali, { amount: 6_00 }, key('k'))
  expect(other).toMatchObject({ status: 409, body: { error: 'keyReused' } })
})

test('a refusal is no answer to repeat, key or not; a kept one stays written', async () => {
  const mali = await stack.signIn()
  for (const headers of [{}, key('refused')]) {
    for (const amount of [13, 13, 14, 14])
      expect((await move(mali, { amount }, headers)).body['error']).toBe('notEnough')
  }
  expect(await countWrites(mali)).toBe(4)
  expect((await move(mali, {}, key('refused'))).body.errcode).toBe(0)
})

test('a call that moves no money is done each time it comes without a key', async () => {
  const mali = await stack.signIn()
  for (let at = 0; at < 2; at++) await stack.call('getMailDetail', { id: 1 }, mali)
  expect(await countWrites(mali)).toBe(2)
})

test('a key of 200 characters is taken, a longer one is refused and does nothing', async () => {
  const mali = await stack.signIn()
  const long = 'k'.repeat(200)
  expect((await move(mali, {}, key(long))).body.errcode).toBe(0)
  expect(await move(mali, {}, key(`${long}1`))).toMatchObject({
    status: 431,
    body: { code: 431, errcode: 9431, error: 'keyTooLong' },
  })
  expect(await countWrites(mali)).toBe(1)
})

test.each([
  ['a body that does not fit', { nonsense: true }, {}],
  ['a body that is no JSON', 'not json', {}],
  ['no body at all', '', {}],
  ['a key that is too long', {}, key('k'.repeat(201))],
  ['another kind of content', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a body that is too large', { image: 'x'.repeat(70_000) }, {}],
])('who is signed out hears unauthorized before anything of %s', async (_what, sent, headers) => {
  const answer = await stack.post('safeboxTransfer', sent, undefined, headers)
  expect(answer).toMatchObject({ status: 401, body: { errcode: 401, error: 'unauthorized' } })
})

test('a picture is not even taken in from who is signed out', async () => {
  const image = 'x'.repeat(2_000_000)
  const answer = await stack.post('uploadKyc', { kind: 'selfie', image })
  expect(answer).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
})

test('who is answered before their long body came is told the line ends, and it does', async () => {
  const { hostname, port } = new URL(stack.url)
  const line = connect(Number(port), hostname)
  line.on('error', () => undefined)
  const head = `POST ${apiPrefix}uploadKyc HTTP/1.1\r\nhost: a\r\ncontent-type: application/json`
  line.write(`${head}\r\ncontent-length: 9000000\r\n\r\n{`)
  let told = ''
  line.on('data', (part) => (told += part.toString()))
  await heard(line, 'close')
  expect(told).toMatch(/^HTTP\/1.1 401 /)
  expect(told).toMatch(/^connection: close\r$/m)
})

test('repeats wait for the first without a connection each: nobody else notices', async () => {
  const [player, other] = [await stack.signIn(), await stack.signIn()]
  const repeats = Array.from({ length: 40 }, () => move(player, { amount: 15 }, key('slow')))
  const many = Array.from({ length: 10 }, (_, nth) => move(other, {}, key(`quick-${nth}`)))
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200))
  gate.resolve()
  expectAlike(await Promise.all(repeats))
  expect(await countWrites(player)).toBe(1)
})
