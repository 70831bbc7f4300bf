import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sealedColumns } from '@parlour/server/seal-anew.ts'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/keys.md'), 'utf8')
const [, usesPart = '', columnsPart = ''] = page.split(/^## (?=Uses|Columns)/m)
const listed = (part: string) =>
  [...part.matchAll(/^\| `([\w.-]+)` \| (\w+)/gm)].map(([, name, second]) => [name, second])

test('every use of a key stands in docs/keys.md', () => {
  const room = path.join(root, 'server/src')
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .map((file) => readFileSync(path.join(room, file), 'utf8'))
    .join('\n')
  const pattern =
    /\b(?:deriveKey|derive|keyedHash(?:es)?)\([^,()]+(?:\([^()]*\)[^,()]*)*, '([\w-]+)'/g
  const uses = [...sources.matchAll(pattern)].map(([, use]) => use)
  const inPage = listed(usesPart).map(([use]) => use)
  expect(inPage.toSorted()).toEqual([...new Set(uses)].toSorted())
})

test('every column of sealed values stands in docs/keys.md with whose key it is', () => {
  const columns = sealedColumns.map(({ table, column, isOfPlayer }) => [
    `${table}.${column}`,
    isOfPlayer ? 'player' : 'house',
  ])
  expect(listed(columnsPart).toSorted()).toEqual(columns.toSorted())
})
