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
const kept: string[] = []
let isDiskFull = false
vi.stubGlobal('location', { origin: 'https://site.example' })
vi.stubGlobal('caches', {
  open: async () => ({
    put: async (url: string) => {
      if (isDiskFull) throw new DOMException('full', 'QuotaExceededError')
      kept.push(new URL(url).pathname)
    },
    match: async () => undefined,
    keys: async () => [],
  }),
})
await import('./offline-worker.ts')

// Other files run in the same worker after this one.
afterAll(() => vi.unstubAllGlobals())

afterEach(() => {
  kept.length = 0
  isDiskFull = false
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

/** What a page gets for a path while the network answers so. */
async function fetchThrough(path: string, answer: object): Promise<unknown> {
  vi.stubGlobal('fetch', async () => ({ type: 'basic', clone: () => answer, ...answer }))
  const request = { url: `https://site.example${path}`, method: 'GET', headers: new Headers() }
  let given: Promise<unknown> | undefined
  heard.get('fetch')?.({ request, respondWith: (work: Promise<unknown>) => (given = work) })
  return given
}

test('a whole picture is kept, a part of a film is only passed on', async () => {
  await fetchThrough('/art/banner/a.avif', { status: 200 })
  expect(await fetchThrough('/art/film/lobby.mp4', { status: 206 })).toMatchObject({ status: 206 })
  expect(kept).toEqual(['/art/banner/a.avif'])
})

test('a full disk never costs the answer', async () => {
  isDiskFull = true
  expect(await fetchThrough('/assets/app.js', { status: 200 })).toMatchObject({ status: 200 })
  expect(kept).toEqual([])
})

test('an answer of the server is never asked through the worker', async () => {
  expect(await fetchThrough('/app/v1/getUser', { status: 200 })).toBeUndefined()
})
