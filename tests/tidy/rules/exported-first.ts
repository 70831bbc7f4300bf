import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { nameOf, nodesIn } from '../syntax.ts'
import type { Node } from '../syntax.ts'

/** Functions may stand in any order, so those that others use come first. */
export const exportedFirst: Rule = {
  name: 'exported-first',
  check: eachFile((file) => {
    const body = nodesIn(file.nodes[0]?.node.body)
    const firstPrivate = body.findIndex(({ type }) => type === 'FunctionDeclaration')
    if (firstPrivate === -1) return []
    const given = listGiven(body)
    if (given.has(nameOf(body[firstPrivate]?.id) ?? '')) return []
    return body.slice(firstPrivate).flatMap((statement) => {
      const [declaration] = nodesIn(statement.declaration)
      if (declaration?.type !== 'FunctionDeclaration') return []
      const name = nameOf(declaration.id)
      return [at(file, statement, `${name} is exported: put it above the functions that are not`)]
    })
  }),
}

function listGiven(body: Node[]): Set<string> {
  const specifiers = body.flatMap(({ specifiers: listed }) => nodesIn(listed))
  return new Set(specifiers.map(({ local }) => nameOf(local) ?? ''))
}
