import { randomInt, timingSafeEqual } from 'node:crypto'
import { householdOf } from '../frame/address.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { keyedHashes } from '../frame/keyring.ts'

export type OtpPurpose = 'register' | 'forget' | 'bind' | 'prove'

/** Seconds until the next code to the same number: a minute, then longer and longer. */
const resendSeconds = [60, 60, 120, 300, 900]
const validSeconds = 300
const maxTries = 5
const maxPerNumberADay = 10
const maxPerAddressAnHour = 20
/** Numbers that share all but the last three digits: a range bought to draw on the SMS budget. */
const maxPerPrefixAnHour = 30
const prefixTail = 3

export type OtpRefusal = 'tooSoon' | 'tooManyCodes' | 'budgetSpent' | 'workNeeded'
export type MadeOtp = { otpId: number; code: string; resendAt: Date; expiresAt: Date }
type Wanted = {
  purpose: OtpPurpose
  mobile: string
  address: string
  secret: string
  /** Texts the whole site may send, and those of them that nobody need work for. */
  perHour: number
  freePerHour: number
}

/**
 * Makes a code if the caps allow it. All calls take turns: a range of numbers, a household and the
 * whole site have caps too, which hold for many at once.
 */
export async function makeOtp(tx: Tx, asked: Wanted): Promise<MadeOtp | OtpRefusal> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('parlour:otp'))`)
  const wanted = { ...asked, address: householdOf(asked.address) }
  const refusal = await findRefusal(tx, wanted)
  if (refusal) return refusal
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await tx.run(sql`update otp_codes set expires_at = now() where mobile = ${wanted.mobile}
    and purpose = ${wanted.purpose} and used_at is null and expires_at > now()`)
  const made = await tx.row<{ otp_id: number; created_at: Date; expires_at: Date }>(sql`
    insert into otp_codes (purpose, mobile, code_hash, address, expires_at)
    values (${wanted.purpose}, ${wanted.mobile}, ${hashCode(wanted, code)[0]}, ${wanted.address},
      now() + ${validSeconds} * interval '1 second')
    returning otp_id, created_at, expires_at`)
  const sent = await countSent(tx, wanted)
  const resendAt = new Date(made.created_at.getTime() + gapAfter(sent) * 1000)
  return { otpId: made.otp_id, code, resendAt, expiresAt: made.expires_at }
}

/**
 * A code that may not have been sent is good for nothing, and the next one need not wait. It still
 * counts for the caps: a gateway that is slow to answer may have sent it.
 */
export async function withdrawOtp(queries: Queries, otpId: number): Promise<void> {
  await queries.run(sql`update otp_codes set expires_at = created_at where otp_id = ${otpId}`)
}

export type OtpOutcome = 'right' | 'wrong' | 'expired'

type Given = { purpose: OtpPurpose; mobile: string; code: string; secret: string }

/** Uses a code up. A wrong guess is counted: the caller must let the transaction commit. */
export async function useOtp(tx: Tx, given: Given): Promise<OtpOutcome> {
  const outcome = await tryOtp(tx, given)
  if (outcome === 'right')
    await tx.run(sql`update otp_codes set used_at = now() where mobile = ${given.mobile}
      and purpose = ${given.purpose} and used_at is null and expires_at > now()`)
  return outcome
}

/** Looks whether a code is right and leaves it to be used: for what slow work waits on. */
export async function tryOtp(tx: Tx, given: Given): Promise<OtpOutcome> {
  const found = await tx.find<{ otp_id: number; code_hash: Buffer; tries: number }>(sql`
    select otp_id, code_hash, tries from otp_codes
    where mobile = ${given.mobile} and purpose = ${given.purpose}
      and used_at is null and expires_at > now()
    order by otp_id desc limit 1 for update`)
  if (!found || found.tries >= maxTries) return 'expired'
  const hashes = hashCode(given, given.code)
  if (!hashes.some((hash) => timingSafeEqual(found.code_hash, hash))) {
    await tx.run(sql`update otp_codes set tries = tries + 1 where otp_id = ${found.otp_id}`)
    return 'wrong'
  }
  return 'right'
}

async function findRefusal(tx: Tx, wanted: Wanted): Promise<OtpRefusal | null> {
  const { purpose, mobile, address, perHour, freePerHour } = wanted
  const prefix = `${mobile.slice(0, -prefixTail)}%`
  const counts = await tx.row<Record<'number' | 'address' | 'prefix' | 'site', number>>(sql`select
    (select count(*) from otp_codes where mobile = ${mobile} and purpose = ${purpose}
      and created_at > now() - interval '1 day') as number,
    (select count(*) from otp_codes where address = ${address}
      and created_at > now() - interval '1 hour') as address,
    (select count(*) from otp_codes where created_at > now() - interval '1 hour'
      and mobile like ${prefix}) as prefix,
    (select count(*) from otp_codes where created_at > now() - interval '1 hour') as site`)
  if (counts.site >= perHour) return 'budgetSpent'
  if (counts.site >= freePerHour) return 'workNeeded'
  if (counts.number >= maxPerNumberADay) return 'tooManyCodes'
  if (counts.address >= maxPerAddressAnHour) return 'tooManyCodes'
  if (counts.prefix >= maxPerPrefixAnHour) return 'tooManyCodes'
  const gap = gapAfter(counts.number)
  const recent = await tx.find(sql`select from otp_codes where mobile = ${mobile}
    and expires_at > created_at and created_at > now() - ${gap} * interval '1 second'`)
  return recent ? 'tooSoon' : null
}

async function countSent(tx: Tx, { mobile, purpose }: Wanted): Promise<number> {
  const { n } = await tx.row<{ n: number }>(sql`select count(*) as n from otp_codes
    where mobile = ${mobile} and purpose = ${purpose}
      and created_at > now() - interval '1 day'`)
  return n
}

function gapAfter(sent: number): number {
  return resendSeconds[Math.min(Math.max(sent - 1, 0), resendSeconds.length - 1)] ?? 60
}

function hashCode(of: { purpose: string; mobile: string; secret: string }, code: string): Buffer[] {
  return keyedHashes(of.secret, 'otp', `${of.purpose}:${of.mobile}:${code}`)
}
