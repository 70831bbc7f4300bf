import type { SourceFile } from '../source.ts'
import { isNode, nameOf, nodesIn } from '../syntax.ts'

/** Whether a file gives away a function with a capital: what React takes for a component. */
export function exportsComponent({ nodes }: SourceFile): boolean {
  const body = nodesIn(nodes[0]?.node.body)
  const made = new Set(body.flatMap((statement) => listComponents(statement)))
  return body
    .filter(({ type }) => type === 'ExportNamedDeclaration' || type === 'ExportDefaultDeclaration')
    .some(
      (statement) =>
        listComponents(statement.declaration).length > 0 ||
        nodesIn(statement.specifiers).some(({ local }) => made.has(nameOf(local) ?? '')),
    )
}

function listComponents(statement: unknown): string[] {
  if (!isNode(statement)) return []
  if (/^(Function|Class)Declaration$/.test(statement.type)) return capital(statement.id)
  if (statement.type !== 'VariableDeclaration') return []
  return nodesIn(statement.declarations)
    .filter(({ init }) => makesComponent(init))
    .flatMap(({ id }) => capital(id))
}

/** A function, or what a call such as `memo(…)` makes of one. */
function makesComponent(init: unknown): boolean {
  if (!isNode(init)) return false
  if (/^(ArrowFunction|Function)Expression$/.test(init.type)) return true
  if (init.type !== 'CallExpression' || !isNode(init.callee)) return false
  return (nameOf(init.callee) ?? nameOf(init.callee.property)) !== 'createContext'
}

function capital(id: unknown): string[] {
  const name = nameOf(id) ?? ''
  return /^[A-Z]/.test(name) ? [name] : []
}
