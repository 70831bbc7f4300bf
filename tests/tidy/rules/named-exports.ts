import { isConfig } from '../places.ts'
import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'
import { nameOf } from '../syntax.ts'
import type { Node } from '../syntax.ts'

/** Where a tool asks for a default. A .d.ts describes what others export. */
const asked = /^tests\/(stack\/scratch-database|browser\/support\/global-setup)\.ts$|\.d\.ts$/

export const namedExports: Rule = {
  name: 'named-exports',
  check: eachFile((file) =>
    isConfig(file.path) || asked.test(file.path)
      ? []
      : file.nodes
          .filter(({ node }) => isDefault(node))
          .map(({ node }) => at(file, node, 'no default exports: export it by its name')),
  ),
}

function isDefault(node: Node): boolean {
  if (node.type === 'ExportDefaultDeclaration') return true
  return node.type === 'ExportSpecifier' && nameOf(node.exported) === 'default'
}
