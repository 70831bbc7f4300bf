/*
  Runs beside the pages, as /worker.js. It keeps what the app needs to open without a network, and
  never an answer of the server: those are one player's own.
*/

type FetchLike = { request: Request; respondWith(answer: Promise<Response>): void }
type Waiting = { waitUntil(work: Promise<unknown>): void }
type Message = Waiting & { data: unknown }
type Store = {
  addAll(urls: string[]): Promise<void>
  put(url: string, answer: Response): Promise<void>
  match(url: string): Promise<Response | undefined>
  keys(): Promise<readonly Request[]>
  delete(request: Request): Promise<boolean>
}
type Tab = { focus(): Promise<unknown>; navigate(address: string): Promise<unknown> }
type Pushed = Waiting & { data: { json(): unknown } | null }
type Pressed = Waiting & { notification: { close(): void; data: unknown } }
type Scope = {
  location: { origin: string }
  caches: {
    open(name: string): Promise<Store>
    keys(): Promise<string[]>
    delete(name: string): Promise<boolean>
  }
  clients: {
    claim(): Promise<void>
    matchAll(of: { type: 'window' }): Promise<readonly Tab[]>
    openWindow(address: string): Promise<unknown>
  }
  registration: { showNotification(title: string, more: object): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(type: 'fetch', heard: (event: FetchLike) => void): void
  addEventListener(type: 'message', heard: (event: Message) => void): void
  addEventListener(type: 'push', heard: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', heard: (event: Pressed) => void): void
}

const worker = globalThis as unknown as Scope

const page = '/'
const offlinePage = '/offline.html'
const shellStore = 'shell-1'
const assetStore = 'assets-1'
const pictureStore = 'pictures-1'
const mostKept: Record<string, number> = { [assetStore]: 160, [pictureStore]: 240 }
const patienceMs = 4000

const shell = [
  page,
  offlinePage,
  '/offline.css',
  '/manifest.webmanifest',
  '/mark.svg',
  '/art/state/offline.webp',
]

worker.addEventListener('install', (event) => {
  const fill = async () => {
    await (await worker.caches.open(shellStore)).addAll(shell)
    await worker.skipWaiting()
  }
  event.waitUntil(fill())
})

worker.addEventListener('activate', (event) => {
  const known = [shellStore, assetStore, pictureStore]
  const tidy = async () => {
    const names = await worker.caches.keys()
    const old = names.filter((name) => !known.includes(name))
    await Promise.all(old.map((name) => worker.caches.delete(name)))
    await worker.clients.claim()
  }
  event.waitUntil(tidy())
})

/** A page tells what it loaded before the worker was there; the browser still has it at hand. */
worker.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown }
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep.filter(isKept)))
})

worker.addEventListener('push', (event) => {
  const told = event.data?.json() as { title?: string; text?: string; href?: string } | undefined
  const { title = '', text = '', href = page } = told ?? {}
  const more = { body: text, icon: '/art/app/icon-192.png', tag: href, data: href }
  event.waitUntil(worker.registration.showNotification(title, more))
})

worker.addEventListener('notificationclick', (event) => {
  const { data } = event.notification
  const isOwnPath = typeof data === 'string' && /^\/(?![/\\])/.test(data)
  event.notification.close()
  event.waitUntil(show(isOwnPath ? data : page))
})

/** In a tab that is open, or in a new one. */
async function show(address: string): Promise<unknown> {
  const [tab] = await worker.clients.matchAll({ type: 'window' })
  if (!tab) return worker.clients.openWindow(address)
  await tab.focus()
  // A tab from before this worker is not its to lead.
  return tab.navigate(address).catch(() => worker.clients.openWindow(address))
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const isOurs = url.origin === worker.location.origin && request.method === 'GET'
  if (!isOurs || request.headers.has('authorization') || url.pathname.startsWith('/app/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (isAssetPath(url.pathname)) event.respondWith(fromStore(request, assetStore))
  else if (isPicturePath(url.pathname)) event.respondWith(networkFirst(request, pictureStore))
  else if (shell.includes(url.pathname)) event.respondWith(networkFirst(request, shellStore))
})

/** The newest page when there is a network; else the app as it was, else a page that says why. */
async function openPage(request: Request): Promise<Response> {
  const store = await worker.caches.open(shellStore)
  try {
    const answer = await fetchSoon(request)
    const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html')
    if (isPage && isApp(request)) await store.put(page, answer.clone()).catch(() => undefined)
    return answer
  } catch (error) {
    const kept = (await hasAssets()) ? await store.match(page) : undefined
    const answer = kept ?? (await store.match(offlinePage))
    if (answer) return answer
    throw error
  }
}

/** Given up while nothing comes. What has begun to come may take as long as its line is slow. */
async function fetchSoon(request: Request): Promise<Response> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patienceMs)
  try {
    return await fetch(request, { signal: waiting.signal })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether the answer will do for every address of the app: not the list of calls, nor a draft in a
 * frame, nor home under the sheet of one game.
 */
function isApp({ url, destination }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  return destination === 'document' && pathname !== '/api' && !searchParams.has('game')
}

async function hasAssets(): Promise<boolean> {
  const store = await worker.caches.open(assetStore)
  return (await store.keys()).length > 0
}

/** Names of these files change with their content: what is kept is always right. */
async function fromStore(request: Request, name: string): Promise<Response> {
  const store = await worker.caches.open(name)
  return (await store.match(request.url)) ?? fetchAndKeep(request, name)
}

async function networkFirst(request: Request, name: string): Promise<Response> {
  try {
    return await fetchAndKeep(request, name)
  } catch (error) {
    const kept = await (await worker.caches.open(name)).match(request.url)
    if (kept) return kept
    throw error
  }
}

async function fetchAndKeep(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request)
  // A part of a film (206) cannot be kept.
  const isWhole = answer.status === 200 && answer.type === 'basic'
  // A full disk or a refused store never costs the answer itself.
  if (isWhole) await keepAnswer(request.url, answer.clone(), name).catch(() => undefined)
  return answer
}

async function keepAnswer(url: string, answer: Response, name: string): Promise<void> {
  const store = await worker.caches.open(name)
  await store.put(url, answer)
  await trim(store, mostKept[name])
}

async function keepAll(paths: string[]): Promise<void> {
  const requests = paths.map((path) => new Request(new URL(path, worker.location.origin)))
  await Promise.allSettled(
    requests.map((request) => {
      const isAsset = isAssetPath(new URL(request.url).pathname)
      return fromStore(request, isAsset ? assetStore : pictureStore)
    }),
  )
}

/** Oldest first: a store lists its entries in the order they came. */
async function trim(store: Store, most = Number.POSITIVE_INFINITY): Promise<void> {
  const requests = await store.keys()
  const surplus = requests.slice(0, Math.max(0, requests.length - most))
  await Promise.all(surplus.map((request) => store.delete(request)))
}

function isKept(path: unknown): path is string {
  return typeof path === 'string' && (isAssetPath(path) || isPicturePath(path))
}

function isAssetPath(path: string): boolean {
  return path.startsWith('/assets/')
}

function isPicturePath(path: string): boolean {
  return /^\/(art|studio)\//.test(path)
}
