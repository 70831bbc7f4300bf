import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Figures, Sum } from './figures.ts'
import { toFigures } from './figures.ts'

export type Range = { from: string; to: string; timeZone: string }

export type ReportDay = Figures & {
  day: string
  /** Null until the day is closed. */
  active: number | null
  joined: number | null
}

/** Every day of the range, also those on which nothing moved. */
export async function readDays(queries: Queries, range: Range): Promise<ReportDay[]> {
  const { from, to } = range
  const sums = await queries.rows<Sum & { day: string }>(sql`
    select day::text, account, code, sum(entries)::bigint as entries, sum(amount)::bigint as amount
    from ${sumsOf(range)} s group by 1, 2, 3`)
  const byDay = Map.groupBy(sums, ({ day }) => day)
  const days = await queries.rows<Pick<ReportDay, 'day' | 'active' | 'joined'>>(sql`
    select every.day::date::text as day, active, joined
    from generate_series(${from}::date, ${to}::date, interval '1 day') as every (day)
      left join report_day_players p on p.day = every.day::date order by 1`)
  return days.map((one) => ({ ...one, ...toFigures(byDay.get(one.day) ?? []) }))
}

export async function readTotal(queries: Queries, range: Range): Promise<Figures> {
  return toFigures(await readSums(queries, range))
}

/** What each transfer moved in each of the players' accounts. */
export function readSums(queries: Queries, range: Range): Promise<Sum[]> {
  return queries.rows<Sum>(sql`
    select account, code, sum(entries)::bigint as entries, sum(amount)::bigint as amount
    from ${sumsOf(range)} s group by 1, 2`)
}

/** The range of the same length that ends where this one begins. */
export async function readBefore(queries: Queries, { from, to, timeZone }: Range): Promise<Range> {
  const before = await queries.row<Omit<Range, 'timeZone'>>(sql`
    select (${from}::date - 1)::text as to,
      (${from}::date - 1 - (${to}::date - ${from}::date))::text as from`)
  return { ...before, timeZone }
}

export type ReportLine = { provider: string; line: string; figures: Figures }

/** The range by line: by what of it is given, so that a provider has one line for all its games. */
export async function readLines(
  queries: Queries,
  range: Range,
  { codes, by }: { codes: readonly string[]; by: 'provider' | 'line' | 'both' },
): Promise<ReportLine[]> {
  const provider = by === 'line' ? sql`''` : sql`provider`
  const line = by === 'provider' ? sql`''` : sql`line`
  const sums = await queries.rows<Sum & { provider: string; line: string }>(sql`
    select ${provider} as provider, ${line} as line, account, code,
      sum(entries)::bigint as entries, sum(amount)::bigint as amount
    from ${sumsOf(range)} s where code = any(${codes}::text[]) group by 1, 2, 3, 4`)
  const byLine = Map.groupBy(sums, (sum) => `${sum.provider}\n${sum.line}`)
  return [...byLine.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ provider: first.provider, line: first.line, figures: toFigures(group) }] : []
  })
}

type Counted = {
  codes: readonly string[]
  provider?: string | undefined
  line?: string | undefined
}

/** How many entries are behind a figure, without looking at one of them. */
export async function countEntries(queries: Queries, range: Range, counting: Counted) {
  const { codes, provider = null, line = null } = counting
  const { count } = await queries.row<{ count: number }>(sql`
    select coalesce(sum(entries), 0)::bigint as count from ${sumsOf(range)} s
    where code = any(${codes}::text[]) and (${provider}::text is null or provider = ${provider})
    and (${line}::text is null or line = ${line})`)
  return count
}

/** Until when everything is summed up; null before the first turn. */
export async function readSummedTo(queries: Queries): Promise<Date | null> {
  const { summedTo } = await queries.row<{ summedTo: Date | null }>(sql`
    select greatest(closed_to, sliced_to) as "summedTo" from report_marks`)
  return summedTo
}

export type Cohort = { week: string; joined: number; active: number[] }

/** Those who registered in each of the last weeks, and how many staked in it and in later ones. */
export async function listCohorts(
  queries: Queries,
  { weeks, timeZone }: { weeks: number; timeZone: string },
): Promise<Cohort[]> {
  const since = sql`date_trunc('week', now() at time zone ${timeZone})::date - ${weeks - 1} * 7`
  const joined = await queries.rows<{ week: string; joined: number }>(sql`
    select date_trunc('week', day)::date::text as week, sum(joined)::bigint as joined
    from report_day_players where day >= ${since} group by 1 order by 1`)
  const active = await queries.rows<{ joined: string; later: number; players: number }>(sql`
    select joined::text, (week - joined) / 7 as later, players from report_cohorts
    where joined >= ${since} and week >= joined`)
  const lastLater = Math.max(-1, ...active.map(({ later }) => later))
  return joined.map((cohort, place) => {
    const own = new Map(
      active
        .filter((one) => one.joined === cohort.week)
        .map(({ later, players }) => [later, players]),
    )
    const passed = Math.min(lastLater + 1, joined.length - place)
    return { ...cohort, active: Array.from({ length: passed }, (_, later) => own.get(later) ?? 0) }
  })
}

/** Closed days and what is not closed yet, as one. */
function sumsOf({ from, to, timeZone }: Range): Sql {
  return sql`(
    select day, account, code, provider, line, entries, amount from report_days
    where day between ${from}::date and ${to}::date
    union all
    select (slice at time zone ${timeZone})::date, account, code, provider, line, entries, amount
    from report_slices where slice >= ${from}::date::timestamp at time zone ${timeZone}
      and slice < (${to}::date + 1)::timestamp at time zone ${timeZone})`
}
