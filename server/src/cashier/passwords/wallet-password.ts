import type { Database, Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { keyedHash, listSecrets } from '../../frame/keyring.ts'
import type { App } from '../../frame/module.ts'
import { checkPassword, hashPassword } from '../../players/index.ts'
import { holdHours, lockMinutes, maxFailures } from './rules.ts'

export type PasswordVerdict = 'right' | 'wrong' | 'locked' | 'unset'
type Row = { hash: string; isLocked: boolean }

/**
 * Checks the wallet password. The hash is computed outside any transaction; what it tells is
 * decided under the row's lock, so that fifty guesses at once are told no more than five in a row.
 */
export async function checkWalletPassword(
  { database, config }: Pick<App, 'database' | 'config'>,
  playerId: number,
  password: string,
): Promise<PasswordVerdict> {
  const before = await readRow(database, playerId)
  if (!before) return 'unset'
  if (before.isLocked) return 'locked'
  const isRight = await isRightPassword(config.PARLOUR_SECRET, before.hash, password)
  return database.transaction(async (tx) => {
    const now = await readRow(tx, playerId, true)
    if (!now) return 'unset'
    if (now.isLocked) return 'locked'
    if (isRight && now.hash === before.hash) {
      await tx.run(sql`update cashier_passwords set failures = 0, locked_until = null
        where player_id = ${playerId}`)
      return 'right'
    }
    return noteFailure(tx, playerId)
  })
}

/** Ready to be stored. Slow, so to be made before a transaction begins. */
export function hashWalletPassword(secret: string, password: string): Promise<string> {
  return hashPassword(pepper(secret, password), { line: 'wallet' })
}

/** False when there is one already. */
export async function initPassword(tx: Tx, playerId: number, hash: string): Promise<boolean> {
  const made = await tx.run(sql`insert into cashier_passwords (player_id, password_hash)
    values (${playerId}, ${hash}) on conflict do nothing`)
  return made === 1
}

/** Answers from when withdrawals are possible again. */
export async function replacePassword(tx: Tx, playerId: number, hash: string): Promise<Date> {
  const { until } = await tx.row<{ until: Date }>(sql`
    update cashier_passwords set password_hash = ${hash}, failures = 0, locked_until = null,
      changed_at = now() where player_id = ${playerId}
    returning changed_at + ${holdHours} * interval '1 hour' as until`)
  return until
}

/** The first one was never changed, and holds nothing. */
export type PasswordState = { changedAt: Date | null; lockedUntil: Date | null }

export function findPasswordState(
  queries: Queries,
  playerId: number,
): Promise<PasswordState | null> {
  return queries.find<PasswordState>(sql`select changed_at as "changedAt",
    case when locked_until > now() then locked_until end as "lockedUntil"
    from cashier_passwords where player_id = ${playerId}`)
}

async function noteFailure(tx: Tx, playerId: number): Promise<PasswordVerdict> {
  const { isLocked } = await tx.row<{ isLocked: boolean }>(sql`
    update cashier_passwords set
      failures = case when failures + 1 >= ${maxFailures} then 0 else failures + 1 end,
      locked_until = case when failures + 1 >= ${maxFailures}
        then now() + ${lockMinutes} * interval '1 minute' end
    where player_id = ${playerId} returning locked_until is not null as "isLocked"`)
  return isLocked ? 'locked' : 'wrong'
}

function readRow(queries: Database | Tx, playerId: number, isForUpdate = false) {
  const lock = { text: isForUpdate ? 'for update' : '', values: [] }
  return queries.find<Row>(sql`select password_hash as hash,
    coalesce(locked_until > now(), false) as "isLocked"
    from cashier_passwords where player_id = ${playerId} ${lock}`)
}

/** While the house's secret is being changed, by the one in use first and then by former ones. */
async function isRightPassword(secret: string, hash: string, password: string): Promise<boolean> {
  for (const one of listSecrets(secret))
    if (await checkPassword(hash, pepper(one, password), { line: 'wallet' })) return true
  return false
}

/** Without the house's secret a stolen table cannot be searched for six digits. */
function pepper(secret: string, password: string): string {
  return keyedHash(secret, 'wallet-password', password).toString('base64')
}
