import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type PlayFacts = {
  depositsAfterLoss: number
  nights: number
  longestMinutes: number
  stakesDoubled: number
}

/** How a player played in seven days: at night, for how long, and after a loss. */
export async function readPlayFacts(
  queries: Queries,
  playerId: number,
  { timeZone, deposits }: { timeZone: string; deposits: Date[] },
): Promise<PlayFacts> {
  const played = await queries.row<Omit<PlayFacts, 'depositsAfterLoss'>>(sql`
    with rounds as (
      select opened_at, opened_at at time zone ${timeZone} as local,
        lag(opened_at) over latest as before,
        coalesce(lag(win) over latest < lag(stake) over latest
          and stake >= 2 * lag(stake) over latest, false) as is_doubled
      from play_rounds where player_id = ${playerId} and status = 'settled'
      and opened_at > now() - interval '7 days' window latest as (order by opened_at)),
    marked as (
      select *, count(*) filter (where before is null
          or opened_at - before > interval '15 minutes') over latest as sitting,
        is_doubled and lag(is_doubled, 1, false) over latest
          and lag(is_doubled, 2, false) over latest as is_third
      from rounds window latest as (order by opened_at)),
    sittings as (
      select extract(epoch from max(opened_at) - min(opened_at)) / 60 as minutes
      from marked group by sitting)
    select count(distinct local::date) filter (where extract(hour from local) < 5) as nights,
      count(*) filter (where is_third) as "stakesDoubled",
      coalesce((select floor(max(minutes)) from sittings), 0)::bigint as "longestMinutes"
    from marked`)
  const after = await queries.row<{ count: number }>(sql`
    select count(*) as count from unnest(${deposits}::timestamptz[]) as moment
    where (select sum(stake - win) from play_rounds where player_id = ${playerId}
      and opened_at between moment - interval '1 hour' and moment) > 0`)
  return { ...played, depositsAfterLoss: after.count }
}
