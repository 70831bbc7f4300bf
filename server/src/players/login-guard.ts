import { createHash } from 'node:crypto'
import { householdOf, networkOf } from '../frame/address.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { FailureCounts } from './login-rules.ts'
import { judge, loginBounds, strainOf, workFor } from './login-rules.ts'

/** Who is trying. Names that are nobody's are counted as those of players are. */
export type Attempt = {
  account: string
  playerId: number | null
  device: string
  address: string
}

export type Begun =
  | { verdict: 'locked' | 'challenge' }
  /** May be looked at: it counts as a failure until it is taken back. */
  | { verdict: 'counted'; failureIds: number[]; strain: number }

const windowText = '30 minutes'

/**
 * Judges a try and counts it, before anybody spends a hash on it. Tries on one account, and those
 * from one network, take turns: of many at once no more are looked at than one after the other.
 */
export async function beginAttempt(
  tx: Tx,
  attempt: Attempt,
  isSolved: (zeroBits: number) => boolean,
): Promise<Begun> {
  const isKnown = await isKnownDevice(tx, attempt)
  const subjects = subjectsOf(attempt, isKnown)
  for (const name of [subjects.account, subjects.network])
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${name}`}, 0))`)
  const counts = await countFailures(tx, subjects)
  const { isLocked, zeroBits } = judge(counts, isKnown)
  if (isLocked) return { verdict: 'locked' }
  if (zeroBits > 0 && !isSolved(zeroBits)) {
    await sendToWork(tx, subjects.device, counts.device)
    return { verdict: 'challenge' }
  }
  const { account, device, address, network } = subjects
  const rows = await tx.rows<{ failureId: number }>(sql`
    insert into login_failures (subject)
    select unnest(${[account, device, address, network]}::text[])
    returning failure_id as "failureId"`)
  const strain = isKnown ? 0 : strainOf(counts)
  return { verdict: 'counted', failureIds: rows.map(({ failureId }) => failureId), strain }
}

/** The try was no failure. */
export async function takeBack(queries: Queries, failureIds: number[]): Promise<void> {
  await queries.run(sql`delete from login_failures where failure_id = any(${failureIds}::bigint[])`)
}

/** A right password clears the account and the device, never the address or its network. */
export async function forgetFailures(tx: Tx, attempt: Attempt): Promise<void> {
  const { account, device } = subjectsOf(attempt, await isKnownDevice(tx, attempt))
  await tx.run(sql`delete from login_failures where subject = any(${[account, device]}::text[])`)
}

/** Who comes in on a device they never used is counted by where they come from. */
export async function noteEntry(tx: Tx, attempt: Attempt): Promise<void> {
  if (await isKnownDevice(tx, attempt)) return
  const { newOfAddress, newOfNetwork } = subjectsOf(attempt, false)
  await tx.run(sql`insert into login_failures (subject)
    select unnest(${[newOfAddress, newOfNetwork]}::text[])`)
}

/** The work this browser must do before its next try, whatever account it is for. */
export async function readWork(
  queries: Queries,
  from: Pick<Attempt, 'device' | 'address'>,
): Promise<number> {
  const counts = await countFailures(queries, {
    ...subjectsOf({ ...from, account: '', playerId: null }, false),
    account: '',
  })
  return workFor(counts)
}

/** The answer is right when the hash of nonce and answer begins with enough zero bits. */
export function isChallengeSolved(
  nonce: string,
  answer: string | undefined,
  zeroBits: number,
): boolean {
  if (answer === undefined) return false
  const digest = createHash('sha256').update(`${nonce}:${answer}`).digest()
  return digest.readUInt32BE(0) >>> (32 - zeroBits) === 0
}

type Subjects = Record<keyof FailureCounts, string>

/** A device the player used before is counted apart: strangers cannot use up its tries. */
function subjectsOf(attempt: Attempt, isKnown: boolean): Subjects {
  const { account, playerId, device, address } = attempt
  const whose = playerId === null ? `name:${account.toLowerCase()}` : `player:${playerId}`
  return {
    account: isKnown ? `${whose} at ${device}` : whose,
    device: `device:${device}`,
    address: `address:${householdOf(address)}`,
    network: `network:${networkOf(address)}`,
    newOfAddress: `new:address:${householdOf(address)}`,
    newOfNetwork: `new:network:${networkOf(address)}`,
  }
}

/** Makes preLogin ask this device for work, also when only the account has failures so far. */
async function sendToWork(tx: Tx, device: string, count: number): Promise<void> {
  const missing = loginBounds.device.work - count
  await tx.run(sql`insert into login_failures (subject)
    select ${device} from generate_series(1, ${missing}::int)`)
}

async function countFailures(queries: Queries, subjects: Subjects): Promise<FailureCounts> {
  const rows = await queries.rows<{ name: keyof FailureCounts; n: number }>(sql`
    select s.name, (select count(*) from login_failures f
      where f.subject = s.subject and f.at > now() - ${windowText}::interval) as n
    from unnest(${Object.keys(subjects)}::text[], ${Object.values(subjects)}::text[])
      as s(name, subject)`)
  return Object.fromEntries(rows.map(({ name, n }) => [name, n])) as FailureCounts
}

async function isKnownDevice(queries: Queries, { playerId, device }: Attempt): Promise<boolean> {
  if (device === '' || playerId === null) return false
  const known = await queries.find(sql`select from player_devices
    where player_id = ${playerId} and device = ${device}`)
  return known !== null
}
