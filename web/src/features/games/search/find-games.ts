import type { Game } from '../../../games/lists.ts'
import { type Finder, makeFinder } from './approximate.ts'
import { normalise, termsOf } from './normalise.ts'
import type { Entry } from './search-index.ts'

/** How well a game fits: 0 best. Games that do not fit have none. */
export type Hit = { game: Game; score: number }

/** The games that fit, best first; slips are forgiven when none fits as it is written. */
export function findGames(entries: readonly Entry[], question: string, most = 200): Game[] {
  const search = startSearch(question)
  if (!search) return []
  const hits = search.exact(entries)
  return rank(hits.length > 0 ? hits : search.close(entries), most)
}

/** The two passes of a search, so that a long list can be gone through in pieces. */
export function startSearch(question: string) {
  const whole = normalise(question)
  if (whole === '') return null
  const terms = termsOf(question)
  const finders = terms.map(makeFinder)
  return {
    exact: (entries: readonly Entry[]): Hit[] =>
      entries.flatMap((entry) => toHit(entry, scoreWritten(entry, whole, terms))),
    close: (entries: readonly Entry[]): Hit[] =>
      entries.flatMap((entry) => toHit(entry, scoreClose(entry, finders))),
  }
}

/** Equal ones keep the site's order, in which they came. */
export function rank(hits: readonly Hit[], most: number): Game[] {
  return hits
    .toSorted((one, other) => one.score - other.score)
    .slice(0, most)
    .map(({ game }) => game)
}

function toHit({ game }: Entry, score: number): Hit[] {
  return score < 0 ? [] : [{ game, score }]
}

/** The whole question in a name is best; otherwise every word of it must fit somewhere. */
function scoreWritten(entry: Entry, whole: string, terms: readonly string[]): number {
  const asWhole = scoreTerm(entry, whole)
  if (asWhole >= 0 || terms.length < 2) return asWhole
  let sum = 0
  for (const term of terms) {
    const score = scoreTerm(entry, term)
    if (score < 0) return -1
    sum += score
  }
  return 1 + sum / terms.length
}

function scoreTerm({ names, words, belongs }: Entry, term: string): number {
  if (names.includes(term)) return 0
  if (names.some((name) => name.startsWith(term))) return 1
  if (words.some((word) => word.startsWith(term))) return 2
  if (names.some((name) => name.includes(term))) return 3
  return belongs.includes(term) ? 4 : -1
}

function scoreClose({ names, belongs }: Entry, finders: readonly Finder[]): number {
  let slips = 0
  for (const find of finders) {
    const fewest = leastSlips(find, names, find(belongs))
    if (fewest < 0) return -1
    slips += fewest
  }
  return 10 + slips
}

function leastSlips(find: Finder, names: readonly string[], otherwise: number): number {
  let least = otherwise
  for (const name of names) {
    const slips = find(name)
    if (slips >= 0 && (least < 0 || slips < least)) least = slips
  }
  return least
}
