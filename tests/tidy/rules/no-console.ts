import { isTest } from '../places.ts'
import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { isReference, memberName, nameOf } from '../syntax.ts'
import type { Visit } from '../syntax.ts'

const quiet = /^(server|web|console|contract|arcade|sandbox)\/src\//

export const noConsole: Rule = {
  name: 'no-console',
  check: eachFile((file) =>
    quiet.test(file.path) && !isTest(file.path)
      ? file.nodes
          .filter(isConsole)
          .map(({ node }) =>
            at(file, node, 'no console: use the log that is passed in, or nothing'),
          )
      : [],
  ),
}

function isConsole(visit: Visit): boolean {
  const { node } = visit
  if (nameOf(node) === 'console') return isReference(visit)
  if (node.type !== 'MemberExpression' || memberName(node) !== 'console') return false
  return /^(globalThis|window|self|global)$/.test(nameOf(node.object) ?? '')
}
