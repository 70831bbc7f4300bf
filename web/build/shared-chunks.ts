import { join } from 'node:path'
import { follow, type Graph, listLazy, reach } from './module-graph.ts'

/** Comes on every visit of who is signed in: what it shares with a page lies in it too. */
const newsFiles = ['news.ts', 'browser/stream.ts']

/** The rooms that every page stands on, those of promotions, and what asks and keeps answers. */
const below =
  /[\\/]web[\\/]src[\\/](ui|calls|browser|session|site|money)[\\/]|[\\/]contract[\\/]src[\\/]/
const promotions = /[\\/]web[\\/]src[\\/](activities|rewards|sharing)[\\/]/
const answers = /[\\/]@tanstack[\\/]/
const entry = /[\\/]features[\\/]entry[\\/]/
/** No page of the house: words, and the page of every component. */
const noPage = /virtual:|features[\\/]components[\\/]/

/** Each needs only what stands before it, so that no page brings another's. */
const order = ['react', 'frame', 'bar', 'parts', 'data', 'kit']
const many = 10
/** Of two pages' few lines a file of their own costs more than to bring them along. */
const fewLetters = 700

type Known = {
  /** Of the first load; those of the others are added. */
  names: Map<string, string>
  /** What the desktop's first load needs. */
  onDesktop: ReadonlySet<string>
  graph: Graph
  source: string
}

/** Names the chunks of what pages share beyond the first load. */
export function nameShared(known: Known): void {
  const { names, graph, source } = known
  const lazy = listLazy(join(source, 'main.tsx'), graph)
  const pages = new Map(
    [...lazy].filter((id) => !noPage.test(id)).map((page) => [page, reach(page, graph)] as const),
  )
  const pagesOf = listPages(pages, names)
  nameRooms(known, pagesOf, pages)
  nameStyles(names, pagesOf.keys(), graph)
  // A visitor's first page after home; the others of its kind need nearly all of it.
  for (const id of reach(join(source, 'features/entry/LoginPage.tsx'), graph))
    if (entry.test(id) && !lazy.has(id) && !names.has(id)) names.set(id, 'entry')
  const news = newsFiles.map((file) => join(source, file))
  for (const id of follow(news, graph))
    if (pagesOf.has(id) && !names.has(id)) names.set(id, 'late-news')
}

/** By which pages each module is needed that is not of the first load. */
function listPages(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  names: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>()
  for (const [page, needed] of pages)
    for (const id of needed)
      if (!names.has(id)) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page))
  return pagesOf
}

function nameRooms(
  { names, onDesktop, graph }: Known,
  pagesOf: ReadonlyMap<string, ReadonlySet<string>>,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const asking = new Set([...pages].filter(([, ids]) => [...ids].some(isAnswers)).map(([id]) => id))
  const isCommon = (id: string, by: ReadonlySet<string>) =>
    by.size >= many || (by.size > 1 && (graph.getModuleInfo(id)?.code?.length ?? 0) < fewLetters)
  const roomOf = (id: string, by: ReadonlySet<string>): string | null => {
    if (isAnswers(id)) return 'data'
    if (pages.has(id)) return null
    if (promotions.test(id)) return isCommon(id, by) ? 'kit' : null
    if (!below.test(id)) return null
    if (onDesktop.has(id)) return by.size > 1 ? 'bar' : null
    if (!isCommon(id, by)) return null
    return [...by].every((page) => asking.has(page)) ? 'data' : 'parts'
  }
  const fits = (needed: readonly string[], room: string) => {
    const before = order.slice(0, order.indexOf(room) + 1)
    return needed.every((id) => before.includes(names.get(id) ?? ''))
  }
  const modules = [...pagesOf]
    .filter(([id]) => !isStyle(id))
    .map(([id, by]) => {
      const needed = [...reach(id, graph)].filter((one) => one !== id && !isStyle(one))
      return { id, by, needed }
    })
  // What others need is named before them.
  for (const { id, by, needed } of modules.toSorted((a, b) => a.needed.length - b.needed.length)) {
    const room = roomOf(id, by)
    if (room && fits(needed, room)) names.set(id, room)
  }
}

/** Styles go with the first of those that need them. */
function nameStyles(names: Map<string, string>, ids: Iterable<string>, graph: Graph): void {
  for (const id of ids) {
    if (!isStyle(id) || names.has(id)) continue
    const rooms = new Set(graph.getModuleInfo(id)?.importers.map((by) => names.get(by)))
    const room = order.find((one) => rooms.has(one))
    if (room) names.set(id, room)
  }
}

function isAnswers(id: string): boolean {
  return answers.test(id)
}

function isStyle(id: string): boolean {
  return id.endsWith('.css')
}
