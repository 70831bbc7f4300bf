import { get } from 'node:http'
import type { Socket } from 'node:net'
import { sql } from '@parlour/server/frame/db.ts'
import type { Job } from '@parlour/server/frame/schedule.ts'
import { inLanes, runIfDue } from '@parlour/server/frame/schedule.ts'
import { endSession, findCaller } from '@parlour/server/session/index.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { getConfig } from '@parlour/server/site/index.ts'
import { tell, tellMany } from '@parlour/server/frame/stream.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { SignedIn, Stack } from '../stack/stack.ts'
import { credentials, startStack } from '../stack/stack.ts'

let first: Stack
let second: Stack
beforeAll(async () => {
  first = await startStack({ clusterUrl: inject('clusterUrl') })
  second = await first.another()
})
afterAll(async () => {
  await first.stop()
  await second.stop()
})

/** Follows a player's event stream and keeps what it said. */
async function listen(stack: Stack, as: SignedIn) {
  const response = await fetch(`${stack.url}/app/v1/stream`, { headers: credentials(as) })
  const heard: string[] = []
  const done = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) heard.push(decoder.decode(chunk))
  })().catch(() => undefined)
  await vi.waitFor(() => expect(heard.join('')).toContain('event: hello'), 30_000)
  return { text: () => heard.join(''), done, status: response.status }
}

test('news told on one copy reaches the tabs of that player on both, and nobody else', async () => {
  const [mali, somchai] = [await first.signIn(), await first.signIn()]
  const tabs = [await listen(first, mali), await listen(second, mali)]
  const stranger = await listen(second, somchai)
  await first.app.database.transaction((tx) =>
    tell(tx, mali.playerId, { topic: 'balance', payload: { coin: 1250 } }),
  )
  for (const tab of tabs)
    await vi.waitFor(
      () => expect(tab.text()).toContain('event: balance\ndata: {"coin":1250}'),
      30_000,
    )
  await first.app.database.transaction((tx) => tell(tx, null, { topic: 'notice' }))
  await vi.waitFor(() => expect(stranger.text()).toContain('event: notice'), 30_000)
  expect(stranger.text()).not.toContain('"coin":1250')
})

test('much news at once reaches whom it is for; what is too long comes empty', async () => {
  const [mali, somchai] = [await first.signIn(), await first.signIn()]
  const tabs = [await listen(second, mali), await listen(second, somchai)]
  const news = Array.from({ length: 600 }, (_, index) => ({
    playerId: (index % 2 === 0 ? mali : somchai).playerId,
    topic: 'count',
    payload: { index, text: index === 300 ? 'x'.repeat(9000) : 'ก' },
  }))
  await tellMany(first.app.database, news)
  for (const [side, tab] of tabs.entries())
    await vi.waitFor(
      () =>
        expect(
          tab
            .text()
            .match(/"index":\d+/g)
            ?.at(-1),
        ).toBe(`"index":${598 + side}`),
      30_000,
    )
  expect(tabs[0]?.text().match(/event: count/g)).toHaveLength(300)
  expect(tabs[0]?.text()).toContain('event: count\ndata: null')
  expect(tabs[1]?.text()).not.toContain('"index":2,')
})

test('a tab hears the balance as soon as it listens: no change is missed', async () => {
  const mali = await first.signIn()
  const tab = await listen(second, mali)
  const standing = { coin: 0, points: 0, safebox: 0, seqs: { coin: 0, points: 0, safebox: 0 } }
  await vi.waitFor(() => expect(tab.text()).toContain('event: balance'), 30_000)
  const told = /event: balance\ndata: (.*)\n/.exec(tab.text())?.[1]
  expect(JSON.parse(told ?? '')).toMatchObject(standing)
})

test('the stream is for the signed in', async () => {
  const response = await fetch(`${first.url}/app/v1/stream`)
  expect([response.status, await response.json()]).toMatchObject([401, { code: 401 }])
})

test('who hangs up while they are let in takes no place', async () => {
  const mali = await first.signIn()
  const begun = second.app.stream.size
  const met: Socket[] = []
  second.http.server.on('connection', (socket: Socket) => void met.push(socket))
  await first.app.database.transaction(async (tx) => {
    await tx.run(sql`lock table sessions`)
    const url = `${second.url}/app/v1/stream`
    const headers = credentials(mali)
    const lines = [1, 2, 3].map(() => get(url, { headers, agent: false }))
    for (const line of lines) line.on('error', () => undefined)
    const waiting = sql`select from pg_locks where relation = 'sessions'::regclass and not granted`
    await vi.waitFor(async () => expect(await tx.rows(waiting)).toHaveLength(3), 30_000)
    for (const line of lines) line.destroy()
    await vi.waitFor(() => expect(met.filter((one) => one.destroyed)).toHaveLength(3), 30_000)
  })
  await listen(second, mali)
  expect(second.app.stream.size).toBe(begun + 1)
})

