import { isNode, memberName, nameOf, nodesIn, stringOf } from './syntax.ts'
import type { Node, Visit } from './syntax.ts'

export type Import = { specifier: string; isType: boolean; isGlob: boolean; at: number }

/**
 * Everything that draws another file in: imports, re-exports, `import()`, `import('…')` types,
 * `require` and Vite's globs. `import { type X }` still runs the other file: no type import.
 */
export function listImports(visits: Visit[]): Import[] {
  return visits.flatMap(({ node }) => fromDeclaration(node) ?? fromExpression(node) ?? [])
}

export function listStyleImports(text: string): Import[] {
  const written = /@import\s+(?:url\()?['"]([^'"]+)['"]|composes:[^;]*\sfrom\s+['"]([^'"]+)['"]/g
  return [...text.matchAll(written)].map((match) => ({
    specifier: match[1] ?? match[2] ?? '',
    isType: false,
    isGlob: false,
    at: match.index,
  }))
}

function fromDeclaration(node: Node): Import[] | null {
  const kind = {
    ImportDeclaration: 'importKind',
    ExportNamedDeclaration: 'exportKind',
    ExportAllDeclaration: 'exportKind',
  }[node.type]
  return kind ? imported(node.source, node[kind] === 'type') : null
}

function fromExpression(node: Node): Import[] | null {
  if (node.type === 'ImportExpression') return imported(node.source, false)
  if (node.type === 'TSImportType') return imported(node.source, true)
  if (node.type !== 'CallExpression') return null
  const [first, options] = nodesIn(node.arguments)
  if (nameOf(node.callee) === 'require') return imported(first, false)
  return isGlobCall(node.callee) && !isRaw(options) ? globbed(first) : null
}

/** Files taken as text are read, not run. */
function isRaw(options: Node | undefined): boolean {
  return nodesIn(options?.properties).some(
    (property) => nameOf(property.key) === 'query' && stringOf(property.value) === '?raw',
  )
}

function imported(source: unknown, isType: boolean): Import[] {
  const specifier = stringOf(source)
  if (specifier === null || !isNode(source)) return []
  return [{ specifier, isType, isGlob: false, at: source.start }]
}

function isGlobCall(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  return (
    isNode(callee.object) && callee.object.type === 'MetaProperty' && memberName(callee) === 'glob'
  )
}

function globbed(argument: Node | undefined): Import[] {
  const patterns = argument?.type === 'ArrayExpression' ? argument.elements : argument
  return nodesIn(patterns)
    .flatMap((pattern) => imported(pattern, false))
    .filter(({ specifier }) => !specifier.startsWith('!'))
    .map((found) => ({ ...found, isGlob: true }))
}
