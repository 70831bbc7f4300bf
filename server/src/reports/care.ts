import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { CareCounts } from '../limits/index.ts'
import { countCare, findFirstCare } from '../limits/index.ts'
import type { Range } from './read.ts'

export type CareDay = CareCounts & { day: string }

const names = {
  limitsSet: 'set_limits',
  limitsRaised: 'raised_limits',
  breaks: 'breaks',
  exclusions: 'exclusions',
  casesOpened: 'cases_opened',
  talks: 'talks',
  casesClosed: 'cases_closed',
} as const satisfies Record<keyof CareCounts, string>
export const careFigures = Object.keys(names) as (keyof CareCounts)[]

/** Counts the first day that is over and not counted yet. False when there is none. */
export async function sumCareDay(tx: Tx, timeZone: string): Promise<boolean> {
  const next = await findNextDay(tx, timeZone)
  if (next === null) return false
  const { isOver } = await tx.row<{ isOver: boolean }>(sql`
    select ((${next}::date + 1)::timestamp + interval '1 hour') at time zone ${timeZone} <= now()
      as "isOver"`)
  if (!isOver) return false
  const counts = await countDay(tx, next, timeZone)
  const columns = { text: careFigures.map((name) => names[name]).join(', '), values: [] }
  await tx.run(sql`insert into report_care_days (day, ${columns})
    select ${next}::date, ${columns}
    from jsonb_to_record(${JSON.stringify(byColumn(counts))}::jsonb)
      as counted (set_limits bigint, raised_limits bigint, breaks bigint, exclusions bigint,
        cases_opened bigint, talks bigint, cases_closed bigint)`)
  return true
}

/** Every day of the range; what is not summed up yet is counted as it stands. */
export async function readCareDays(queries: Queries, range: Range): Promise<CareDay[]> {
  const { from, to, timeZone } = range
  const next = await findNextDay(queries, timeZone)
  const counted = careFigures.map((name) => `coalesce(${names[name]}, 0) as "${name}"`).join(', ')
  const days = await queries.rows<CareDay & { isLeft: boolean }>(sql`
    select every.day::date::text as day, ${{ text: counted, values: [] }},
      every.day >= coalesce(${next}::date, 'infinity')
        and every.day <= now() at time zone ${timeZone} as "isLeft"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as every (day)
      left join report_care_days d on d.day = every.day::date order by 1`)
  const shown: CareDay[] = []
  for (const { isLeft, ...one } of days)
    shown.push(isLeft ? { day: one.day, ...(await countDay(queries, one.day, timeZone)) } : one)
  return shown
}

export function totalCare(days: readonly CareDay[]): CareCounts {
  return Object.fromEntries(
    careFigures.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]),
  ) as CareCounts
}

/** The first day that is not counted; null where there is nothing to count. */
async function findNextDay(queries: Queries, timeZone: string): Promise<string | null> {
  const { last } = await queries.row<{ last: string | null }>(sql`
    select (max(day) + 1)::text as last from report_care_days`)
  if (last !== null) return last
  const first = await findFirstCare(queries)
  if (first === null) return null
  const { day } = await queries.row<{ day: string }>(sql`
    select (${first}::timestamptz at time zone ${timeZone})::date::text as day`)
  return day
}

function byColumn(counts: CareCounts): object {
  return Object.fromEntries(careFigures.map((name) => [names[name], counts[name]]))
}

async function countDay(queries: Queries, day: string, timeZone: string): Promise<CareCounts> {
  const span = await queries.row<{ from: Date; to: Date }>(sql`
    select ${day}::date::timestamp at time zone ${timeZone} as from,
      (${day}::date + 1)::timestamp at time zone ${timeZone} as to`)
  return countCare(queries, span)
}
