import type { Database, Sql, Tx } from './frame/db.ts'
import { sql } from './frame/db.ts'
import type { Place } from './frame/keyring.ts'
import { open, openUnmarked, seal, sealHead, sealMark } from './frame/keyring.ts'

/** A column of sealed values. `use` is the key they had before values named theirs. */
type SealedColumn = {
  table: string
  column: string
  row: string
  use?: string
  /** Sealed by the player's own key; the others by the house's. */
  isOfPlayer?: true
  /** Where the value was sealed for, when it came from there. */
  place?: string
}

const rowsAtOnce = 100

type SealFor = (
  tx: Tx,
  owner: { playerId: number; secret: string },
  place: Place,
  plain: Buffer,
) => Promise<Buffer>
/** The house's secret, and how a player's own key seals. */
type Keys = { secret: string; sealFor: SealFor }

export const sealedColumns: SealedColumn[] = [
  { table: 'player_keys', column: 'sealed_key', row: 'player_id' },
  { table: 'password_keys', column: 'sealed_private', row: 'key_id', use: 'password-keys' },
  { table: 'player_second_steps', column: 'sealed_secret', row: 'player_id', use: 'second-steps' },
  {
    table: 'operators',
    column: 'sealed_secret',
    row: 'operator_id',
    use: 'operator-authenticator',
  },
  {
    table: 'operator_links',
    column: 'sealed_secret',
    row: 'operator_id',
    use: 'operator-authenticator',
    place: 'operators.sealed_secret',
  },
  { table: 'play_providers', column: 'sealed_secret', row: 'provider', use: 'play.provider' },
  {
    table: 'play_providers',
    column: 'former_secret',
    row: 'provider',
    use: 'play.provider',
    place: 'play_providers.sealed_secret',
  },
  ofPlayer('identity_checks', 'sealed_details', 'player_id', 'kyc-details'),
  ofPlayer('identity_images', 'sealed_image', 'image_id', 'kyc-images'),
  ofPlayer('message_images', 'sealed_image', 'image_id'),
  ofPlayer('cashier_cards', 'sealed_number', 'card_id', 'card-numbers'),
  ofPlayer('cashier_withdrawals', 'sealed_payee', 'order_id', 'withdrawal-payees'),
  ofPlayer('players', 'sealed_particulars', 'player_id'),
]

/**
 * Seals under the first secret what lies under another, and what was sealed before values named
 * their key. Done once for each secret: which one it was done for is kept. A copy that waits for
 * the migration leaves it to one that comes after it.
 */
export async function sealAnew(database: Database, keys: Keys): Promise<void> {
  const head = sealHead(keys.secret)
  const known = await database.find(sql`select from information_schema.columns
    where table_name = 'secret_checks' and column_name = 'sealed_under'`)
  if (!known) return
  const { done } = await database.row<{ done: Buffer | null }>(
    sql`select sealed_under as done from secret_checks`,
  )
  if (done?.equals(head)) return
  for (const of of sealedColumns)
    while (await walk(database, (tx, last) => sealSome(tx, of, keys, last)));
  while (await walk(database, (tx, last) => sealParticulars(tx, keys, last)));
  await database.run(sql`update secret_checks set sealed_under = ${head}`)
}

type Key = { row: string; playerId: number }
type Row = Key & { sealed: Buffer }

type SealNext = (tx: Tx, last: Key | null) => Promise<readonly Key[]>

/**
 * Once through a table, some rows in a transaction each, on from the last one before. Answers
 * whether there was anything: what came behind its back is found by the next walk.
 */
async function walk(database: Database, sealNext: SealNext): Promise<boolean> {
  let last: Key | null = null
  for (let isAtEnd = false; !isAtEnd;) {
    const from: Key | null = last
    const rows: readonly Key[] = await database.transaction((tx) => sealNext(tx, from))
    last = rows.at(-1) ?? last
    isAtEnd = rows.length < rowsAtOnce
  }
  return last !== null
}

async function sealSome(tx: Tx, of: SealedColumn, keys: Keys, last: Key | null): Promise<Row[]> {
  const { secret, sealFor } = keys
  const [table, column, row] = [of.table, of.column, of.row].map(plain)
  const owner = plain(of.isOfPlayer ? 'player_id' : '0')
  const order = plain(of.isOfPlayer ? `player_id, ${of.row}` : of.row)
  const wanted = of.isOfPlayer ? sealMark : sealHead(secret)
  const rows = await tx.rows<Row>(sql`select ${row}::text as row, ${owner}::bigint as "playerId",
      ${column} as sealed from ${table}
    where substr(${column}, 1, ${wanted.length}) <> ${wanted} and ${isBehind(of, last)}
    order by ${order} limit ${rowsAtOnce}`)
  for (const one of rows) {
    const place: Place = `${of.place ?? `${of.table}.${of.column}`}:${one.row}` as Place
    const isMarked = one.sealed.subarray(0, sealMark.length).equals(sealMark)
    const value = isMarked
      ? open(secret, place, one.sealed)
      : openUnmarked(secret, of.use ?? '', one.sealed)
    const sealed = of.isOfPlayer
      ? await sealFor(tx, { playerId: one.playerId, secret }, place, value)
      : seal(secret, place, value)
    await tx.run(sql`update ${table} set ${column} = ${sealed}
      where ${isRow(of, one)} and ${column} = ${one.sealed}`)
  }
  return rows
}

/** By the order of an index: a player's rows lie together. */
function isBehind(of: SealedColumn, last: Key | null): Sql {
  const row = plain(of.row)
  if (last === null) return sql`true`
  return of.isOfPlayer
    ? sql`(player_id, ${row}) > (${last.playerId}, ${last.row})`
    : sql`${row} > ${last.row}`
}

function isRow(of: SealedColumn, { row, playerId }: Key): Sql {
  const isThis = sql`${plain(of.row)} = ${row}`
  return of.isOfPlayer ? sql`player_id = ${playerId} and ${isThis}` : isThis
}

/** Particulars were plain text once. */
async function sealParticulars(
  tx: Tx,
  { secret, sealFor }: Keys,
  last: Key | null,
): Promise<Key[]> {
  const rows = await tx.rows<Key & { text: string }>(sql`
    select player_id as "playerId", '' as row, particulars::text as text from players
    where particulars <> '{}' and player_id > ${last?.playerId ?? 0}
    order by player_id limit ${rowsAtOnce}`)
  for (const { playerId, text } of rows) {
    const place = `players.sealed_particulars:${playerId}` as const
    const sealed = await sealFor(tx, { playerId, secret }, place, Buffer.from(text))
    await tx.run(sql`update players set particulars = '{}',
      sealed_particulars = coalesce(sealed_particulars, ${sealed})
      where player_id = ${playerId} and particulars = ${text}::jsonb`)
  }
  return rows
}

function ofPlayer(table: string, column: string, row: string, use = ''): SealedColumn {
  return { table, column, row, use, isOfPlayer: true }
}

function plain(text: string) {
  return { text, values: [] }
}
