import { expect, test } from 'vitest'
import { largest } from './plans.ts'

const node = (type: string, rows: number, more: object = {}) => ({
  'Node Type': type,
  'Actual Rows': rows,
  'Actual Loops': 1,
  ...more,
})

test.each([
  [
    'a scan counts what it throws away',
    node('Seq Scan', 1, { 'Rows Removed by Filter': 999 }),
    1000,
  ],
  [
    'loops count together',
    node('Nested Loop', 5, { Plans: [node('Index Scan', 2, { 'Actual Loops': 600 })] }),
    1200,
  ],
  [
    'a sort counts what it takes, not what a limit leaves',
    node('Limit', 10, { Plans: [node('Sort', 10, { Plans: [node('Result', 50_000)] })] }),
    50_000,
  ],
  ['joins and limits count by what is below', node('Hash Join', 70_000, { Plans: [] }), 0],
])('%s', (_what, plan, rows) => {
  expect(largest(plan)).toBe(rows)
})
