import { listCycles, toArrows } from '../cycles.ts'
import type { Rule } from '../rule.ts'

/** No file leads back to itself: not by a type, and not by code that is loaded later. */
export const fileCycles: Rule = {
  name: 'file-cycles',
  check: ({ links }) =>
    listCycles(toArrows(links)).map((cycle) => {
      const [first] = cycle
      const round = [...cycle.map(({ path }) => path), first.path].join(' → ')
      const message = `files lead back to each other: ${round}. Move what both need down`
      return { path: first.path, line: first.line, message }
    }),
}
