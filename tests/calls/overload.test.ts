import { request } from 'node:http'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Queries } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { ask, openRound } from '../conformance/client.ts'
import { errorOf } from '../stack/door.ts'
import { login } from '../stack/entering.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'
import { credentials } from '../stack/stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(() => stack.stop())

/** A call of the tests' own that waits until it is let go. */
function openSlow() {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  let begun = 0
  const handler = async () => {
    begun += 1
    await gone
    return { orderList: [], nextCursor: null }
  }
  const extra = { handlers: { getRechargeRecord: handler } } as never
  return { extra, letGo: () => letGo(), begun: () => begun }
}

test('a copy with more than it can do takes wins and rollbacks, and tells the rest', async () => {
  const full = await stack.another(undefined, { WORK_AT_MOST: '0' })
  const subject = await stack.open()
  const there = { ...subject, url: full.url }
  const [won, undone] = [openRound(subject), openRound(subject)]
  for (const round of [won, undone]) expect((await round.askBet()).name).toBe('ok')
  expect((await ask(there, 'bet', openRound(there).bet)).name).toBe('retry')
  expect((await ask(there, 'win', won.win)).name).toBe('ok')
  expect((await ask(there, 'rollback', undone.rollback)).name).toBe('ok')
  const refused = await fetch(`${full.url}/app/v1/getRechargeRecord`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(subject.player) },
    body: '{}',
  })
  expect(refused.headers.get('retry-after')).toMatch(/^[2-6]$/)
  expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'unavailable' }])
  expect((await fetch(`${full.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${full.url}/readyz`)).status).toBe(200)
  expect(await full.app.metrics.registry.metrics()).toContain('parlour_shed_total{work="read"} 1')
  await full.stop()
  await stack.expectCleanLedger()
})

test('reads fill their share and no more: what a player does still has room', async () => {
  const slow = openSlow()
  const busy = await stack.another(slow.extra, { WORK_AT_MOST: '10' })
  const player = await stack.join(0)
  const reads = Array.from({ length: 7 }, () => busy.call('getRechargeRecord', {}, player))
  await vi.waitFor(() => expect(slow.begun()).toBe(7), 30_000)
  expect((await busy.call('getRechargeRecord', {}, player)).status).toBe(503)
  expect(errorOf(await busy.call('updateProfile', { nickname: 'มะลิ' }, player))).toBe('ok')
  slow.letGo()
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(Array(7).fill(200))
  await busy.stop()
})

test('who has left makes room, and is not worked for', async () => {
  const slow = openSlow()
  const busy = await stack.another(slow.extra, { WORK_AT_MOST: '2' })
  const player = await stack.join(0)
  const hangUp = new AbortController()
  const { port } = new URL(busy.url)
  const gone = request({
    port,
    method: 'POST',
    path: '/app/v1/getRechargeRecord',
    headers: { 'content-type': 'application/json', ...credentials(player) },
    signal: hangUp.signal,
  })
  gone.on('error', () => undefined)
  gone.end('{}')
  await vi.waitFor(() => expect(slow.begun()).toBe(1), 30_000)
  hangUp.abort()
  await vi.waitFor(async () => {
    const shown = await busy.app.metrics.registry.metrics()
    expect(shown).toContain('parlour_work_under_way 0')
  }, 30_000)
  slow.letGo()
  await busy.stop()
})

test('however many sign in at once, who plays does not wait behind them', async () => {
  const player = await stack.join(0)
  const { database } = stack.app
  let entering: Promise<unknown> = Promise.resolve()
  let answered = 0
  await database.transaction(async (tx) => {
    await tx.run(sql`lock table login_failures in exclusive mode`)
    const many = Array.from({ length: 16 }, (_, n) =>
      login(stack, `nobody${n}`, 'a password of nobody', `phone ${n}`).then(() => answered++),
    )
    entering = Promise.all(many)
    await waitUntilAllHang(tx)
    for (let times = 0; times < 5; times++)
      expect(errorOf(await stack.call('updateProfile', { nickname: 'มะลิ' }, player))).toBe('ok')
    expect(answered).toBe(0)
  })
  await entering
})

/** Until sign-ins wait for what somebody holds, and no more of them come to do so. */
async function waitUntilAllHang(queries: Queries): Promise<void> {
  let before = -1
  await vi.waitFor(
    async () => {
      const { hanging } = await queries.row<{ hanging: number }>(sql`
        select count(*) as hanging from pg_locks where not granted
          and database = (select oid from pg_database where datname = current_database())`)
      const hasGrown = hanging !== before
      before = hanging
      expect([hanging > 1, hasGrown]).toEqual([true, false])
    },
    { timeout: 30_000, interval: 500 },
  )
}
