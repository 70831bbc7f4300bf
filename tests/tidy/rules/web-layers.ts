import type { Finding, Rule } from '../rule.ts'
import type { Link, Tree } from '../tree.ts'

/** The folders of base: each may use those before it. */
const ground = [
  'browser',
  'i18n',
  'ui',
  'calls',
  'session',
  'site',
  'games',
  'money',
  'deposit',
  'rewards',
  'sharing',
]
const layers = ['base', 'activities', 'features', 'shells', 'main'] as const
const order = layers.join(' → ')
/** What activities have in common; the rules are written with the kit. */
const sharedByActivities = ['kit', 'rules']

type Place = { layer: (typeof layers)[number]; folder: string; member: string }

export const webLayers: Rule = {
  name: 'web-layers',
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
  if (!from || !to) return null
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
    return `${from.layer} comes before ${to.layer} in ${order}: move it down, or pass it in`
  }
  if (from.layer === 'base') return findGroundDisorder(from, to)
  if (from.layer === 'features' && to.layer === 'activities' && !isShared(to)) {
    return 'a feature reads only what activities share: their table, kit and rules'
  }
  return findNeighbour(from, to)
}

function findGroundDisorder(from: Place, to: Place): string | null {
  if (from.folder === 'ui' && !['ui', 'browser'].includes(to.folder))
    return `ui uses only ui and browser, not ${to.folder}: let its user pass in what it shows`
  if (ground.indexOf(to.folder) <= ground.indexOf(from.folder)) return null
  return `${from.folder} comes before ${to.folder} in ${ground.join(' → ')}`
}

function isShared({ member }: Place): boolean {
  return member === '' || sharedByActivities.includes(member)
}

/** Members of one family do not know each other. */
function findNeighbour(from: Place, to: Place): string | null {
  const isFamily = from.layer === 'features' || from.layer === 'activities'
  if (!isFamily || from.layer !== to.layer || !from.member || !to.member) return null
  if (from.member === to.member) return null
  if (from.layer === 'activities' && isShared(to) && from.member !== 'kit') return null
  return `${from.member} may not import ${to.member}: move what both need down to base`
}

function findPlace(path: string): Place | null {
  const [room, src, folder = '', ...rest] = path.split('/')
  if (room !== 'web' || src !== 'src') return null
  if (rest.length === 0) return { layer: 'main', folder, member: '' }
  const layer = layers.find((name) => name === folder) ?? 'base'
  return { layer, folder, member: rest.length > 1 ? (rest[0] ?? '') : '' }
}

function listUnknownFolders({ files }: Tree): Finding[] {
  const known = new Set<string>([...ground, ...layers])
  const firsts = new Map<string, string>()
  for (const { path } of files) {
    const [, folder] = /^web\/src\/([^/]+)\//.exec(path) ?? []
    if (folder && !known.has(folder) && !firsts.has(folder)) firsts.set(folder, path)
  }
  const message = 'this folder has no place in the layers: see tests/tidy/rules/web-layers.ts'
  return [...firsts.values()].map((path) => ({ path, line: 1, message }))
}
