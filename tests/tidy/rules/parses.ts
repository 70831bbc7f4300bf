import { eachFile } from '../rule.ts'
import type { Rule } from '../rule.ts'

/** What cannot be read cannot be judged. */
export const parses: Rule = {
  name: 'parses',
  check: eachFile(({ path, mistakes }) =>
    mistakes.map(({ line, message }) => ({ path, line, message: `does not parse: ${message}` })),
  ),
}
