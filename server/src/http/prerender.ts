import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

const patienceMs = 20_000
const kinds = ['mobile', 'desktop'] as const
type Kind = (typeof kinds)[number]

/** What the first picture is made of. */
export type First = { config: object; locale: string; hasWins: boolean }
/** A game, and what is told of it to a visitor. */
export type DrawnGame = { gameId: number; info: object }

/** Drawn markup, and the rules that stand for its style attributes, which our policy forbids. */
export type Drawn = { markup: string; css: string }
/** For a phone, and for a window of any width: this one holds both shells. */
export type DrawnFor = { phone: Drawn; any: Drawn }

/**
 * Draws home for a visitor, once for each shell; the styles show the one that fits the window. Null
 * when the web was built without the program for it.
 */
export async function prerender(webDir: string, first: First): Promise<DrawnFor | null> {
  const program = findProgram(webDir)
  if (program === null) return null
  const drawn = await Promise.all(kinds.map((kind) => draw({ program, kind, ...first })))
  const shells = drawn.map((html, at) => `<div data-shell="${kinds[at]}">${html}</div>`)
  return { phone: takeStylesOut(shells[0] ?? ''), any: takeStylesOut(shells.join('')) }
}

/** Draws a game's sheet, which lies over home in either shell; empty where nothing can be drawn. */
export async function prerenderSheet(
  webDir: string,
  first: First,
  sheet: DrawnGame,
): Promise<string> {
  const program = findProgram(webDir)
  if (program === null) return ''
  const html = await draw({ program, kind: 'mobile', ...first, sheet })
  return `<div id="sheet">${html}</div>`
}

const shellCss =
  '@media (max-width:1023.98px){[data-shell=desktop]{display:none}}' +
  '@media (min-width:1024px){[data-shell=mobile]{display:none}}'

export function takeStylesOut(html: string): Drawn {
  const rules = new Map<string, string>()
  const markup = html
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/ style="([^"]*)"/g, (_all, style: string) => {
      const name = rules.get(style) ?? String(rules.size)
      rules.set(style, name)
      return ` data-look="${name}"`
    })
  const looks = [...rules].map(([style, name]) => `#root [data-look="${name}"]{${plain(style)}}`)
  return { markup, css: shellCss + looks.join('') }
}

function findProgram(webDir: string): string | null {
  const file = path.join(webDir, 'prerender', 'prerender.mjs')
  return existsSync(file) ? pathToFileURL(file).href : null
}

function draw(
  workerData: { program: string; kind: Kind; sheet?: DrawnGame } & First,
): Promise<string> {
  const worker = new Worker(new URL('prerender-worker.ts', import.meta.url), {
    workerData,
    env: {},
    stdout: true,
    stderr: true,
  })
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('home took too long to draw')), patienceMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('home was not drawn'))
    })
  }).finally(() => void worker.terminate())
}

/** Attributes are written with entities; rules are not. */
function plain(style: string): string {
  return style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
