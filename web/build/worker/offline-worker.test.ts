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
    put: async (url: string, answer: { text?: () => Promise<string> }) => {
      await answer.text?.()
      if (isDiskFull) throw new DOMException('full', 'QuotaExceededError')
      kept.push(new URL(url, 'https://site.example').pathname)
    },
    match: async (url: string) => (url === '/offline.html' ? new Response('offline') : undefined),
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
  return ask({ url: `https://site.example${path}`, method: 'GET', headers: new Headers() })
}

async function ask(request: object): Promise<unknown> {
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

type Slowness = { firstMs?: number; bodyMs?: number }

/** What somebody gets who opens an address: how long its first word takes, and what comes after. */
async function openThrough(path: string, destination = 'document', slow: Slowness = {}) {
  const { firstMs = 0, bodyMs = 0 } = slow
  vi.stubGlobal('fetch', async (_: unknown, { signal }: { signal: AbortSignal }) => {
    await waitFor(firstMs, signal)
    const body = new ReadableStream({
      async start(stream) {
        await waitFor(bodyMs, signal)
        stream.enqueue(new TextEncoder().encode('the page'))
        stream.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  const url = `https://site.example${path}`
  const asked = { url, method: 'GET', mode: 'navigate', destination, headers: new Headers() }
  return (await ask(asked)) as Response
}

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    if (ms === 0) resolve()
    else setTimeout(resolve, ms)
  })
}

test('any page of the app is kept to open it without a network', async () => {
  await openThrough('/lobby/rewards?lang=en-US')
  expect(kept).toEqual(['/'])
})

test.each([
  ['home under a game’s sheet', '/lobby/home?game=101', 'document'],
  ['the list of calls', '/api', 'document'],
  ['a draft in the console’s frame', '/lobby/home?preview=p1', 'iframe'],
])('%s is not what the app opens with', async (_, path, destination) => {
  expect(await (await openThrough(path, destination)).text()).toBe('the page')
  expect(kept).toEqual([])
})

test('a page that begins in time comes whole, however slow its line is', async () => {
  expect(await readSlowly({ firstMs: 3000, bodyMs: 9000 })).toBe('the page')
  expect(kept).toEqual(['/'])
})

test('where nothing comes, what is kept is shown', async () => {
  expect(await readSlowly({ firstMs: 60_000 })).toBe('offline')
})

async function readSlowly(slow: Slowness): Promise<string> {
  vi.useFakeTimers()
  // The browser's own clock is not moved by a test.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => late.abort(), ms)
    return late.signal
  })
  const opened = openThrough('/lobby/home', 'document', slow).then((answer) => answer.text())
  opened.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(20_000)
  timeout.mockRestore()
  vi.useRealTimers()
  return opened
}
