import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowances } from './allowances.ts'
import { check, report } from './check.ts'
import { loadTree } from './load.ts'
import { rules } from './rules/index.ts'

/** Reading takes a second or two; a busy machine may take many more. */
test('the house keeps its style', { timeout: 300_000 }, () => {
  const tree = loadTree(join(import.meta.dirname, '../..'))
  expect(tree.files.length).toBeGreaterThan(100)
  const violations = check(tree, rules, allowances)
  if (violations.length > 0) expect.fail(report(violations))
})
