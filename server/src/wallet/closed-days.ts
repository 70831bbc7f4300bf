import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'
import { readSettings } from '../frame/settings.ts'
import type { Compare } from './check-day.ts'
import { findDayDifference, moveCheckpoints, withDay } from './check-day.ts'

/** The moment before which days are closed, for SQL. */
export const closedBefore = '(select max(closes) from wallet_closings)'

/** Whether a moment may be of a day that is not closed. Months after it are not looked into. */
export function notClosed(at: string, since: string): string {
  return `${at} >= ${since} and ${at} < now() + interval '1 day'`
}

type Closing = Pick<App, 'log' | 'metrics'> & { compare: readonly Compare[] }

/**
 * Closes the days that are over, the oldest first, and tells of what does not add up. A house that
 * comes with years of entries catches up in turns of a few seconds each.
 */
export function createClosing({ log, metrics, compare }: Closing): Job {
  return {
    name: 'wallet.close-days',
    everyMs: 600_000,
    async run(tx) {
      const { settings } = await readSettings(tx)
      const until = performance.now() + turnMs
      while (performance.now() < until) {
        const closed = await closeNextDay(tx, settings.timeZone, compare)
        if (!closed) return
        if (closed.difference === null) continue
        metrics.faults.inc({ where: 'wallet.close-days' })
        log.error({ ...closed }, 'a day of the ledger does not add up')
      }
    },
  }
}

/** How many closed days do not add up and nobody has looked into. */
export async function countDifferences(queries: Queries): Promise<number> {
  const { count } = await queries.row<{ count: number }>(sql`
    select count(*) from wallet_closings where difference is not null and answer is null`)
  return count
}

/** When the last day was closed; null before the first. */
export async function readClosedAt(queries: Queries): Promise<Date | null> {
  const { closedAt } = await queries.row<{ closedAt: Date | null }>(sql`
    select (select closed_at from wallet_closings order by closes desc limit 1) as "closedAt"`)
  return closedAt
}

export type Difference = { day: string; difference: string; closedAt: Date }

/** What nobody has answered yet, the oldest first. */
export function listDifferences(queries: Queries, limit: number): Promise<Difference[]> {
  return queries.rows<Difference>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, difference, closed_at as "closedAt"
    from wallet_closings where difference is not null and answer is null
    order by closes limit ${limit}`)
}

/** What a person found out about a day. False when nothing of it is unanswered. */
export async function answerDifference(tx: Tx, day: string, answer: string): Promise<boolean> {
  const answered = await tx.run(sql`update wallet_closings set answer = ${answer}
    where day = ${day} and difference is not null and answer is null`)
  return answered > 0
}

const turnMs = 5_000
/** No transaction that wrote an entry of the day is still open by then. */
const restHours = 6

type Day = { day: string; opens: Date; closes: Date; isOver: boolean }

export type Closed = { day: string; difference: string | null }

/** Null when no day is to be closed. */
export async function closeNextDay(
  tx: Tx,
  timeZone: string,
  compare: readonly Compare[] = [],
): Promise<Closed | null> {
  const found = await findNextDay(tx, timeZone)
  if (!found?.isOver) return null
  const { day, opens, closes } = found
  const closed = await tx.run(sql`insert into wallet_closings (closes, day, entries)
    select ${closes}, ${day}, 0 where not exists (
      select from wallet_entries where at >= ${opens} and at < ${closes})`)
  return { day, difference: closed === 0 ? await closeWritten(tx, found, compare) : null }
}

function closeWritten(tx: Tx, found: Day, compare: readonly Compare[]) {
  const { day, closes } = found
  return withDay(tx, found, async () => {
    const odd = await findDayDifference(tx, found, compare)
    // Whatever does not add up: a key that is not filed would be new again.
    const usedBefore = await fileKeys(tx)
    const difference = odd ?? usedBefore
    await moveCheckpoints(tx)
    await addToDays(tx, day)
    await tx.run(sql`insert into wallet_closings (closes, day, entries, difference)
      select ${closes}, ${day}, count(*), ${difference} from wallet_day`)
    return difference
  })
}

async function fileKeys(tx: Tx): Promise<string | null> {
  const filed = await tx.run(sql`
    insert into wallet_filed_keys (player_id, account, provider, key, seq, at)
    select player_id, account, provider, key, seq, at from wallet_day on conflict do nothing`)
  const { count } = await tx.row<{ count: number }>(sql`select count(*) from wallet_day`)
  return filed === count ? null : `${count - filed} keys of the day were used before`
}

/**
 * A day is closed in two parts when the site's time zone was changed between them. What a player's
 * day came to is written side by side, so that whoever reads it touches one page.
 */
async function addToDays(tx: Tx, day: string): Promise<void> {
  await tx.run(sql`insert into wallet_days as d
      (player_id, day, account, kind, entries, amount, contribution)
    select player_id, ${day}, account, kind, count(*), sum(amount), sum(contribution)
    from wallet_day group by player_id, account, kind order by player_id, account, kind
    on conflict (player_id, day, account, kind) do update set
      entries = d.entries + excluded.entries, amount = d.amount + excluded.amount,
      contribution = d.contribution + excluded.contribution`)
}

/** The day after the last that is closed; at the very beginning, the day of the first entry. */
function findNextDay(tx: Tx, timeZone: string): Promise<Day | null> {
  return tx.find<Day>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, opens, closes,
      closes + ${restHours} * interval '1 hour' <= now() as "isOver"
    from (select day, opens, (day + 1)::timestamp at time zone ${timeZone} as closes
      from (select opens, (opens at time zone ${timeZone})::date as day
        from (select coalesce(${{ text: closedBefore, values: [] }},
          (select date_trunc('day', min(at), ${timeZone}) from wallet_entries)) as opens)
        first) second) third
    where opens is not null`)
}
