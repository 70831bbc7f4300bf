import { moduleOrder } from '@parlour/server/module-order.ts'
import { isTest } from '../places.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Link, Tree } from '../tree.ts'

/** A module may use those before it. The seed fills them all and is used by none. */
export const modules: string[] = [...moduleOrder, 'seed']

const order = modules.join(' → ')

/** The outer layer: reads everything, read by the wiring only. */
const edges = ['http', 'api-docs']
const wiring = ['app.ts', 'main.ts']

type Place = { kind: 'frame' | 'module' | 'edge' | 'wiring' | 'unknown'; name: string }

export const serverOrder: Rule = {
  name: 'server-order',
  check: (tree) => [
    ...tree.links.flatMap((link) => {
      const message = findDisorder(link)
      return message === null ? [] : [{ path: link.path, line: link.line, message }]
    }),
    ...listUnknownFolders(tree),
  ],
}

function findDisorder({ path, target }: Link): string | null {
  const from = findPlace(path)
  const to = findPlace(target ?? '')
  if (!from || !to || (from.kind === to.kind && from.name === to.name)) return null
  if (from.kind === 'edge' || from.kind === 'wiring') return null
  if (to.kind === 'module') return findModuleDisorder(from, to, path, target ?? '')
  if (isTest(path)) return null
  if (to.kind === 'edge') return `${to.name}/ is the outer layer: only app.ts and main.ts use it`
  if (to.kind === 'wiring') return `${to.name} wires the server: nothing inside may import it`
  return null
}

function findModuleDisorder(from: Place, to: Place, path: string, target: string): string | null {
  if (!isTest(path)) {
    if (from.kind === 'frame') return `the frame knows no module: ${to.name} is composed in app.ts`
    if (modules.indexOf(to.name) > modules.indexOf(from.name)) {
      return `${from.name} comes before ${to.name} in ${order}: compose them above both`
    }
  }
  if (target === `server/src/${to.name}/index.ts`) return null
  return `another module is entered by its door: import server/src/${to.name}/index.ts`
}

function findPlace(path: string): Place | null {
  const [room, src, name = '', ...rest] = path.split('/')
  if (room !== 'server' || src !== 'src') return null
  if (rest.length === 0 && wiring.includes(name)) return { kind: 'wiring', name }
  if (rest.length === 0 || name === 'frame') return { kind: 'frame', name: 'frame' }
  if (edges.includes(name)) return { kind: 'edge', name }
  return { kind: modules.includes(name) ? 'module' : 'unknown', name }
}

function listUnknownFolders({ files }: Tree): Finding[] {
  const message =
    'this folder has no place in the order of modules: see tests/tidy/rules/server-order.ts'
  const firsts = new Map<string, string>()
  for (const { path } of files) {
    const place = findPlace(path)
    if (place?.kind === 'unknown' && !firsts.has(place.name)) firsts.set(place.name, path)
  }
  return [...firsts.values()].map((path) => ({ path, line: 1, message }))
}
