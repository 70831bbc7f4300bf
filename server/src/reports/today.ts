import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Figures, Sum } from './figures.ts'
import { toFigures } from './figures.ts'

type Slice = Sum & {
  hour: number
  /** Of the same weekday a week ago. */
  isBefore: boolean
  /** Before the time of day up to which today is summed up. */
  isYet: boolean
}

export type Today = {
  today: Figures
  before: Figures
  hours: { hour: number; ggr: number | null; before: number }[]
}

/** Today as far as it is summed up, beside the same weekday until the same time. */
export async function readToday(queries: Queries, timeZone: string): Promise<Today> {
  const slices = await queries.rows<Slice>(sql`
    with clock as (
      select today, case when summed::date < today then time '00:00' else summed::time end as until
      from (select (now() at time zone ${timeZone})::date as today,
          coalesce(greatest(closed_to, sliced_to), now()) at time zone ${timeZone} as summed
        from report_marks) marks)
    select false as "isBefore", true as "isYet", 0 as entries,
      extract(hour from slice at time zone ${timeZone})::int as hour, account, code,
      sum(amount)::bigint as amount
    from report_slices, clock where slice >= today::timestamp at time zone ${timeZone}
    group by 4, 5, 6
    union all
    select true, (slice at time zone ${timeZone})::time < until, 0,
      extract(hour from slice at time zone ${timeZone})::int, account, code, sum(amount)::bigint
    from report_past_slices, clock
    where slice >= (today - 7)::timestamp at time zone ${timeZone}
      and slice < (today - 6)::timestamp at time zone ${timeZone}
    group by 2, 4, 5, 6`)
  const own = slices.filter(({ isBefore }) => !isBefore)
  const past = slices.filter(({ isBefore }) => isBefore)
  const last = Math.max(-1, ...own.map(({ hour }) => hour))
  const ggrOf = (all: Slice[], hour: number) =>
    toFigures(all.filter((one) => one.hour === hour)).ggr
  return {
    today: toFigures(own),
    before: toFigures(past.filter(({ isYet }) => isYet)),
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ggr: hour > last ? null : ggrOf(own, hour),
      before: ggrOf(past, hour),
    })),
  }
}
