import { createPublicKey, verify } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { writeMail } from '@parlour/server/messages/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { asPlayer, password } from '../stack/account-stack.ts'
import { errorOf } from '../stack/door.ts'
import { device, prepareLogin, register } from '../stack/entering.ts'
import { decryptPush, makePushKeys, startPushHost } from '../stack/push-host.ts'
import type { SignedIn, Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
let host: Awaited<ReturnType<typeof startPushHost>>
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
  host = await startPushHost()
})
afterAll(async () => {
  await stack.stop()
  host.stop()
})

function makeBrowser(path: string) {
  const keys = makePushKeys(host.address + path)
  return { ...keys, subscription: { ...keys.subscription, language: 'en-US' as const } }
}

const texts = { title: 'สวัสดี', titleEn: 'Hello', content: '-', contentEn: '-' }
const write = ({ playerId }: SignedIn) =>
  stack.app.database.transaction((tx) => writeMail(tx, { playerId, box: 0, texts }))
const at = (path: string) => host.at(path)
const countBrowsers = async ({ playerId }: SignedIn) =>
  (
    await stack.app.database.row<{ n: number }>(sql`
      select count(*) as n from message_browsers where player_id = ${playerId}`)
  ).n

/** Nothing is to be sent to this player any more. */
const untilSent = ({ playerId }: SignedIn) =>
  vi.waitFor(
    async () => {
      const waiting = await stack.app.database.find(sql`
        select from message_pushes where player_id = ${playerId} and due_at <= now()`)
      expect(waiting).toBeNull()
    },
    { timeout: 60_000, interval: 100 },
  )

test('a browser that allowed it is told what its player wants, signed and sealed', async () => {
  const mali = await stack.signIn()
  const browser = makeBrowser('/mali')
  await stack.ok('addPush', browser.subscription, mali)
  await write(mali)
  await untilSent(mali)
  expect(at('/mali'), 'nothing without a wish').toEqual([])
  await stack.ok('setPushKinds', { pushed: ['mail'] }, mali)
  await write(mali)
  await vi.waitFor(() => expect(at('/mali')).toHaveLength(1), { timeout: 60_000 })
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = at('/mali')
  expect(decryptPush(body, browser)).toMatchObject({
    text: 'You have a new message',
    href: '/lobby/email',
  })
  const { publicKey } = await stack.ok('getPush', {}, mali)
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((b) => b.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  const verifying = createPublicKey({ key: jwk, format: 'jwk' })
  const [signed, signature = ''] = [token.slice(0, token.lastIndexOf('.')), token.split('.')[2]]
  const options = { key: verifying, dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    options,
    Buffer.from(signature, 'base64url'),
  )
  expect(isSigned).toBe(true)
  const claim = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claim).toMatchObject({ aud: host.address })
})

test('a browser that is gone is forgotten; one that fails is tried again later', async () => {
  const mali = await stack.signIn()
  host.answers.set('/gone', 410).set('/busy', 503)
  await stack.ok('addPush', makeBrowser('/gone').subscription, mali)
  await stack.ok('addPush', makeBrowser('/busy').subscription, mali)
  await stack.ok('setPushKinds', { pushed: ['mail'] }, mali)
  await write(mali)
  await vi.waitFor(async () => expect(await countBrowsers(mali)).toBe(1), { timeout: 60_000 })
  await vi.waitFor(() => expect(at('/busy')).toHaveLength(1), { timeout: 60_000 })
  await untilSent(mali)
  const left = await stack.app.database.rows(sql`select from message_pushes
    where player_id = ${mali.playerId} and due_at > now()`)
  expect(left).toHaveLength(1)
})

test('who is excluded is told nothing, also when it was on its way', async () => {
  const mali = await stack.signIn()
  await stack.ok('addPush', makeBrowser('/excluded').subscription, mali)
  await stack.ok('setPushKinds', { pushed: ['mail', 'account', 'deposit'] }, mali)
  await stack.app.database.run(sql`insert into identity_checks (player_id, state, reason)
    values (${mali.playerId}, 'blocked', 'excluded')`)
  await write(mali)
  await stack.app.database.run(sql`insert into message_pushes (player_id, browser_id, kind)
    select player_id, browser_id, 'mail' from message_browsers where player_id = ${mali.playerId}`)
  await untilSent(mali)
  expect(at('/excluded')).toEqual([])
})

