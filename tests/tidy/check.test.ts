import { expect, test } from 'vitest'
import { check, report } from './check.ts'
import { rules } from './rules/index.ts'
import { readTree } from './tree.ts'

const tree = readTree({ 'server/src/db.ts': 'const a = 1\n// TODO', 'web/src/ui/x.ts': '' })
const reason = 'the driver is to be replaced next month'

test('a violation is shown with its place, its rule and what to do', () => {
  expect(report(check(tree, rules, []))).toBe(
    '1 against the house style\n' +
      'server/src/db.ts:2  leftovers\n    TODO: do it now or open an issue',
  )
})

test('an allowance hides the violations of its rule in its file or folder', () => {
  for (const path of ['server/src/db.ts', 'server/src/']) {
    expect(check(tree, rules, [{ rule: 'leftovers', path, reason }])).toEqual([])
  }
})

test('an allowance that hides nothing is a violation', () => {
  const found = check(readTree({}), rules, [{ rule: 'leftovers', path: 'web/src/', reason }])
  expect(found).toMatchObject([{ rule: 'allowances', path: 'tests/tidy/allowances.ts' }])
})

test('an allowance named by the architecture may wait for its folder', () => {
  const standing = { rule: 'leftovers', path: 'web/src/', reason, isStanding: true } as const
  expect(check(readTree({}), rules, [standing])).toEqual([])
})

test('an allowance without a reason is a violation', () => {
  const found = check(tree, rules, [{ rule: 'leftovers', path: 'server/src/db.ts', reason: '' }])
  expect(found.map(({ rule }) => rule)).toContain('allowances')
})
