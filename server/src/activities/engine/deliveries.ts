import { toColumn } from '../../frame/columns.ts'
import { keepDays } from '../../frame/days.ts'
import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { Heard } from '../../frame/events.ts'
import type { Job } from '../../frame/schedule.ts'

/**
 * Notes events as heard and answers those that were not before. A delivery goes with what it led
 * to, so it comes twice only when somebody writes it down twice: even then it counts once.
 */
export async function takeUnheard(tx: Tx, events: Heard[]): Promise<Heard[]> {
  const eventIds = toColumn(events.map(({ eventId }) => eventId))
  const moments = toColumn(events.map(({ at }) => at.toISOString()))
  const rows = await tx.rows<{ eventId: number }>(sql`
    insert into activity_heard
    select * from unnest(${eventIds}::bigint[], ${moments}::timestamptz[])
    on conflict do nothing returning event_id as "eventId"`)
  if (rows.length === events.length) return events
  const unheard = new Set(rows.map(({ eventId }) => eventId))
  return events.filter(({ eventId }) => unheard.has(eventId))
}

/** What is no longer in the log of events is not delivered again. */
export const forgetHeard: Job = {
  name: 'activities.forget-heard',
  everyMs: 3_600_000,
  run: (tx) => keepDays(tx, 'activity_heard'),
}
