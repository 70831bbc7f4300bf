import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { OpenRequirement, Requeued } from './turnover.ts'
import { settle, targetOf, withoutBet, withoutRequirement } from './turnover.ts'

export type StoredRequirement = OpenRequirement & {
  playerId: number
  start: number
  closedSeq: number | null
  state: 'open' | 'met' | 'given_up' | 'lapsed' | 'waived'
}

/** A stake, or what took one back. */
export type TurnoverEntry = { seq: number; contribution: number; betSeq: number | null }

/** Replays every player's life and compares each requirement with what it must have become. */
export async function findRequirementDifference(
  queries: Queries,
  table: Sql,
): Promise<string | null> {
  const rows = await queries.rows<StoredRequirement>(sql`
    select player_id as "playerId", requirement_id as "requirementId", amount, required,
      target_turnover as target, start_turnover as start, opened_seq as "openedSeq",
      closed_seq as "closedSeq", is_bonus as "isBonus", state
    from ${table} r order by player_id, requirement_id`)
  for (const [playerId, requirements] of Map.groupBy(rows, (row) => row.playerId)) {
    const difference = compare(requirements, await listTurnover(queries, playerId))
    if (difference !== null) return difference
  }
  return null
}

export function compare(
  stored: readonly StoredRequirement[],
  entries: readonly TurnoverEntry[],
): string | null {
  const { fates, reached } = replay(stored, entries)
  for (const { requirementId, state, target, start } of stored) {
    const is = JSON.stringify({ state, target, start })
    const fate = fates.get(requirementId)
    // Wagered, it is written as met by whatever looks next: an exclusion does, and leaves no entry.
    const isMet = state === 'met' && reached.has(requirementId)
    const mustBe = JSON.stringify(fate && isMet ? { ...fate, state } : fate)
    if (is !== mustBe) return `requirement ${requirementId}: is ${is}, must be ${mustBe}`
  }
  return null
}

type Fate = Pick<StoredRequirement, 'state' | 'target' | 'start'>

function replay(stored: readonly StoredRequirement[], entries: readonly TurnoverEntry[]) {
  const fates = new Map<number, Fate>()
  let queue: OpenRequirement[] = []
  let counter = 0
  const requeue = ({ met, open }: Requeued) => {
    queue = open
    for (const { requirementId, target } of met) note(requirementId, { state: 'met', target })
    for (const { requirementId, target } of open) note(requirementId, { target })
  }
  const note = (requirementId: number, change: Partial<Fate>) => {
    const before = fates.get(requirementId) ?? { state: 'open', target: 0, start: counter }
    fates.set(requirementId, { ...before, ...change })
  }
  for (const event of inOrder(stored, entries)) {
    if (event.type === 'open') {
      requeue(settle(queue, counter))
      const { required } = event.requirement
      const target = targetOf(queue, counter, required)
      note(event.requirement.requirementId, { target, start: counter })
      queue = [...queue, { ...event.requirement, target }]
    } else if (event.type === 'close' && event.state !== 'given_up') {
      requeue(settle(queue, counter))
      // All of them go, whatever is written of each.
      for (const { requirementId } of queue) note(requirementId, { state: event.state })
      queue = []
    } else if (event.type === 'close') {
      requeue(withoutRequirement(queue, counter, event.requirementId))
      note(event.requirementId, { state: 'given_up' })
    } else {
      const { contribution, betSeq } = event.entry
      if (betSeq !== null)
        requeue(withoutBet(queue, counter, { seq: betSeq, contribution: -contribution }))
      counter += contribution
    }
  }
  const reached = new Set(settle(queue, counter).met.map(({ requirementId }) => requirementId))
  return { fates, reached }
}

function inOrder(stored: readonly StoredRequirement[], entries: readonly TurnoverEntry[]) {
  const opened = stored.map((requirement) => {
    return { seq: requirement.openedSeq, type: 'open' as const, requirement }
  })
  const closed = stored.flatMap(({ requirementId, closedSeq, state }) => {
    if (closedSeq === null) return []
    // What is waived is so after the entry that was the newest then.
    const seq = state === 'waived' ? closedSeq + 0.5 : closedSeq
    return [{ seq, type: 'close' as const, requirementId, state }]
  })
  const moved = entries.map((entry) => ({ seq: entry.seq, type: 'turnover' as const, entry }))
  // What lapses with a deposit lapses before the deposit opens its own.
  return [...closed, ...opened, ...moved].toSorted((one, other) => one.seq - other.seq)
}

function listTurnover(queries: Queries, playerId: number): Promise<TurnoverEntry[]> {
  return queries.rows<TurnoverEntry>(sql`
    select e.seq, e.contribution, b.seq as "betSeq" from wallet_entries e
    left join wallet_entries b on e.kind = 'bet_rollback' and b.player_id = e.player_id
      and b.account = 'coin' and b.provider = e.provider and b.key = e.bet_key and b.kind = 'bet'
    where e.player_id = ${playerId} and e.account = 'coin' and e.contribution <> 0`)
}
