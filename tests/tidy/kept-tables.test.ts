import { readFileSync } from 'node:fs'
import path from 'node:path'
import { retention } from '@parlour/server/retention.ts'
import { expect, test } from 'vitest'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/data.md'), 'utf8')
const lines = [...page.matchAll(/^\| `(\w+)` +\| (\w+) +\| (.+?) +\|$/gm)]
const classes = [...page.matchAll(/^\| (\w+) +\|.+\|.+\|$/gm)].map(([, name]) => name)

test('docs/data.md names every table once', () => {
  expect(lines.map(([, table]) => table).toSorted()).toEqual(Object.keys(retention).toSorted())
})

test.each(lines.map(([, table = '', kind = '', kept = '']) => ({ table, kind, kept })))(
  '$table is kept as docs/data.md says',
  ({ table, kind, kept }) => {
    expect(classes).toContain(kind)
    const held = retention[table]
    if (typeof held === 'object') expect(kept).toBe(`${held.days} days after \`${held.after}\``)
    else expect(kept).not.toMatch(/\d/)
  },
)
