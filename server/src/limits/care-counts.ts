import { withinADay } from '../frame/arrivals.ts'
import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** What players did to limit their play, and what people did about the signs. */
export type CareCounts = {
  limitsSet: number
  limitsRaised: number
  breaks: number
  exclusions: number
  casesOpened: number
  talks: number
  casesClosed: number
}

type Span = { from: Date; to: Date }

/** Of one span; each of its parts has an index by time. */
export async function countCare(queries: Queries, { from, to }: Span): Promise<CareCounts> {
  const changed = await queries.row<
    Pick<CareCounts, 'limitsSet' | 'limitsRaised' | 'breaks' | 'exclusions'>
  >(sql`
    select count(*) filter (where what = 'set' and not is_by_house) as "limitsSet",
      count(*) filter (where what in ('raised', 'removed') and not is_by_house) as "limitsRaised",
      count(*) filter (where what in ('stop', 'timeOut')) as breaks,
      count(*) filter (where what = 'exclusion') as exclusions
    from limits_changes where at >= ${from} and at < ${to}`)
  const opened = await queries.row<Pick<CareCounts, 'casesOpened'>>(sql`
    select count(*) as "casesOpened" from limits_cases
    where opened_at >= ${from} and opened_at < ${to}`)
  const said = await queries.row<Pick<CareCounts, 'talks' | 'casesClosed'>>(sql`
    select count(*) filter (where state = 'watched') as talks,
      count(*) filter (where state = 'closed') as "casesClosed"
    from limits_case_notes where at >= ${from} and at < ${to}`)
  return { ...changed, ...opened, ...said }
}

/** Cases that were opened within a day, as moments. */
export const caseArrivals = sql`select opened_at as at from limits_cases
  where opened_at > ${withinADay} order by opened_at desc`

/** When the first of it was; null where there is nothing. */
export async function findFirstCare(queries: Queries): Promise<Date | null> {
  const { first } = await queries.row<{ first: Date | null }>(sql`
    select least((select min(at) from limits_changes), (select min(opened_at) from limits_cases))
      as first`)
  return first
}
