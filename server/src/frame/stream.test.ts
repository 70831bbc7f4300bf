import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caller } from './caller.ts'
import type { Channel } from './notifications.ts'
import { createStream } from './stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('news for a tab that has been told goodbye and has not gone yet fail nobody', async () => {
  const { hear, stream, tab, tellTab, failures } = openStream()
  stream.endSession('sunday')
  hear('parlour_stream', JSON.stringify([{ playerId: 7, topic: 'balance' }]))
  tellTab({ topic: 'balance' })
  stream.endSession('sunday')
  await setImmediate()
  expect(failures).toEqual([])
  expect(tab.destroyed).toBe(false)
})

test('a tab that does not take its goodbye keeps its place until the next beat, no longer', () => {
  const { stream, tab } = openStream()
  stream.endSession('sunday')
  expect(stream.size).toBe(1)
  vi.advanceTimersByTime(20_000)
  expect(tab.destroyed).toBe(true)
})

/** One tab of player 7 whose browser reads nothing. */
function openStream() {
  const listeners = new Map<Channel, (payload: string) => void>()
  const stream = createStream({
    on: (channel, listener) => void listeners.set(channel, listener),
    onGap: () => {},
    start: async () => {},
    stop: async () => {},
  })
  const tab = new ServerResponse(new IncomingMessage(new Socket()))
  const failures: unknown[] = []
  tab.on('error', (error) => failures.push(error))
  const caller: Caller = { playerId: 7, sessionId: 'sunday' }
  const tellTab = stream.open(caller, 'home', tab)
  const hear = (channel: Channel, payload: string) => listeners.get(channel)?.(payload)
  return { stream, tab, tellTab, failures, hear }
}
