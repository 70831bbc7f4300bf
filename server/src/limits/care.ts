import { caseDays, caseHours } from '@parlour/contract/care-signs.ts'
import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { tellDesk } from '../frame/desk-news.ts'
import type { Events, LinkedDetail } from '../frame/event-types.ts'
import type { Consumer } from '../frame/events.ts'
import { publishAll } from '../frame/events.ts'
import { findLiving } from '../frame/living.ts'
import type { Job } from '../frame/schedule.ts'
import { readSettings } from '../frame/settings.ts'
import { listDeposits, readNetDeposits } from '../wallet/index.ts'
import type { CareFacts, CaseState, SeenSign } from './care-rules.ts'
import { decideCase, judgeCare } from './care-rules.ts'
import { findPause } from './standing.ts'

/** What later modules know of how a player pays and plays. */
export type CareReaders = {
  readPaymentFacts(
    queries: Queries,
    playerId: number,
    timeZone: string,
  ): Promise<Pick<CareFacts, 'methodsInDay' | 'refusedDeposits'>>
  readPlayFacts(
    queries: Queries,
    playerId: number,
    seen: { timeZone: string; deposits: Date[] },
  ): Promise<Pick<CareFacts, 'depositsAfterLoss' | 'nights' | 'longestMinutes' | 'stakesDoubled'>>
}

const dayMs = 86_400_000

/** Looks at how the player plays and writes down what it sees; `act` opens a case at once. */
export async function careFor(tx: Tx, playerId: number, readers: CareReaders): Promise<void> {
  const { settings } = await readSettings(tx)
  const facts = await readFacts(tx, playerId, settings.timeZone, readers)
  const netDeposits = jurisdictionOf(settings.jurisdiction).careNetDeposits
  const { level, signs } = judgeCare(facts, { ...settings.careLines, netDeposits })
  if (level === 'act') await openCase(tx, playerId, signs)
  const open = await tx.find(sql`select 1 from limits_cases
    where player_id = ${playerId} and state = 'open'`)
  await tx.run(sql`
    insert into limits_players (player_id, care_level, care_signs, care_judged_at)
    values (${playerId}, ${open ? 'act' : level}, ${JSON.stringify(signs)}, now())
    on conflict (player_id) do update set care_signs = excluded.care_signs,
      care_judged_at = excluded.care_judged_at, care_level = excluded.care_level`)
}

/**
 * Money that arrives is looked at in the moment it does, and so is who tries to come back as
 * somebody else. Each player is heard alone: a fault with one holds back no other.
 */
export function createCareConsumer(readers: CareReaders): Consumer {
  return {
    name: 'limits.care',
    types: ['deposit.settled', 'care.due', 'link.refused'],
    async hear(tx, { playerId, type, payload }) {
      if (type !== 'link.refused') return careFor(tx, playerId, readers)
      if (await noteReturn(tx, playerId, payload)) await careFor(tx, playerId, readers)
    },
  }
}

const askedAtOnce = 500

/** Everybody who played or was watched is looked at once a day. */
export const askCare: Job = {
  name: 'limits.care',
  everyMs: 300_000,
  async run(tx) {
    const due = await findLiving<{ playerId: number }>(tx, {
      table: 'limits_players',
      ask: (rows) => sql`select player_id as "playerId" from ${rows}
        where coalesce(care_judged_at < now() - interval '1 day', true)
          and (check_from > now() - interval '2 days' or care_level <> 'none')
        order by care_judged_at nulls first limit ${askedAtOnce}`,
    })
    if (due.length === 0) return
    await tx.run(sql`update limits_players set care_judged_at = now()
      where player_id = any(${due.map(({ playerId }) => playerId)}::bigint[])`)
    const facts = due.map(({ playerId }) => ({ playerId, payload: {} }))
    await publishAll(tx, 'care.due', facts)
    return due.length >= askedAtOnce ? 'more' : undefined
  },
}

type CaseRow = {
  caseId: number
  playerId: number
  state: CaseState
  signs: SeenSign[]
  openedAt: Date
  dueAt: Date
  isOverdue: boolean
}

/** What waits for a person, what is due first on top. */
export function listCases(queries: Queries, limit: number): Promise<CaseRow[]> {
  return queries.rows<CaseRow>(sql`
    select case_id as "caseId", player_id as "playerId", state, signs, opened_at as "openedAt",
      due_at as "dueAt", due_at <= now() as "isOverdue"
    from limits_cases where state <> 'closed' order by due_at limit ${limit}`)
}

