import { randomBytes, randomInt } from 'node:crypto'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { keyedHashes, open, seal } from '../../frame/keyring.ts'
import { findStep } from './totp.ts'

const maxFailures = 5
const lockMinutes = 15
const recoveryCodes = 10
/** Without letters that are mistaken for others. */
const recoveryLetters = '23456789abcdefghjkmnpqrstuvwxyz'

export type SecondSteps = { hasAuthenticator: boolean; hasPasskey: boolean }

export function readSecondSteps(queries: Queries, playerId: number): Promise<SecondSteps> {
  return queries.row<SecondSteps>(sql`select
    exists (select from player_second_steps
      where player_id = ${playerId} and confirmed_at is not null) as "hasAuthenticator",
    exists (select from player_passkeys where player_id = ${playerId}) as "hasPasskey"`)
}

/** Whether a password, a text or a social sign-in is only the first step. */
export async function hasSecondStep(queries: Queries, playerId: number): Promise<boolean> {
  const { hasAuthenticator, hasPasskey } = await readSecondSteps(queries, playerId)
  return hasAuthenticator || hasPasskey
}

/** Null when an app is set up already. One that was never confirmed gives way. */
export async function beginAuthenticator(tx: Tx, playerId: number, house: string) {
  const secret = randomBytes(20)
  const begun = await tx.run(sql`
    insert into player_second_steps (player_id, sealed_secret)
    values (${playerId}, ${seal(house, placeOf(playerId), secret)})
    on conflict (player_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
      where player_second_steps.confirmed_at is null`)
  return begun === 1 ? secret : null
}

export type StepOutcome = 'right' | 'wrong' | 'locked' | 'none'
type Given = { playerId: number; code: string; house: string }

/** The first code of an app: from now on it counts. A wrong one is counted, so let it commit. */
export async function confirmAuthenticator(tx: Tx, given: Given): Promise<StepOutcome> {
  const row = await lockSteps(tx, given.playerId)
  if (!row?.sealedSecret || row.isConfirmed) return 'none'
  const outcome = await judge(tx, row, given)
  if (outcome === 'right')
    await tx.run(sql`update player_second_steps set confirmed_at = now()
      where player_id = ${given.playerId}`)
  return outcome
}

/** Uses a code of the app or a recovery code up. A wrong one is counted, so let it commit. */
export async function useStepCode(tx: Tx, given: Given): Promise<StepOutcome> {
  const row = await lockSteps(tx, given.playerId)
  if (!row) return 'none'
  // The player is told of an app when it is confirmed: one that was only begun opens nothing.
  return judge(tx, row.isConfirmed ? row : { ...row, sealedSecret: null }, given)
}

/** Ten new ones in place of those there were. */
export async function renewRecoveryCodes(tx: Tx, playerId: number, house: string) {
  await dropRecoveryCodes(tx, playerId)
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
  const hashes = codes.map((code) => hashCode({ playerId, code, house })[0])
  await tx.run(sql`insert into player_recovery_codes (player_id, code_hash)
    select ${playerId}, unnest(${hashes}::bytea[])`)
  return codes
}

/** Codes for who has none yet: whoever sets up a first step is to get in without it once. */
export async function firstRecoveryCodes(tx: Tx, playerId: number, house: string) {
  // The row counts wrong tries, and passkeys alone have none.
  await tx.run(sql`insert into player_second_steps (player_id) values (${playerId})
    on conflict do nothing`)
  return (await countRecoveryCodes(tx, playerId)) > 0 ? [] : renewRecoveryCodes(tx, playerId, house)
}

export async function countRecoveryCodes(queries: Queries, playerId: number): Promise<number> {
  const { n } = await queries.row<{ n: number }>(sql`select count(*) as n
    from player_recovery_codes where player_id = ${playerId} and used_at is null`)
  return n
}

/** False when there is none. */
export async function removeAuthenticator(tx: Tx, playerId: number): Promise<boolean> {
  const removed = await tx.run(sql`update player_second_steps
    set sealed_secret = null, confirmed_at = null, last_step = 0
    where player_id = ${playerId} and confirmed_at is not null`)
  return removed === 1
}

