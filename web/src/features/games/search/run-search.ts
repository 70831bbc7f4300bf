import type { Game } from '../../../games/lists.ts'
import { type Hit, rank, startSearch } from './find-games.ts'
import { type Catalogue, type Entry, entryMaker } from './search-index.ts'

/** Work at a time, so that a frame is never missed, on a fast machine or a slow phone. */
const turnMs = 4
const pieceSize = 20
const mostFound = 300

let index: { of: readonly Game[]; entries: Promise<Entry[]> } | null = null

/** The index of these games, made once for each version of the list, piece by piece. */
export function indexOf(catalogue: Catalogue): Promise<Entry[]> {
  if (index?.of !== catalogue.games) index = { of: catalogue.games, entries: makeIndex(catalogue) }
  return index.entries
}

/** Null when another question came in between. */
export async function runSearch(
  catalogue: Catalogue,
  question: string,
  isCurrent: () => boolean,
): Promise<Game[] | null> {
  const search = startSearch(question)
  if (!search) return []
  await letPaint()
  if (!isCurrent()) return null
  const entries = await indexOf(catalogue)
  const written = await goThrough(entries, search.exact, isCurrent)
  if (written === null || written.length > 0) return written && rank(written, mostFound)
  const close = await goThrough(entries, search.close, isCurrent)
  return close && rank(close, mostFound)
}

async function goThrough(
  entries: readonly Entry[],
  look: (piece: readonly Entry[]) => Hit[],
  isCurrent: () => boolean,
): Promise<Hit[] | null> {
  const hits: Hit[] = []
  for await (const piece of inTurns(entries)) {
    if (!isCurrent()) return null
    hits.push(...look(piece))
  }
  return isCurrent() ? hits : null
}

async function makeIndex(catalogue: Catalogue): Promise<Entry[]> {
  const makeEntry = entryMaker(catalogue)
  const entries: Entry[] = []
  for await (const games of inTurns(catalogue.games)) entries.push(...games.map(makeEntry))
  return entries
}

/** Goes through a list until its time is up, and goes on when the browser has had its turn. */
async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  let started = performance.now()
  for (let start = 0; start < items.length; start += pieceSize) {
    if (performance.now() - started > turnMs) {
      await nextTurn()
      started = performance.now()
    }
    yield items.slice(start, start + pieceSize)
  }
}

type Yielding = { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser draw and hear the next key; the browser's own way where it has one. */
function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** The letter is on the screen before anything is looked for. */
function letPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
