import { at } from '../rule.ts'
import type { Finding, Rule } from '../rule.ts'
import type { SourceFile } from '../source.ts'
import { isReference, memberName, nameOf, nodesIn } from '../syntax.ts'
import type { Visit } from '../syntax.ts'
import type { Tree } from '../tree.ts'

const banned = new Set(
  `performance crypto setTimeout setInterval setImmediate queueMicrotask fetch process
   globalThis window require Temporal`.split(/\s+/),
)

/** No clock, randomness or I/O in rules.ts, nor in what it runs. */
export const pureRules: Rule = {
  name: 'pure-rules',
  check(tree) {
    const pure = listPure(tree)
    return [
      ...tree.files.filter(({ path }) => pure.has(path)).flatMap(listImpurities),
      ...tree.links
        .filter(({ path, packageName }) => pure.has(path) && packageName?.startsWith('node:'))
        .map(({ path, line, specifier }) => ({ path, line, message: say(specifier) })),
    ]
  },
}

function listPure({ files, links }: Tree): Set<string> {
  const pure = new Set(files.map(({ path }) => path).filter((path) => path.endsWith('/rules.ts')))
  for (const path of pure) {
    const run = links.filter((link) => link.path === path && !link.isType)
    run.forEach(({ target }) => target !== null && pure.add(target))
  }
  return pure
}

function listImpurities(file: SourceFile): Finding[] {
  return file.nodes
    .filter(isReference)
    .filter(isImpure)
    .map((visit) => at(file, visit.node, say(nameWhole(visit))))
}

function isImpure(visit: Visit): boolean {
  const name = nameOf(visit.node) ?? ''
  if (name === 'Date') return !isPureDate(visit)
  if (name === 'Math') return !isPureMath(visit)
  return banned.has(name)
}

/** A date made of what one was given is fine; what asks the clock, or might, is not. */
function isPureDate({ parent, field }: Visit): boolean {
  const node = parent?.node
  if (node?.type === 'NewExpression') return nodesIn(node.arguments).length > 0
  if (node?.type === 'MemberExpression') return ['UTC', 'parse'].includes(memberName(node) ?? '')
  return node?.type === 'BinaryExpression' && field === 'right'
}

function isPureMath({ parent }: Visit): boolean {
  if (parent?.node.type !== 'MemberExpression') return false
  return ![null, 'random'].includes(memberName(parent.node))
}

/** `Math.random`, not only `Math`. */
function nameWhole({ node, parent }: Visit): string {
  const member = parent?.node.type === 'MemberExpression' ? memberName(parent.node) : null
  return [nameOf(node), member].filter((part) => part !== null).join('.')
}

function say(what: string): string {
  return `rules are pure: no ${what}. Time and randomness come in as arguments, the engine acts`
}