test('who takes a break is told nothing either, also while the account is frozen', async () => {
  const mali = await stack.signIn()
  const { playerId } = mali
  await stack.ok('addPush', makeBrowser('/break').subscription, mali)
  await stack.ok('setPushKinds', { pushed: ['mail', 'account', 'deposit'] }, mali)
  await stack.ok('takeBreak', { kind: 'stop' }, mali)
  await stack.app.database.run(sql`update players set state = 'frozen'
    where player_id = ${playerId}`)
  await stack.app.database.transaction((tx) =>
    writeMail(tx, { playerId, box: 0, texts, isOfAccount: true }),
  )
  await untilSent(mali)
  expect(at('/break')).toEqual([])
})

test('only push hosts are written to; a browser is one player’s, who has ten', async () => {
  const [mali, somchai] = [await stack.signIn(), await stack.signIn()]
  const { subscription } = makeBrowser('/x')
  for (const endpoint of [
    'https://169.254.169.254/x',
    'http://10.0.0.1/x',
    'https://example.com/x',
  ])
    expect(errorOf(await stack.call('addPush', { ...subscription, endpoint }, mali))).toBe(
      'hostNotAllowed',
    )
  const publicKey = Buffer.alloc(65, 4).toString('base64url')
  expect(errorOf(await stack.call('addPush', { ...subscription, publicKey }, mali))).toBe(
    'keyMalformed',
  )
  for (let i = 0; i < 12; i++) await stack.ok('addPush', makeBrowser(`/${i}`).subscription, mali)
  expect(await countBrowsers(mali)).toBe(10)
  await stack.ok('addPush', makeBrowser('/11').subscription, somchai)
  expect([await countBrowsers(mali), await countBrowsers(somchai)]).toEqual([9, 1])
  await stack.ok('removePush', { endpoint: `${host.address}/11` }, mali)
  expect(await countBrowsers(somchai)).toBe(1)
  await stack.ok('removePush', { endpoint: `${host.address}/11` }, somchai)
  expect(await countBrowsers(somchai)).toBe(0)
})

test('a browser that was signed out, there or from elsewhere, is told nothing more', async () => {
  const mali = await stack.signIn()
  const { database } = stack.app
  const from = { device: '', model: '', os: '', address: '' }
  const another = async (path: string): Promise<SignedIn> => {
    const { playerId } = mali
    const one = await database.transaction((tx) => startSession(tx, playerId, from))
    await stack.ok('addPush', makeBrowser(path).subscription, { playerId, ...one })
    return { playerId, ...one }
  }
  await stack.ok('addPush', makeBrowser('/own').subscription, mali)
  await stack.ok('setPushKinds', { pushed: ['mail'] }, mali)
  await stack.ok('logout', {}, await another('/left'))
  await another('/lost')
  await stack.ok('revokeSession', {}, mali)
  await write(mali)
  await vi.waitFor(() => expect(at('/own')).toHaveLength(1), { timeout: 60_000 })
  await untilSent(mali)
  expect([at('/left'), at('/lost')]).toEqual([[], []])
  expect(await countBrowsers(mali)).toBe(1)
})

test('who signs in again where they are signed in goes on being told', async () => {
  const first = asPlayer(await register(stack, 'again1', password))
  await stack.ok('addPush', makeBrowser('/again').subscription, first)
  await stack.ok('setPushKinds', { pushed: ['mail'] }, first)
  const asked = await prepareLogin(stack, 'again1', password, 'again1')
  const second = asPlayer(await stack.call('accountLogin', asked, first, device('again1')))
  expect((await stack.call('getPush', {}, first)).status).toBe(401)
  expect(await countBrowsers(second)).toBe(1)
  await stack.ok('logout', {}, second)
  expect(await countBrowsers(second)).toBe(0)
})
