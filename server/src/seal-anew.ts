import type { Database, Tx } from './frame/db.ts'
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
    while (await database.transaction((tx) => sealSome(tx, of, keys)));
  while (await database.transaction((tx) => sealParticulars(tx, keys)));
  await database.run(sql`update secret_checks set sealed_under = ${head}`)
}

type Row = { row: string; playerId: number; sealed: Buffer }

/** True while there may be more. */
async function sealSome(tx: Tx, of: SealedColumn, keys: Keys): Promise<boolean> {
  const { secret, sealFor } = keys
  const [table, column, row] = [of.table, of.column, of.row].map(plain)
  const owner = plain(of.isOfPlayer ? 'player_id' : '0')
  const wanted = of.isOfPlayer ? sealMark : sealHead(secret)
  const rows = await tx.rows<Row>(sql`select ${row}::text as row, ${owner}::bigint as "playerId",
      ${column} as sealed from ${table}
    where substr(${column}, 1, ${wanted.length}) <> ${wanted} limit ${rowsAtOnce} for update`)
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
      where ${row}::text = ${one.row} and ${column} = ${one.sealed}`)
  }
  return rows.length === rowsAtOnce
}

/** Particulars were plain text once. */
async function sealParticulars(tx: Tx, { secret, sealFor }: Keys): Promise<boolean> {
  const rows = await tx.rows<{ playerId: number; text: string }>(sql`
    select player_id as "playerId", particulars::text as text from players
    where particulars <> '{}' limit ${rowsAtOnce} for update`)
  for (const { playerId, text } of rows) {
    const place = `players.sealed_particulars:${playerId}` as const
    const sealed = await sealFor(tx, { playerId, secret }, place, Buffer.from(text))
    await tx.run(sql`update players set particulars = '{}',
      sealed_particulars = coalesce(sealed_particulars, ${sealed}) where player_id = ${playerId}`)
  }
  return rows.length === rowsAtOnce
}

function ofPlayer(table: string, column: string, row: string, use = ''): SealedColumn {
  return { table, column, row, use, isOfPlayer: true }
}

function plain(text: string) {
  return { text, values: [] }
}
