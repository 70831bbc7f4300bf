import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowances } from './tidy/allowances.ts'
import { check, report } from './tidy/check.ts'
import { loadTree } from './tidy/load.ts'
import { rules } from './tidy/rules/index.ts'

/** Reading takes a second or two; a busy machine may take many more. */
test('the house keeps its style', { timeout: 60_000 }, () => {
  const tree = loadTree(join(import.meta.dirname, '..'))
  expect(tree.files.length).toBeGreaterThan(100)
  const violations = check(tree, rules, allowances)
  if (violations.length > 0) expect.fail(report(violations))
})
