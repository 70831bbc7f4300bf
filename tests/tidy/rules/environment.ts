import { isConfig, isTest } from '../places.ts'
import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { isNode, isReference, memberName, nameOf, nodesIn, stringOf } from '../syntax.ts'
import type { Node, Visit } from '../syntax.ts'

const readers = /^((server|arcade|sandbox|art)\/src\/config\.ts$|scripts\/|tests\/|web\/build\/)/

/** Settings are read in one file, checked there, and passed on. */
export const environment: Rule = {
  name: 'environment',
  check: eachFile((file) =>
    readers.test(file.path) || isConfig(file.path)
      ? []
      : file.nodes
          .filter((visit) => readsMember(visit) || unpacksMember(visit) || importsIt(visit.node))
          .map(({ node }) => at(file, node, say(file.path))),
  ),
}

function readsMember({ node }: Visit): boolean {
  return node.type === 'MemberExpression' && isProcess(node.object) && memberName(node) === 'env'
}

/** `const { env } = process`, also as a default or an argument. */
function unpacksMember(visit: Visit): boolean {
  const { node, parent } = visit
  if (nameOf(node) !== 'process' || !isReference(visit) || !parent) return false
  const pattern = parent.node.id ?? parent.node.left
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return false
  return nodesIn(pattern.properties).some(({ key }) => nameOf(key) === 'env')
}

function importsIt(node: Node): boolean {
  if (node.type !== 'ImportDeclaration') return false
  if (!/^(node:)?process$/.test(stringOf(node.source) ?? '')) return false
  return nodesIn(node.specifiers).some(({ imported }) => nameOf(imported) === 'env')
}

function isProcess(object: unknown): boolean {
  if (nameOf(object) === 'process') return true
  return isNode(object) && object.type === 'MemberExpression' && memberName(object) === 'process'
}

function say(path: string): string {
  return isTest(path)
    ? 'process.env is not for tests inside a room: pass the settings in'
    : 'process.env is read in config.ts only: add a setting there and pass it in'
}
