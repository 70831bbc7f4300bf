import { isTest } from '../places.ts'
import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { isNode, memberName, nameOf, nodesIn } from '../syntax.ts'
import type { Node } from '../syntax.ts'

const switches = new Set(['only', 'skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails'])
const suites = new Set(['test', 'it', 'describe', 'suite', 'bench'])

/** A test that does not run proves nothing. */
export const testsRun: Rule = {
  name: 'tests-run',
  check: eachFile((file) =>
    isTest(file.path)
      ? file.nodes.flatMap(({ node }) => {
          const name = findSwitch(node)
          return name ? [at(file, node, `no ${name} in tests: every test runs, or it goes`)] : []
        })
      : [],
  ),
}

function findSwitch(node: Node): string | null {
  if (node.type === 'MemberExpression') {
    const name = memberName(node) ?? ''
    return switches.has(name) && isSuite(node.object) ? `.${name}` : null
  }
  if (node.type !== 'CallExpression' || !isSuite(node.callee)) return null
  const options = nodesIn(node.arguments).filter(({ type }) => type === 'ObjectExpression')
  const names = options.flatMap(({ properties }) =>
    nodesIn(properties).map(({ key }) => nameOf(key)),
  )
  return names.find((name) => switches.has(name ?? '')) ?? null
}

function isSuite(node: unknown): boolean {
  if (suites.has(nameOf(node) ?? '')) return true
  if (!isNode(node)) return false
  if (node.type === 'MemberExpression') return isSuite(node.object)
  return node.type === 'CallExpression' && isSuite(node.callee)
}
