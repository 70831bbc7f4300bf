import { afterAll, afterEach, expect, test, vi } from 'vitest'

type Heard = (event: object) => void

const heard = new Map<string, Heard>()
const shown: object[] = []
const visited: string[] = []
let tabs: object[] = []

vi.stubGlobal('addEventListener', (type: string, hear: Heard) => heard.set(type, hear))
vi.stubGlobal('registration', {
  showNotification: async (title: string, more: object) => shown.push({ title, ...more }),
})
vi.stubGlobal('clients', {
  matchAll: async () => tabs,
  openWindow: async (address: string) => visited.push(`new ${address}`),
})
await import('./offline-worker.ts')

// Other files run in the same worker after this one.
afterAll(() => vi.unstubAllGlobals())

afterEach(() => {
  shown.length = 0
  visited.length = 0
  tabs = []
})

/** Runs what the worker does for an event, to its end. */
async function happen(type: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = []
  heard.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

const press = (data: unknown) =>
  happen('notificationclick', { notification: { data, close: () => undefined } })

test('what is pushed is shown, with where it leads', async () => {
  const told = { title: 'ลานดาว', text: 'คุณมีข้อความใหม่', href: '/lobby/email' }
  await happen('push', { data: { json: () => told } })
  expect(shown).toMatchObject([{ title: told.title, body: told.text, data: told.href }])
})

test('a press leads an open tab there, or opens one', async () => {
  await press('/lobby/email')
  expect(visited).toEqual(['new /lobby/email'])
  const navigate = async (address: string) => visited.push(address)
  tabs = [{ focus: async () => undefined, navigate }]
  await press('/lobby/rewards')
  expect(visited).toEqual(['new /lobby/email', '/lobby/rewards'])
})

test('a tab that cannot be led is left, and another one opened', async () => {
  tabs = [{ focus: async () => undefined, navigate: () => Promise.reject(new TypeError('no')) }]
  await press('/lobby/email')
  expect(visited).toEqual(['new /lobby/email'])
})

test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 7, null])(
  '%s is no way out of the site',
  async (data) => {
    await press(data)
    expect(visited).toEqual(['new /'])
  },
)