test('a session ended on one copy is over on the other at once, stream included', async () => {
  const mali = await first.signIn()
  const tab = await listen(second, mali)
  expect((await second.call('gameLike', { id: 1, like: 1 }, mali)).status).not.toBe(401)
  const caller = await findCaller(first.app.database, mali)
  await first.app.database.transaction((tx) => endSession(tx, caller?.sessionId ?? ''))
  await tab.done
  expect(tab.text()).toContain('event: signedOut')
  expect((await second.call('gameLike', { id: 1, like: 1 }, mali)).status).toBe(401)
})

test('a session that ended while a copy heard nothing is over there too', async () => {
  const [mali, somchai] = [await first.signIn(), await first.signIn()]
  const [tab, other] = [await listen(second, mali), await listen(second, somchai)]
  await first.app.database.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'parlour copy %'`)
  await first.app.database.run(sql`update sessions set ended_at = now()
    where player_id = ${mali.playerId}`)
  await vi.waitFor(() => expect(other.text()).toContain('event: resync'), 30_000)
  await vi.waitFor(() => expect(tab.text()).toContain('event: signedOut'), 30_000)
  await tab.done
  expect((await second.call('gameLike', { id: 1, like: 1 }, mali)).status).toBe(401)
  await first.app.database.transaction((tx) => tell(tx, null, { topic: 'notice' }))
  await vi.waitFor(() => expect(other.text()).toContain('event: notice'), 30_000)
})

test('settings saved on one copy are in force on the other; a stale edit is refused', async () => {
  const settingsOf = async () => (await getConfig(second.app)).config
  const before = await readSettings(second.app.database)
  await settingsOf()
  const edit = { settings: { ...before.settings, siteName: 'ลานเดือน' }, author: 'test' }
  const { database } = first.app
  const save = () =>
    database.transaction((tx) => saveSettings(tx, { ...edit, basedOn: before.version }))
  const version = await save()
  await vi.waitFor(async () => expect((await settingsOf()).siteName).toBe('ลานเดือน'), 30_000)
  await expect(save()).rejects.toThrow(`at version ${version}`)
  const bad = { ...edit.settings, passwordLengthMin: 'six' }
  await expect(
    database.transaction((tx) =>
      saveSettings(tx, { settings: bad, basedOn: version, author: 'test' }),
    ),
  ).rejects.toThrow('passwordLengthMin')
  expect((await readSettings(database)).version).toBe(version)
})

test('a job that is due runs once, on whichever copy, and again after its time', async () => {
  let runs = 0
  let longest: unknown
  const job: Job = {
    name: 'test.count',
    everyMs: 60_000,
    async run(tx) {
      runs++
      longest = await tx.row(sql`show statement_timeout`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
  const { database } = first.app
  await database.run(sql`insert into scheduled_jobs (name, next_at) values (${job.name}, now())`)
  const turns = () => Promise.all([first, second].map((stack) => runIfDue(stack.app.database, job)))
  expect((await turns()).toSorted()).toEqual(['done', null])
  expect(await turns()).toEqual([null, null])
  await database.run(sql`update scheduled_jobs set next_at = now() where name = ${job.name}`)
  await turns()
  expect(runs).toBe(2)
  // A statement that never ended would keep every other job from its turn.
  expect(longest).toEqual({ statement_timeout: '10min' })
})

test('work shared out by players is done by both copies at once, once for each', async () => {
  const { database } = first.app
  const done: number[] = []
  const gate = Promise.withResolvers<void>()
  let begun = 0
  const jobs = inLanes(2, {
    name: 'test.lanes',
    everyMs: 60_000,
    async run(tx, isOfLane) {
      const own = await tx.rows<{ id: number }>(sql`select player_id as id
        from generate_series(1, 9) as player_id where ${isOfLane}`)
      done.push(...own.map(({ id }) => id))
      if (++begun === 2) gate.resolve()
      // Each waits until the other has begun, too: one after the other they would wait for ever.
      await gate.promise
    },
  })
  for (const { name } of jobs)
    await database.run(sql`insert into scheduled_jobs (name, next_at) values (${name}, now())`)
  const turn = async (stack: Stack) => {
    for (const job of jobs) await runIfDue(stack.app.database, job)
  }
  await Promise.all([turn(first), turn(second)])
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
}, 30_000)
