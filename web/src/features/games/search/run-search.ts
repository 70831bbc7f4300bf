import type { Game } from '../../../site/games.ts'
import { type Hit, rank, startSearch } from './find-games.ts'
import { type Catalogue, type Entry, makeEntries } from './search-index.ts'

/** Work at a time, so that a frame is never missed: about a millisecond on a slow phone. */
const pieceSize = 250
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
  for (const piece of pieces(entries)) {
    if (!isCurrent()) return null
    hits.push(...look(piece))
    await nextTurn()
  }
  return isCurrent() ? hits : null
}

async function makeIndex(catalogue: Catalogue): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const games of pieces(catalogue.games)) {
    entries.push(...makeEntries({ ...catalogue, games }))
    await nextTurn()
  }
  return entries
}

function* pieces<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += pieceSize)
    yield items.slice(start, start + pieceSize)
}

type Yielding = { scheduler?: { yield?: () => Promise<void> } }

/** Lets the browser draw and hear the next key; the browser's own way where it has one. */
function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
