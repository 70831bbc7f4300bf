import { listCycles, toArrows } from '../cycles.ts'
import type { Arrow } from '../cycles.ts'
import { isTest } from '../places.ts'
import type { Rule } from '../rule.ts'

type FolderArrow = Arrow & { file: string }

/** Between the folders of a room the arrows go one way too. */
export const folderCycles: Rule = {
  name: 'folder-cycles',
  check: ({ links }) =>
    listCycles(toArrows(links).flatMap(toFolderArrow)).map((cycle) => {
      const [first] = cycle
      const round = [...cycle.map(({ path }) => path), first.path].join(' → ')
      const message = `folders lead back to each other: ${round}. One must not know the other`
      return { path: first.file, line: first.line, message }
    }),
}

function toFolderArrow(arrow: Arrow): FolderArrow[] {
  const path = findFolder(arrow.path)
  const target = findFolder(arrow.target)
  if (!path || !target || path === target || isTest(arrow.path)) return []
  return [{ ...arrow, path, target, file: arrow.path }]
}

function findFolder(path: string): string | null {
  return /^[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? null
}
