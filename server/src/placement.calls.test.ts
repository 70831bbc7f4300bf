import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../../tests/stack/stack.ts'
import { startStack } from '../../tests/stack/stack.ts'
import { sql } from './frame/db.ts'
import { hashNumber } from './frame/parts.ts'
import type { Spread } from './frame/spread.ts'
import { listForeignKeys, mayStay } from './frame/spread.ts'
import { placement } from './placement.ts'
import { createPlayer } from './players/index.ts'
import { readBalances } from './wallet/index.ts'

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
  const elsewhere = [...(rest.names ?? []).map(({ index }) => index), ...(rest.watched ?? [])]
  const loose = unique.filter(({ name, isKey }) => !(isKey ? key : elsewhere.includes(name)))
  expect(loose).toEqual([])
})

test('rows of every part that may move are told apart, by a key or as a whole', async () => {
  const rows = await stack.app.database.rows<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and coalesce((select inhparent from pg_inherits where inhrelid = c.oid),
        c.oid)::regclass::text = any(${spread.map(([table]) => table)}::text[])
      and relreplident <> 'f' and not exists (select from pg_index where indrelid = c.oid
        and (indisprimary or c.relreplident = 'i' and indisreplident))`)
  expect(rows).toEqual([])
})

test('no trigger of a table of players looks at all rows of a statement', async () => {
  const allowed = spread.flatMap(([, { triggers = [] }]) => triggers)
  const rows = await stack.app.database.rows<{ name: string }>(sql`
    select tgname as name from pg_trigger where not tgisinternal
      and tgrelid::regclass::text = any(${spread.map(([table]) => table)}::text[])
      and (tgnewtable is not null or tgoldtable is not null)`)
  expect(rows.map(({ name }) => name).filter((name) => !allowed.includes(name))).toEqual([])
})

test('foreign keys go with the player, or to what is the same everywhere', async ({ skip }) => {
  skip(stack.app.database.shards > 0, 'what is lost where players are spread is gone already')
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

test('a player’s part is reckoned as the database does', async () => {
  const numbers = Array.from({ length: 500 }, (_, nth) => nth ** 3 * 7_919)
  const rows = await stack.app.database.rows<{ number: number; hash: number }>(sql`
    select number, hashint8(number) as hash from unnest(${numbers}::bigint[]) as number`)
  expect(rows.map(({ number }) => hashNumber(number))).toEqual(rows.map(({ hash }) => hash))
})

test('a player’s accounts are opened with the player, whatever triggers there are', async ({
  skip,
}) => {
  skip(stack.app.database.shards > 0, 'where players are spread there is no such trigger')
  const opened = await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`alter table players disable trigger players_open_accounts`)
    const playerId = await createPlayer(tx, { account: 'alone', nickname: 'alone' })
    await tx.run(sql`alter table players enable trigger players_open_accounts`)
    return readBalances(tx, playerId ?? 0)
  })
  expect(opened).toEqual({ coin: 0, held: 0, points: 0, receivable: 0, safebox: 0 })
})
