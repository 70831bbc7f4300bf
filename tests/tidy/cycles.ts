import type { Link } from './tree.ts'

export type Arrow = Link & { target: string }

export function toArrows(links: Link[]): Arrow[] {
  return links.filter((link): link is Arrow => link.target !== null)
}

/** One cycle for each knot. */
export function listCycles<A extends Arrow>(arrows: A[]): [A, ...A[]][] {
  const from = Map.groupBy(arrows, ({ path }) => path)
  const seen = new Set<string>()
  const cycles: [A, ...A[]][] = []
  for (const arrow of inKnots(arrows)) {
    if (seen.has(arrow.path)) continue
    const back = findWay(from, arrow.target, arrow.path)
    if (!back) continue
    const cycle: [A, ...A[]] = [arrow, ...back]
    cycle.forEach(({ path }) => seen.add(path))
    cycles.push(cycle)
  }
  return cycles
}

/** Drops the arrows from and to files that can be in no cycle, until none is left to drop. */
function inKnots<A extends Arrow>(arrows: A[]): A[] {
  const sources = new Set(arrows.map(({ path }) => path))
  const targets = new Set(arrows.map(({ target }) => target))
  const left = arrows.filter(({ path, target }) => sources.has(target) && targets.has(path))
  return left.length === arrows.length ? left : inKnots(left)
}

/** The shortest way from one file to another. */
function findWay<A extends Arrow>(from: Map<string, A[]>, start: string, end: string): A[] | null {
  const ways = new Map<string, A[]>([[start, []]])
  for (const [path, way] of ways) {
    if (path === end) return way
    for (const arrow of from.get(path) ?? []) {
      if (!ways.has(arrow.target)) ways.set(arrow.target, [...way, arrow])
    }
  }
  return null
}
