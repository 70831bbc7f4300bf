import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { isNode, nameOf, nodesIn } from '../syntax.ts'
import type { Visit } from '../syntax.ts'

/** `get` throws, `find` may be null: as far as a declared answer tells. */
export const getters: Rule = {
  name: 'getters',
  check: eachFile((file) =>
    file.nodes
      .filter((visit) => /^get[A-Z]/.test(findName(visit)) && mayBeNothing(visit.node.returnType))
      .map((visit) => {
        const name = findName(visit)
        const other = name.replace('get', 'find')
        return at(file, visit.node, `${name} may answer nothing: call it ${other}, or let it throw`)
      }),
  ),
}

function findName({ node, parent }: Visit): string {
  return nameOf(node.id) ?? nameOf(parent?.node.id) ?? nameOf(parent?.node.key) ?? ''
}

function mayBeNothing(type: unknown): boolean {
  if (!isNode(type)) return false
  if (type.type === 'TSTypeAnnotation') return mayBeNothing(type.typeAnnotation)
  if (type.type === 'TSUnionType') return nodesIn(type.types).some(mayBeNothing)
  if (type.type === 'TSNullKeyword' || type.type === 'TSUndefinedKeyword') return true
  if (type.type !== 'TSTypeReference' || nameOf(type.typeName) !== 'Promise') return false
  const inside = isNode(type.typeArguments) ? nodesIn(type.typeArguments.params) : []
  return inside.some(mayBeNothing)
}
