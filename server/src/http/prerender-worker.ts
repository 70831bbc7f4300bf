import { parentPort, workerData } from 'node:worker_threads'

/** What the web's build needs of a browser to draw one picture. Runs in a thread of its own. */
type Asked = {
  program: string
  kind: 'mobile' | 'desktop'
  config: object
  locale: string
  hasWins: boolean
  sheet?: { gameId: number; info: object }
}
const { program, kind, config, locale, hasWins, sheet } = workerData as Asked

const nothing = () => undefined
const listening = { addEventListener: nothing, removeEventListener: nothing }
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing }
const dataset = hasWins ? { wins: '' } : {}
const isMatch = (query: string) => query.includes('min-width: 1024px') && kind === 'desktop'

Object.assign(globalThis, {
  window: globalThis,
  localStorage: storage,
  sessionStorage: storage,
  location: new URL('http://home.invalid/lobby/home'),
  history: { state: null },
  scrollX: 0,
  scrollY: 0,
  innerWidth: kind === 'desktop' ? 1440 : 390,
  innerHeight: kind === 'desktop' ? 900 : 844,
  matchMedia: (query: string) => ({ matches: isMatch(query), ...listening }),
  document: {
    documentElement: { dataset: {}, lang: locale.slice(0, 2) },
    visibilityState: 'visible',
    getElementById: (id: string) =>
      id === 'first-picture' ? { textContent: JSON.stringify(config), dataset } : null,
    ...listening,
  },
  ...listening,
})

Object.defineProperty(globalThis, 'navigator', {
  value: { onLine: true, userAgent: '', language: locale, languages: [locale], ...listening },
})

type Program = {
  prerenderHome: (kind: Asked['kind']) => Promise<string>
  prerenderSheet: (gameId: number, info: object) => Promise<string>
}
const { prerenderHome, prerenderSheet } = (await import(program)) as Program
const drawn = sheet ? prerenderSheet(sheet.gameId, sheet.info) : prerenderHome(kind)
parentPort?.postMessage(await drawn)
