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
  const { last } = await tx.row<{ last: string | null }>(sql`
    select max(day)::text as last from report_care_days`)
  const first = last === null ? await findFirstCare(tx) : null
  if (last === null && first === null) return false
  const { day, isOver } = await tx.row<{ day: string; isOver: boolean }>(sql`
    select day::text, ((day + 1)::timestamp + interval '1 hour') at time zone ${timeZone} <= now()
      as "isOver"
    from (select coalesce(${last}::date + 1, (${first}::timestamptz at time zone ${timeZone})::date)
      as day) next`)
  if (!isOver) return false
  const counts = await countDay(tx, day, timeZone)
  const columns = { text: careFigures.map((name) => names[name]).join(', '), values: [] }
  await tx.run(sql`insert into report_care_days (day, ${columns})
    select ${day}::date, ${columns} from jsonb_to_record(${JSON.stringify(byColumn(counts))}::jsonb)
      as counted (set_limits bigint, raised_limits bigint, breaks bigint, exclusions bigint,
        cases_opened bigint, talks bigint, cases_closed bigint)`)
  return true
}

/** Every day of the range; what is not summed up yet is counted as it stands. */
export async function readCareDays(queries: Queries, range: Range): Promise<CareDay[]> {
  const { from, to, timeZone } = range
  const counted = careFigures.map((name) => `coalesce(${names[name]}, 0) as "${name}"`).join(', ')
  const days = await queries.rows<CareDay & { isLeft: boolean }>(sql`
    select every.day::date::text as day, ${{ text: counted, values: [] }},
      every.day > coalesce((select max(day) from report_care_days), 'infinity')
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

function byColumn(counts: CareCounts): object {
  return Object.fromEntries(careFigures.map((name) => [names[name], counts[name]]))
}

async function countDay(queries: Queries, day: string, timeZone: string): Promise<CareCounts> {
  const span = await queries.row<{ from: Date; to: Date }>(sql`
    select ${day}::date::timestamp at time zone ${timeZone} as from,
      (${day}::date + 1)::timestamp at time zone ${timeZone} as to`)
  return countCare(queries, span)
}
