import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEndpoint, PushUnavailable, subscribe } from './push.ts'

type Made = { endpoint: string; isGivenBack: boolean }

let permission: NotificationPermission
let registered: string[]
let ready: PromiseWithResolvers<object>

beforeEach(() => {
  permission = 'granted'
  registered = []
  ready = Promise.withResolvers<object>()
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async (address: string) => registered.push(address),
      ready: ready.promise,
      getRegistration: async () => undefined,
    },
  })
})

afterEach(() => vi.unstubAllGlobals())

function workerWith(made: Made): object {
  const subscription = {
    endpoint: made.endpoint,
    toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => (made.isGivenBack = true),
  }
  return { pushManager: { subscribe: async () => subscription } }
}

test('who says yes before the worker was begun gets it, and a subscription', async () => {
  ready.resolve(workerWith({ endpoint: 'https://push.example/1', isGivenBack: false }))
  const made = { endpoint: 'https://push.example/1', publicKey: 'key', authSecret: 'secret' }
  expect(await subscribe('site')).toEqual(made)
  expect(registered).toEqual(['/worker.js'])
})

test('a worker that never stands is an answer in time, not a page that waits', async () => {
  await expect(subscribe('site', 20)).rejects.toThrow(PushUnavailable)
})

test('what comes too late is given back', async () => {
  const made = { endpoint: 'https://push.example/2', isGivenBack: false }
  await expect(subscribe('site', 20)).rejects.toThrow(PushUnavailable)
  ready.resolve(workerWith(made))
  await vi.waitFor(() => expect(made.isGivenBack).toBe(true), { timeout: 30_000 })
})

test('a push host that refuses is told as such', async () => {
  const refuse = () => Promise.reject(new DOMException('push service error', 'AbortError'))
  ready.resolve({ pushManager: { subscribe: refuse } })
  await expect(subscribe('site')).rejects.toThrow(PushUnavailable)
})

test('who says no is asked nothing more', async () => {
  permission = 'denied'
  expect(await subscribe('site')).toBeNull()
  expect(registered).toEqual([])
})

test('nobody who never allowed it is told anything', async () => {
  expect(await findEndpoint()).toBeNull()
})
