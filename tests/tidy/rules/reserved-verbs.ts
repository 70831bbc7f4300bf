import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { nameOf, nodesIn } from '../syntax.ts'
import type { Node } from '../syntax.ts'

const homes: Record<string, string[]> = {
  post: ['server/src/wallet/'],
  publish: ['server/src/frame/events.ts'],
  grant: ['server/src/rewards/'],
  send: ['web/src/calls/api.ts', 'console/src/calls/send.ts'],
}

/** One search for `post(` finds every movement of money, and so for the others. */
export const reservedVerbs: Rule = {
  name: 'reserved-verbs',
  check: eachFile((file) =>
    file.nodes
      .filter(({ node }) => node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type')
      .flatMap(({ node }) => listNames(node))
      .flatMap(({ node, name }) => {
        const home = Object.hasOwn(homes, name) ? homes[name] : undefined
        if (home === undefined || home.some((path) => file.path.startsWith(path))) return []
        const said = `"${name}" is the word of ${home.join(', ')}: choose another verb`
        return [at(file, node, said)]
      }),
  ),
}

function listNames(statement: Node): { node: Node; name: string }[] {
  const declared = nodesIn(statement.declaration).flatMap((declaration) =>
    'declarations' in declaration ? nodesIn(declaration.declarations) : declaration,
  )
  const ids = declared.flatMap(({ id }) => nodesIn(id))
  const aliases = nodesIn(statement.specifiers).flatMap(({ exported }) => nodesIn(exported))
  return [...ids, ...aliases].map((node) => ({ node, name: nameOf(node) ?? '' }))
}
