import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { memberName, nameOf, nodesIn } from '../syntax.ts'
import type { Node } from '../syntax.ts'

const waits = new Set(['vi.waitFor', 'vi.waitUntil', 'expect.poll'])

/** Left to itself a wait gives up after a second, and a busy machine is later than that. */
export const waitsAreLong: Rule = {
  name: 'waits',
  check: eachFile((file) =>
    file.nodes.flatMap(({ node }) => {
      const name = isVitest(file.text) ? findWait(node) : null
      return name ? [at(file, node, `${name} says how long: { timeout: 30_000 }`)] : []
    }),
  ),
}

/** Playwright has its own patience, told once for all. */
function isVitest(text: string): boolean {
  return /from 'vitest'/.test(text)
}

function findWait(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const [callee] = nodesIn(node.callee)
  if (callee?.type !== 'MemberExpression') return null
  const name = `${nameOf(callee.object)}.${memberName(callee)}`
  if (!waits.has(name)) return null
  const [, options] = nodesIn(node.arguments)
  if (!options) return name
  if (options.type !== 'ObjectExpression') return null
  const isTold = nodesIn(options.properties).some(
    ({ type, key }) => type === 'SpreadElement' || nameOf(key) === 'timeout',
  )
  return isTold ? null : name
}
