import { expect, test } from 'vitest'
import { keepUntil } from './keep-until.ts'
import type { App } from './module.ts'

/** A process whose news and clock are ours. */
function start(readNext?: () => Promise<number>) {
  const listeners: ((what: string) => void)[] = []
  const gapListeners: (() => void)[] = []
  const clock = { now: 0 }
  let reads = 0
  const app = {
    database: {},
    notifications: {
      on: (_channel: string, listener: (what: string) => void) => void listeners.push(listener),
      onGap: (listener: () => void) => void gapListeners.push(listener),
    },
  } as unknown as App
  const read = readNext ?? (async () => ++reads)
  const get = keepUntil(['settings', 'catalogue'], read, () => clock.now)
  return {
    get: () => get(app),
    clock,
    say: (what: string) => listeners.forEach((listener) => listener(what)),
    breakOff: () => gapListeners.forEach((listener) => listener()),
  }
}

test('it is read once, also by many at once, until news of a topic comes', async () => {
  const { get, say } = start()
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
  say('activities')
  expect(await get()).toBe(1)
  say('catalogue')
  expect(await get()).toBe(2)
  say('settings')
  expect(await get()).toBe(3)
})

test('after a gap in the news it is read anew', async () => {
  const { get, breakOff } = start()
  await get()
  breakOff()
  expect(await get()).toBe(2)
})

test('without any news it lives for less than a minute', async () => {
  const { get, clock } = start()
  await get()
  clock.now = 59_999
  expect(await get()).toBe(1)
  clock.now = 60_000
  expect(await get()).toBe(2)
})

test('what was being read when the news came is not kept', async () => {
  const reads: ((value: number) => void)[] = []
  const { get, say } = start(() => new Promise((resolve) => reads.push(resolve)))
  const before = get()
  say('settings')
  const after = get()
  reads[1]?.(2)
  reads[0]?.(1)
  expect([await before, await after, await get()]).toEqual([1, 2, 2])
})

test('a failure is told and not kept', async () => {
  let tries = 0
  const { get } = start(async () => {
    if (++tries === 1) throw new Error('no database')
    return tries
  })
  await expect(get()).rejects.toThrow('no database')
  expect(await get()).toBe(2)
})
