import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../../tests/stack/stack.ts'
import { startStack } from '../../tests/stack/stack.ts'
import { sql } from './frame/db.ts'
import type { Spread } from './frame/spread.ts'
import { listForeignKeys, mayStay } from './frame/spread.ts'
import { placement } from './placement.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

const spread = Object.entries(placement).filter(
  (entry): entry is [string, Spread] => typeof entry[1] === 'object',
)

test('every table is in the list', async () => {
  const rows = await stack.app.database.rows<{ name: string }>(sql`
    select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
    and relnamespace = 'public'::regnamespace`)
  expect(Object.keys(placement).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test.each(spread)('%s can be spread by its player', async (table, { by, key, ...rest }) => {
  const { database } = stack.app
  const column = await database.row(sql`
    select format_type(atttypid, null) as type, attnotnull as "isRequired" from pg_attribute
    where attrelid = ${table}::regclass and attname = ${by}`)
  expect(column).toEqual({ type: 'bigint', isRequired: true })
  const unique = await database.rows<{ name: string; isKey: boolean }>(sql`
    select indexrelid::regclass::text as name, indisprimary as "isKey" from pg_index
    where indrelid = ${table}::regclass and indisunique and not exists (
      select from pg_attribute where attrelid = indrelid and attname = ${by}
      and attnum = any(indkey))`)
  const elsewhere = [...(rest.names ?? []), ...(rest.random ?? [])]
  const loose = unique.filter(({ name, isKey }) => !(isKey ? key : elsewhere.includes(name)))
  expect(loose).toEqual([])
})

test('no trigger of a table of players looks at all rows of a statement', async () => {
  const allowed = spread.flatMap(([, { triggers = [] }]) => triggers)
  const rows = await stack.app.database.rows<{ name: string }>(sql`
    select tgname as name from pg_trigger where not tgisinternal
      and tgrelid::regclass::text = any(${spread.map(([table]) => table)}::text[])
      and (tgnewtable is not null or tgoldtable is not null)`)
  expect(rows.map(({ name }) => name).filter((name) => !allowed.includes(name))).toEqual([])
})

test('foreign keys go with the player, or to what is the same everywhere', async () => {
  const keys = await listForeignKeys(stack.app.database)
  const lost = keys.filter(
    (key) => typeof placement[key.table] === 'object' && !mayStay(key, placement),
  )
  expect(lost.map(({ name }) => name)).toEqual([
    'limits_returns_excluded_id_fkey',
    'mailing_receivers_letter_id_fkey',
    'message_lines_operator_id_fkey',
    'player_team_members_member_id_fkey',
    'players_superior_id_fkey',
  ])
})
