import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toColumn, toColumns, toJsonColumn } from './columns.ts'
import type { Database } from './db.ts'
import { openDatabase, sql } from './db.ts'

let database: Database
beforeAll(() => {
  database = openDatabase(inject('plainUrl'), 1, () => undefined)
})
afterAll(() => database.end())

test.each([
  { kind: 'plain texts', elements: ['a', 'b-1:2.3'] },
  { kind: 'no elements', elements: [] },
  { kind: 'nothing and what looks like it', elements: [null, 'NULL', 'null', ''] },
  { kind: 'signs of the array itself', elements: ['{', '}', ',', '{"a":1}', ' x ', '"'] },
  { kind: 'backslashes', elements: ['\\', '\\"', '\\\\', 'a\\nb'] },
  { kind: 'lines, quotes and Thai', elements: ['one\ntwo\t3', "it's", 'หมุน 🎰', '$1; --'] },
])('$kind come back as they were', async ({ elements }) => {
  const { back } = await database.row<{ back: unknown }>(
    sql`select ${toColumn(elements)}::text[] as back`,
  )
  expect(back).toEqual(elements)
})

test('documents come back as they were, whatever signs they hold', async () => {
  const documents = [{ a: 'x"y\\z\n{},' }, [null, 'หมุน 🎰', '\u0001\ud800'], 'NULL', 7, null]
  const { back } = await database.row<{ back: unknown[] }>(
    sql`select to_json(${toJsonColumn(documents)}::json[]) as back`,
  )
  expect(back).toEqual(documents)
})

test('rows become columns: numbers, texts, yes and no', async () => {
  const rows = [
    { playerId: 9_007_199_254_740_991, key: 'a"b', isWon: true, betKey: null },
    { playerId: 0, key: 'c', isWon: false, betKey: 'd' },
  ]
  const [ids, keys, won, bets] = toColumns(rows, ['playerId', 'key', 'isWon', 'betKey'])
  const back = await database.rows(sql`
    select * from unnest(${ids}::bigint[], ${keys}::text[], ${won}::boolean[], ${bets}::text[])
      as r("playerId", key, "isWon", "betKey")`)
  expect(back).toEqual(rows)
})
