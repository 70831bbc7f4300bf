import type { Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Job } from '../frame/schedule.ts'
import { readSettings } from '../frame/settings.ts'
import { playerJoins } from '../players/index.ts'
import type { ClosedUntil } from '../wallet/index.ts'
import { entriesBetween, findClosing } from '../wallet/index.ts'
import { sumCareDay } from './care.ts'
import type { Span } from './lines.ts'
import { entriesInLines } from './lines.ts'

/**
 * Sums up each day of the ledger once it is closed, and until then what lies behind it by five
 * minutes. The marks move in the same transaction: a turn that was cut off is done again, whole.
 */
export const sumReports: Job = {
  name: 'reports.sum',
  everyMs: 60_000,
  async run(tx) {
    const { settings } = await readSettings(tx)
    const until = performance.now() + turnMs
    const { timeZone } = settings
    while ((await sumNext(tx, timeZone)) || (await sumCareDay(tx, timeZone)))
      if (performance.now() > until) return 'more'
  },
}

const turnMs = 3_000
const sliceMinutes = 5
/** By then who writes an entry has long committed; where not, the closed day has it. */
const restMinutes = 1
/** What is older waits for its day to be closed. */
const openHours = 48
const hoursAtOnce = 6
/** A week and the days until one is closed, twice over. */
const keptDays = 15

/** False when there is nothing to sum up. */
export async function sumNext(tx: Tx, timeZone: string): Promise<boolean> {
  const { closedTo } = await tx.row<{ closedTo: Date | null }>(sql`
    select closed_to as "closedTo" from report_marks for update`)
  const closing = await findClosing(tx, closedTo)
  if (!closing) return sumSlices(tx)
  await sumDay(tx, { ...closing, opens: closedTo }, timeZone)
  return true
}

type Closing = ClosedUntil & { opens: Date | null }

async function sumDay(tx: Tx, { day, opens, closes }: Closing, timeZone: string): Promise<void> {
  const { begins } = await tx.row<{ begins: Date }>(sql`
    select ${day}::date::timestamp at time zone ${timeZone} as begins`)
  const span = { from: opens ?? begins, to: closes }
  await tx.run(sql`
    with sums as materialized (${summed(span, inSlices)}),
    past as (
      insert into report_past_slices as p (slice, account, code, amount)
      select slice, account, code, sum(amount)::bigint from sums
      where slice > now() - ${keptDays} * interval '1 day' group by 1, 2, 3
      on conflict (slice, code, account) do update set amount = p.amount + excluded.amount)
    insert into report_days as d (day, ${columns})
    select ${day}::date, account, code, provider, line, sum(entries)::bigint, sum(amount)::bigint
    from sums group by 1, 2, 3, 4, 5
    on conflict (day, code, account, provider, line) do update set
      entries = d.entries + excluded.entries, amount = d.amount + excluded.amount`)
  await tx.run(sql`delete from report_past_slices
    where slice < now() - ${keptDays} * interval '1 day'`)
  await countPlayers(tx, { day, span, timeZone })
  await tx.run(sql`delete from report_slices where slice < ${closes}`)
  await tx.run(sql`update report_marks set closed_to = ${closes}`)
}

async function sumSlices(tx: Tx): Promise<boolean> {
  const { from, to } = await tx.row<Span>(sql`
    select least(till, began + ${hoursAtOnce} * interval '1 hour') as to, began as from
    from (select greatest(closed_to, sliced_to, ${aligned(openHours * 60)}) as began,
        ${aligned(restMinutes)} as till from report_marks) due`)
  if (to <= from) return false
  await tx.run(sql`insert into report_slices (slice, ${columns})
    ${summed({ from, to }, inSlices)}`)
  await tx.run(sql`update report_marks set sliced_to = ${to}`)
  return true
}

const zero = sql`timestamptz '2000-01-01 00:00Z'`
const inSlices = sql`date_bin(${`${sliceMinutes} min`}::interval, at, ${zero})`

/** The end of the last slice that was over so many minutes ago. Days begin with one everywhere. */
function aligned(minutesAgo: number): Sql {
  return sql`date_bin(${`${sliceMinutes} min`}::interval,
    now() - ${minutesAgo} * interval '1 minute', ${zero})`
}

const columns = sql`account, code, provider, line, entries, amount`

function summed(span: Span, bucket: Sql): Sql {
  return sql`select ${bucket} as slice, account, code, provider, line, count(*) as entries,
      sum(amount)::bigint as amount
    from ${entriesInLines(span)} e group by 1, 2, 3, 4, 5`
}

type Counting = { day: string; span: Span; timeZone: string }

/** Whoever staked is active: counted once a day, and once a week among those of their week. */
async function countPlayers(tx: Tx, { day, span, timeZone }: Counting): Promise<void> {
  const joins: Sql = { text: playerJoins, values: [] }
  const week = sql`date_trunc('week', ${day}::date)::date`
  await tx.run(sql`
    with active as (select distinct player_id from ${entriesBetween(span)} e where code = 'bet'),
    known as (
      select player_id, last_day,
        date_trunc('week', created_at at time zone ${timeZone})::date as joined
      from active join ${joins} j using (player_id) left join report_players using (player_id)),
    cohorts as (
      insert into report_cohorts as c (joined, week, players)
      select joined, ${week}, count(*) from known
      where last_day is null or last_day < ${week} group by joined
      on conflict (joined, week) do update set players = c.players + excluded.players),
    seen as (
      insert into report_players (player_id, last_day) select player_id, ${day}::date from active
      on conflict (player_id) do update set last_day = excluded.last_day)
    insert into report_day_players as d (day, active, joined)
    select ${day}::date, count(*) filter (where last_day is distinct from ${day}::date),
      (select count(*) from ${joins} j where created_at >= ${span.from} and created_at < ${span.to})
    from known
    on conflict (day) do update set active = d.active + excluded.active,
      joined = d.joined + excluded.joined`)
}
