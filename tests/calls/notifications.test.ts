import type { Tx } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { keepUntil } from '@parlour/server/frame/keep-until.ts'
import type { App } from '@parlour/server/frame/module.ts'
import { createNotifications, notify } from '@parlour/server/frame/notifications.ts'
import { tell } from '@parlour/server/frame/stream.ts'
import { startProxy } from '../stack/proxy.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const beatMs = 300
const quiet = { warn: () => undefined }

/** A copy of the server that hears over a line of its own, and keeps one thing it has read. */
async function startListener() {
  const proxy = await startProxy(stack.databaseUrl)
  const database = openDatabase(proxy.url, 1, () => undefined)
  const notifications = createNotifications(database, quiet, beatMs)
  let gaps = 0
  let reads = 0
  notifications.onGap(() => gaps++)
  const get = keepUntil(['settings'], async () => ++reads)
  const read = () => get({ notifications, database } as App)
  await read()
  await notifications.start()
  return {
    proxy,
    read,
    countGaps: () => gaps,
    async stop() {
      await notifications.stop()
      await database.end()
      await proxy.stop()
    },
  }
}

/** As another process would say it: what this one says, it hears without the database. */
const sayElsewhere = (what: string) =>
  stack.app.database.run(sql`select pg_notify('parlour_changed', ${what})`)

test('a silent listening connection is missed, and what was kept is read anew', async () => {
  const listener = await startListener()
  listener.proxy.silence()
  const [gaps, before] = [listener.countGaps(), await listener.read()]
  await sayElsewhere('settings')
  await vi.waitFor(() => expect(listener.countGaps()).toBeGreaterThan(gaps), 30_000)
  expect(await listener.read()).toBeGreaterThan(before)
  await listener.stop()
})

test('a listening connection that the database ends is a gap, and news come again', async () => {
  const listener = await startListener()
  const gaps = listener.countGaps()
  await stack.app.database.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like '%parlour_beat%'
    and pid <> pg_backend_pid()`)
  await vi.waitFor(() => expect(listener.countGaps()).toBeGreaterThan(gaps), 30_000)
  const before = await listener.read()
  await sayElsewhere('settings')
  await vi.waitFor(async () => expect(await listener.read()).toBeGreaterThan(before), 30_000)
  await listener.stop()
})

test('a change is in force for the process that made it as soon as it is committed', async () => {
  const { app } = stack
  let version = 0
  const get = keepUntil(['catalogue'], async () => version)
  expect(await get(app)).toBe(0)
  await app.database.transaction(async (tx) => {
    await notify(tx, 'parlour_changed', 'catalogue')
    version = 1
    expect(await get(app)).toBe(0)
  })
  expect(await get(app)).toBe(1)
})

test('news of a transaction are said after its commit, without a word in it', async () => {
  const { app } = stack
  const heard: string[] = []
  const hearing = await app.database.connect()
  hearing.on('notification', ({ payload = '' }) => heard.push(payload))
  await hearing.query('listen parlour_stream')
  const say = (tx: Tx, topic: string) => tell(tx, null, { topic })
  await app.database
    .transaction(async (tx) => {
      await say(tx, 'undone')
      throw new Error('undone')
    })
    .catch(() => undefined)
  let asked = 0
  const watch = (tx: Tx): Tx => ({ ...tx, run: (statement) => (asked++, tx.run(statement)) })
  for (const topic of ['one', 'two', 'three'])
    await app.database.transaction((tx) => say(watch(tx), topic))
  await vi.waitFor(() => expect(heard.join()).toMatch(/one.*two.*three/), 30_000)
  expect(heard.join()).not.toContain('undone')
  expect(asked).toBe(0)
  await hearing.end()
})

test('what is kept can be read while transactions hold every connection of the pool', async () => {
  const { app } = stack
  const get = keepUntil(['catalogue'], async (_app, queries) =>
    queries.row<{ one: number }>(sql`select 1 as one`),
  )
  const everybody = Array.from({ length: 2 * app.config.DATABASE_POOL }, () =>
    app.database.transaction(async () => (await get(app)).one),
  )
  expect(new Set(await Promise.all(everybody))).toEqual(new Set([1]))
})
