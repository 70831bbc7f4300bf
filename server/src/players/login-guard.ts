import { createHash } from 'node:crypto'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** Who is trying, in the three ways that failures are counted. */
export type Attempt = { account: string; device: string; address: string }

const windowText = '30 minutes'
const challengeAfter = 3
const lockAfter = 10
/** One address may serve a whole café; it earns a challenge later than one device does. */
const addressChallengeAfter = 20
export const challengeZeroBits = 16

const accountSubject = (account: string) => `account:${account.toLowerCase()}`
const deviceSubject = (device: string) => `device:${device}`
const addressSubject = (address: string) => `address:${address}`

/** Counted the same way for accounts that exist and for those that do not. */
export async function noteFailure(queries: Queries, attempt: Attempt): Promise<void> {
  const subjects = [
    accountSubject(attempt.account),
    deviceSubject(attempt.device),
    addressSubject(attempt.address),
  ]
  await queries.run(sql`insert into login_failures (subject) select unnest(${subjects}::text[])`)
}

/** A right password clears the account and the device, never the address. */
export async function forgetFailures(queries: Queries, attempt: Attempt): Promise<void> {
  const subjects = [accountSubject(attempt.account), deviceSubject(attempt.device)]
  await queries.run(sql`delete from login_failures where subject = any(${subjects}::text[])`)
}

/** Whether this browser must do some work before its next try. */
export async function needsChallenge(
  queries: Queries,
  attempt: Omit<Attempt, 'account'>,
): Promise<boolean> {
  const counts = await countFailures(queries, [
    deviceSubject(attempt.device),
    addressSubject(attempt.address),
  ])
  const [device = 0, address = 0] = counts
  return device >= challengeAfter || address >= addressChallengeAfter
}

export type Verdict = 'free' | 'challenge' | 'locked'

/** What an attempt must pass. A device the player used before is never locked out. */
export async function judgeAttempt(queries: Queries, attempt: Attempt): Promise<Verdict> {
  const [onAccount = 0] = await countFailures(queries, [accountSubject(attempt.account)])
  if (onAccount >= lockAfter && !(await isKnownDevice(queries, attempt))) return 'locked'
  return onAccount >= challengeAfter ? 'challenge' : 'free'
}

/** Sends a device to the challenge at its next preLogin. */
export async function demandChallenge(queries: Queries, device: string): Promise<void> {
  await queries.run(sql`insert into login_failures (subject)
    select ${deviceSubject(device)} from generate_series(1, ${challengeAfter})`)
}

/** The answer is right when the hash of nonce and answer begins with enough zero bits. */
export function isChallengeSolved(nonce: string, answer: string | undefined): boolean {
  if (answer === undefined) return false
  const digest = createHash('sha256').update(`${nonce}:${answer}`).digest()
  return digest.readUInt32BE(0) >>> (32 - challengeZeroBits) === 0
}

async function countFailures(queries: Queries, subjects: string[]): Promise<number[]> {
  const rows = await queries.rows<{ n: number }>(sql`
    select (select count(*) from login_failures f
      where f.subject = s.subject and f.at > now() - ${windowText}::interval) as n
    from unnest(${subjects}::text[]) with ordinality as s(subject, place) order by place`)
  return rows.map((row) => row.n)
}

async function isKnownDevice(queries: Queries, { account, device }: Attempt): Promise<boolean> {
  if (device === '') return false
  const known = await queries.find(sql`select from player_devices d join players p using (player_id)
    where (lower(p.account) = lower(${account}) or p.mobile = ${account}) and d.device = ${device}`)
  return known !== null
}
