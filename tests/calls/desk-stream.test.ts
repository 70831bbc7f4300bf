import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { get } from 'node:http'
import { mostDeskIds } from '@parlour/contract/operator/desk-topics.ts'
import type { Role } from '@parlour/contract/operator/roles.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { tellDesk } from '@parlour/server/frame/desk-news.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import { enterConsole, placeOf } from '../stack/console-door.ts'
import type { Stack } from '../stack/stack.ts'
import { joinVerified } from '../stack/verified-player.ts'

let first: CashierStack
let second: Stack
beforeAll(async () => {
  first = await startCashier(inject('clusterUrl'))
  second = await first.another()
})
afterAll(async () => {
  await first.stop()
  await second.stop()
})

let people = 0
const someone = (role: Role = 'owner') => enterConsole(placeOf(first), `desk${++people}`, role)
const ask = (stack: Stack, cookie: string, more = {}) =>
  fetch(`${stack.consoleUrl}/operator/v1/stream`, { headers: { cookie, ...more } })

/** Follows the desk and keeps what it said. */
async function listen(stack: Stack, cookie: string) {
  const response = await ask(stack, cookie)
  const heard: string[] = []
  const done = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) heard.push(decoder.decode(chunk))
  })().catch(() => undefined)
  const text = () => heard.join('')
  const hears = (words: string) => vi.waitFor(() => expect(text()).toContain(words), 30_000)
  await hears('event: hello')
  return { text, hears, done, headers: response.headers }
}
const tell = (...news: Parameters<typeof tellDesk> extends [unknown, ...infer N] ? N : never) =>
  first.app.database.transaction((tx) => tellDesk(tx, ...news))

test('each hears on every copy of what they may read, and of nothing else', async () => {
  const [owner, content] = [await someone(), await someone('content')]
  const [told, other] = [
    await listen(second, owner.cookie()),
    await listen(second, content.cookie()),
  ]
  await tell('withdrawals', 'WD7')
  await tell('identity', 7)
  await tell('approvals', 3)
  await told.hears('event: withdrawals\ndata: {"idList":["WD7"]')
  await told.hears('event: identity\ndata: {"idList":["7"]')
  await other.hears('event: approvals\ndata: {"idList":["3"]')
  expect(told.text()).toContain('"queue":"withdrawals","count":0')
  expect(other.text()).not.toMatch(/event: (withdrawals|identity)/)
})

test('a message has a hundred ids at most', async () => {
  const owner = await someone()
  const told = await listen(first, owner.cookie())
  await first.app.database.transaction(async (tx) => {
    for (let n = 0; n < 150; n++) await tellDesk(tx, 'care', n)
  })
  await tell('conflicts', 'last')
  await told.hears('"last"')
  await vi.waitFor(() => expect(told.text()).toContain('"99"'), 30_000)
  for (const [, list = ''] of told.text().matchAll(/event: care\ndata: \{"idList":(\[.*?\])/g))
    expect((JSON.parse(list) as string[]).length).toBeLessThanOrEqual(mostDeskIds)
})

test('a person who sends in their papers is told of, and so is the decision', async () => {
  const owner = await someone()
  const told = await listen(second, owner.cookie())
  const player = await joinVerified(first, 0)
  await told.hears(`event: identity\ndata: {"idList":["${player.playerId}"]`)
  await owner.ok('addNote', { playerId: player.playerId, text: 'called back' })
  await told.hears('event: acts\ndata: {"idList":[]')
})

test('it ends with the session, wherever that is ended, and is for the signed in', async () => {
  const owner = await someone()
  const told = await listen(second, owner.cookie())
  await owner.ok('signOutOperator', {})
  await told.done
  expect(told.text()).toContain('event: signedOut')
  for (const cookie of [owner.cookie(), 'parlour-operator=nobody', ''])
    expect((await ask(first, cookie)).status).toBe(401)
})

test('rights that are lost are lost for what is told, too', async () => {
  const payer = await someone('payments')
  const told = await listen(first, payer.cookie())
  await first.app.database.run(sql`update operators set role = 'content'
    where name = ${`desk${people}`}`)
  // What a decision about a person says; here by hand.
  await first.app.database.run(sql`select pg_notify('parlour_changed', 'operators')`)
  await vi.waitFor(async () => {
    await tell('approvals', 'seen')
    await tell('withdrawals', `WD${Math.random()}`)
    const before = told.text().length
    await tell('approvals', 'after')
    await told.hears('after')
    expect(told.text().slice(before)).not.toContain('event: withdrawals')
  }, 30_000)
})

test('nobody’s page of another site may listen, and nobody has nine tabs', async () => {
  const owner = await someone()
  const cross = { 'sec-fetch-site': 'cross-site' }
  expect((await ask(first, owner.cookie(), cross)).status).toBe(401)
  const tabs = [await listen(first, owner.cookie())]
  expect(tabs[0]?.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (let n = 1; n < 8; n++) tabs.push(await listen(first, owner.cookie()))
  expect((await ask(first, owner.cookie())).status).toBe(429)
  await owner.ok('signOutOperator', {})
  await Promise.all(tabs.map(({ done }) => done))
})

test('who hangs up while they are let in takes no place', async () => {
  const owner = await someone()
  const met: ServerResponse[] = []
  const meet = (asked: unknown) => met.push((asked as { response: ServerResponse }).response)
  subscribe('http.server.request.start', meet)
  await first.app.database.transaction(async (tx) => {
    await tx.run(sql`lock table operator_sessions`)
    const url = `${first.consoleUrl}/operator/v1/stream`
    const headers = { cookie: owner.cookie() }
    const lines = Array.from({ length: 8 }, () => get(url, { headers, agent: false }))
    for (const line of lines) line.on('error', () => undefined)
    await vi.waitFor(() => expect(met).toHaveLength(8), 30_000)
    unsubscribe('http.server.request.start', meet)
    const gone = met.map((response) => once(response, 'close'))
    for (const line of lines) line.destroy()
    await Promise.all(gone)
  })
  await listen(first, owner.cookie())
})