export function listCaseNotes(queries: Queries, caseId: number) {
  return queries.rows<{ state: CaseState; said: string; operatorId: number; at: Date }>(sql`
    select state, said, operator_id as "operatorId", at from limits_case_notes
    where case_id = ${caseId} order by note_id`)
}

/** Excluded players whose account, papers or number this one tried to link. */
export function listReturns(queries: Queries, playerId: number) {
  return queries.rows<{ excludedId: number; what: LinkedDetail; at: Date }>(sql`
    select excluded_id as "excludedId", what, max(at) as at from limits_returns
    where player_id = ${playerId} group by excluded_id, what order by at`)
}

type Decision = { caseId: number; state: 'watched' | 'closed'; said: string; operatorId: number }

/** What was said and done is written down; the case comes back after thirty days. */
export async function moveCase(tx: Tx, { caseId, state, said, operatorId }: Decision) {
  const owner = await tx.find<{ playerId: number }>(sql`
    select player_id as "playerId" from limits_cases where case_id = ${caseId}`)
  if (!owner) return 'unknownCase'
  const isIt = sql`player_id = ${owner.playerId} and case_id = ${caseId}`
  const found = await tx.row<{ state: CaseState; isDue: boolean }>(sql`
    select state, due_at <= now() as "isDue" from limits_cases where ${isIt} for update`)
  const refusal = decideCase(found.state, state, found.isDue)
  if (refusal) return refusal
  await tx.run(sql`update limits_cases set state = ${state},
    due_at = now() + ${caseDays} * interval '1 day' where ${isIt}`)
  await tx.run(sql`insert into limits_case_notes (case_id, state, said, operator_id)
    values (${caseId}, ${state}, ${said}, ${operatorId})`)
  await tellDesk(tx, 'care', caseId)
  return null
}

/** False when the owner is free to play: then it is only a number that was taken. */
async function noteReturn(
  tx: Tx,
  playerId: number,
  { ownerId, what }: Events['link.refused'],
): Promise<boolean> {
  if ((await findPause(tx, ownerId))?.kind !== 'exclusion') return false
  await tx.run(sql`insert into limits_returns (player_id, excluded_id, what)
    values (${playerId}, ${ownerId}, ${what})`)
  return true
}

async function openCase(tx: Tx, playerId: number, signs: SeenSign[]): Promise<void> {
  await tx.run(sql`insert into limits_cases (player_id, signs, due_at)
    values (${playerId}, ${JSON.stringify(signs)}, now() + ${caseHours} * interval '1 hour')
    on conflict (player_id) where state <> 'closed' do update set signs = excluded.signs`)
  await tellDesk(tx, 'care')
}

async function readFacts(
  queries: Queries,
  playerId: number,
  timeZone: string,
  readers: CareReaders,
): Promise<CareFacts> {
  const week = await listDeposits(queries, playerId, new Date(Date.now() - 7 * dayMs))
  const deposits = week.map(({ at }) => at)
  const dayAgo = Date.now() - dayMs
  const changes = await queries.row<Pick<CareFacts, 'limitsRaised' | 'timeOuts'>>(sql`
    select count(*) filter (where what in ('raised', 'removed') and not is_by_house
        and at > now() - interval '30 days') as "limitsRaised",
      count(*) filter (where what in ('stop', 'timeOut')) as "timeOuts"
    from limits_changes where player_id = ${playerId} and at > now() - interval '90 days'`)
  return {
    depositsInDay: deposits.filter((at) => at.getTime() > dayAgo).length,
    ...changes,
    sameAsExcluded: await countReturns(queries, playerId),
    ...(await readers.readPaymentFacts(queries, playerId, timeZone)),
    ...(await readers.readPlayFacts(queries, playerId, { timeZone, deposits })),
    netDeposits: (await readNetDeposits(queries, playerId, timeZone)).days30,
  }
}

async function countReturns(queries: Queries, playerId: number): Promise<number> {
  const { count } = await queries.row<{ count: number }>(sql`select count(*) as count
    from limits_returns where player_id = ${playerId} and at > now() - interval '90 days'`)
  return count
}