/** For who lost app, passkeys and codes together. When it was done is kept: withdrawals wait. */
export async function resetSteps(tx: Tx, playerId: number): Promise<void> {
  for (const table of ['player_second_steps', 'player_passkeys', 'player_recovery_codes'])
    await tx.run(sql`delete from ${{ text: table, values: [] }} where player_id = ${playerId}`)
  await tx.run(sql`update players set steps_reset_at = now() where player_id = ${playerId}`)
}

/** Without a step that is left, its recovery codes open nothing. */
export async function dropLooseCodes(tx: Tx, playerId: number): Promise<void> {
  if (!(await hasSecondStep(tx, playerId))) await dropRecoveryCodes(tx, playerId)
}

/**
 * Takes off what was set up within the hour before a moment: somebody else's, says the player. That
 * person may have made the recovery codes too, or seen them.
 */
export async function dropStepsOf(tx: Tx, playerId: number, moment: Date): Promise<void> {
  const isOfThen = (column: string) => ({
    // A moment that went through here has lost what is below a thousandth.
    text: `${column} between $1::timestamptz - interval '1 hour'
      and $1::timestamptz + interval '1 millisecond'`,
    values: [moment],
  })
  await tx.run(sql`update player_second_steps set sealed_secret = null, confirmed_at = null
    where player_id = ${playerId} and ${isOfThen('confirmed_at')}`)
  await tx.run(sql`delete from player_passkeys
    where player_id = ${playerId} and ${isOfThen('created_at')}`)
  await dropRecoveryCodes(tx, playerId)
}

async function dropRecoveryCodes(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`delete from player_recovery_codes where player_id = ${playerId}`)
}

type Row = {
  sealedSecret: Buffer | null
  isConfirmed: boolean
  isLocked: boolean
  lastStep: number
  now: number
}

function lockSteps(tx: Tx, playerId: number): Promise<Row | null> {
  return tx.find<Row>(sql`select sealed_secret as "sealedSecret",
      confirmed_at is not null as "isConfirmed", last_step as "lastStep",
      failures >= ${maxFailures} and failed_at > now() - ${lockMinutes} * interval '1 minute'
        as "isLocked",
      floor(extract(epoch from now()) * 1000)::bigint as now
    from player_second_steps where player_id = ${playerId} for update`)
}

async function judge(tx: Tx, row: Row, given: Given): Promise<StepOutcome> {
  const { playerId } = given
  if (row.isLocked) return 'locked'
  if (await isRight(tx, row, given)) {
    await tx.run(sql`update player_second_steps set failures = 0, failed_at = null
      where player_id = ${playerId}`)
    return 'right'
  }
  await tx.run(sql`update player_second_steps set failed_at = now(), failures = 1 +
      case when failed_at > now() - ${lockMinutes} * interval '1 minute' then failures else 0 end
    where player_id = ${playerId}`)
  return 'wrong'
}

async function isRight(tx: Tx, row: Row, given: Given): Promise<boolean> {
  const { playerId, code, house } = given
  if (/^\d{6}$/.test(code)) {
    if (!row.sealedSecret) return false
    const secret = open(house, placeOf(playerId), row.sealedSecret)
    const step = findStep({ secret, lastStep: row.lastStep, now: row.now }, code)
    if (step === null) return false
    await tx.run(sql`update player_second_steps set last_step = ${step}
      where player_id = ${playerId}`)
    return true
  }
  const used = await tx.run(sql`update player_recovery_codes set used_at = now()
    where player_id = ${playerId} and code_hash = any(${hashCode(given)}::bytea[])
    and used_at is null`)
  return used === 1
}

function makeRecoveryCode(): string {
  const half = () =>
    Array.from({ length: 5 }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')
  return `${half()}-${half()}`
}

/** However it is typed: large or small, with or without the dash. */
function hashCode({ playerId, code, house }: Given): Buffer[] {
  const typed = code.toLowerCase().replaceAll('-', '')
  return keyedHashes(house, 'recovery-codes', `${playerId}:${typed}`)
}

function placeOf(playerId: number) {
  return `player_second_steps.sealed_secret:${playerId}` as const
}
