import { at, eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'

export const noAny: Rule = {
  name: 'no-any',
  check: eachFile((file) =>
    file.nodes
      .filter(({ node }) => node.type === 'TSAnyKeyword')
      .map(({ node }) => at(file, node, 'no any: say the type, or unknown and look at it')),
  ),
}
