import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import { only } from '../frame/pins.ts'

export const kycStates = [
  'none',
  'draft',
  'submitted',
  'inReview',
  'verified',
  'rejected',
  'blocked',
] as const
export type KycState = (typeof kycStates)[number]

/** A table before it is code. A blocked player comes back only by an operator's decision. */
export const kycTransitions = {
  none: ['draft', 'submitted', 'blocked'],
  draft: ['draft', 'submitted', 'blocked'],
  submitted: ['inReview', 'verified', 'rejected', 'blocked'],
  inReview: ['verified', 'rejected', 'blocked'],
  rejected: ['draft', 'submitted', 'blocked'],
  verified: ['blocked'],
  blocked: ['rejected'],
} as const satisfies Record<KycState, readonly KycState[]>

export type KycRow = {
  state: KycState
  reason: string | null
  dueAt: Date | null
  submittedAt: Date | null
  decidedAt: Date | null
  sealedDetails: Buffer | null
}

const dueDays = 7

const columns = {
  text: `state, reason, due_at as "dueAt", submitted_at as "submittedAt",
    decided_at as "decidedAt", sealed_details as "sealedDetails"`,
  values: [],
}

const nobody: KycRow = {
  state: 'none',
  reason: null,
  dueAt: null,
  submittedAt: null,
  decidedAt: null,
  sealedDetails: null,
}

export async function readKyc(queries: Queries, playerId: number): Promise<KycRow> {
  const row = await queries.find<KycRow>(sql`
    select ${columns} from identity_checks where player_id = ${playerId}`)
  return row ?? nobody
}

/** Whether papers of both were found right, and say one name and one birthday. */
export async function haveSamePapers(queries: Queries, one: number, other: number) {
  const found = await queries.find(sql`select person_hash from identity_checks
    where player_id = any(${[one, other]}::bigint[]) and state = 'verified'
      and person_hash is not null
    group by person_hash having count(*) = 2`)
  return found !== null
}

const mostSame = 5

/** Other players whose papers say the same name and birthday, the newest first. */
export async function listSamePerson(queries: Queries, playerId: number): Promise<number[]> {
  const own = await queries.find<{ hash: Buffer | null }>(sql`
    select person_hash as hash from identity_checks where player_id = ${playerId}`)
  if (!own?.hash) return []
  const others = await queries.rows<{ otherId: number }>(sql`
    select player_id as "otherId" from identity_checks
    where person_hash = ${own.hash} and player_id <> ${playerId}
    order by player_id desc limit ${mostSame}`)
  return others.map(({ otherId }) => otherId)
}

/** How far the check is, as an SQL expression over the row `players`. */
export const kycFact = `coalesce((
  select jsonb_build_object('kycState', state, 'kycReason', reason,
    'isKycDue', coalesce(due_at <= now(), false))
  from identity_checks where identity_checks.player_id = players.player_id
    ${only('identity_checks')}),
  '{"kycState": "none", "kycReason": null, "isKycDue": false}')`

/** When the papers fall due: then the fact is another one. */
export const kycUntil = `(select due_at from identity_checks
  where identity_checks.player_id = players.player_id and due_at > now()
    ${only('identity_checks')})`

/** Whether papers were found right, as an SQL expression over the row `players`. */
export const hasVerifiedPapers = sql`exists (select from identity_checks
  where identity_checks.player_id = players.player_id and state = 'verified')`

export async function isVerified(queries: Queries, playerId: number): Promise<boolean> {
  return (await readKyc(queries, playerId)).state === 'verified'
}

/** The player's record, made if there is none, and held by this transaction until it ends. */
export async function lockKyc(tx: Tx, playerId: number): Promise<KycRow> {
  await tx.run(
    sql`insert into identity_checks (player_id) values (${playerId}) on conflict do nothing`,
  )
  return tx.row<KycRow>(sql`
    select ${columns} from identity_checks where player_id = ${playerId} for update`)
}

/** From the first deposit on there is a week. */
export async function noteFirstDeposit(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`insert into identity_checks (player_id, due_at)
    values (${playerId}, now() + ${dueDays} * interval '1 day')
    on conflict (player_id) do update set due_at = excluded.due_at`)
}

/** The one way the state changes. The record must be locked. False when it may not. */
export async function moveKyc(
  tx: Tx,
  playerId: number,
  from: KycState,
  to: KycState,
  reason: string | null = null,
): Promise<boolean> {
  if (!(kycTransitions[from] as readonly KycState[]).includes(to)) return false
  await tx.run(sql`update identity_checks set state = ${to}, reason = ${reason},
    submitted_at = case when ${to} = 'submitted' then now() else submitted_at end,
    decided_at = case when ${to} in ('verified', 'rejected', 'blocked') then now() end
    where player_id = ${playerId}`)
  await tellDesk(tx, 'identity', playerId)
  return true
}
