import type { Condition } from '@parlour/contract/segment-fields.ts'
import { hasWagered, listLevels, readRunning } from '../activities/index.ts'
import { hasDepositedAtLeast, hasDepositedSince } from '../cashier/index.ts'
import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { hasPlayed } from '../games/index.ts'
import { hasVerifiedPapers } from '../identity/index.ts'

/** Longer ago than any player; a larger number of days is no date. */
const mostDays = 36_500

/** The conditions as one expression over the row `players`: all of them are true. */
export async function toSql(queries: Queries, conditions: readonly Condition[]): Promise<Sql> {
  const steps = conditions.some(({ field }) => field === 'vipLevel')
    ? listLevels(await readRunning(queries)).map(({ betAmount }) => betAmount)
    : []
  return conditions.reduce(
    (all, condition) => sql`${all} and (${compare(condition, steps)})`,
    sql`true`,
  )
}

function compare({ field, is, value }: Condition, levelSteps: readonly number[]): Sql {
  switch (field) {
    case 'registered':
      return is === 'within' ? joinedSince(value) : not(joinedSince(value))
    case 'lastDeposit':
      return is === 'within'
        ? hasDepositedSince(daysOf(value))
        : sql`${hasDepositedAtLeast(1)} and ${not(hasDepositedSince(daysOf(value)))}`
    case 'deposited':
      return is === 'atLeast' ? hasDepositedAtLeast(value) : not(hasDepositedAtLeast(value + 1))
    case 'vipLevel':
      return is === 'atLeast'
        ? hasReached(levelSteps[value])
        : not(hasReached(levelSteps[value + 1]))
    case 'verified':
      return is === 'yes' ? hasVerifiedPapers : not(hasVerifiedPapers)
    case 'played':
      return is === 'yes' ? hasPlayed(value) : not(hasPlayed(value))
  }
}

const not = (condition: Sql) => sql`not (${condition})`
const daysOf = (value: number) => Math.min(value, mostDays)

function joinedSince(days: number): Sql {
  return sql`players.created_at > now() - ${daysOf(days)} * interval '1 day'`
}

/** A level that there is not has been reached by nobody. */
function hasReached(wagered: number | undefined): Sql {
  return wagered === undefined ? sql`false` : hasWagered(wagered)
}
