import { posix } from 'node:path'
import type { Finding, Rule } from '../rule.ts'
import { listCycles, toArrows } from '../cycles.ts'
import type { Arrow } from '../cycles.ts'

/** No file leads back to itself. Types may, inside one folder outside the web. */
export const importCycles: Rule = {
  name: 'import-cycles',
  check({ links }) {
    const arrows = toArrows(links)
    const values = listCycles(arrows.filter(({ isType }) => !isType))
    const known = new Set(values.flat().map(({ path }) => path))
    const types = listCycles(arrows, countsForTypes).filter(
      (cycle) => !cycle.some(({ path }) => known.has(path)),
    )
    return [...values, ...types].map(toFinding)
  },
}

function countsForTypes({ path, target }: Arrow): boolean {
  return path.startsWith('web/') || posix.dirname(path) !== posix.dirname(target)
}

function toFinding(cycle: [Arrow, ...Arrow[]]): Finding {
  const [first] = cycle
  const round = [...cycle.map(({ path }) => path), first.path].join(' → ')
  const kind = cycle.some(({ isType }) => isType) ? 'types go round' : 'imports go round'
  return {
    path: first.path,
    line: first.line,
    message: `${kind}: ${round}. Move what both need to a file of its own`,
  }
}
