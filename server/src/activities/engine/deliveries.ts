import { toColumn } from '../../frame/columns.ts'
import { keepDays } from '../../frame/days.ts'
import type { Sql, Tx } from '../../frame/db.ts'
import type { Heard } from '../../frame/events.ts'
import { beside, own } from '../../frame/pins.ts'
import type { Job } from '../../frame/schedule.ts'

/**
 * Notes events as heard and answers those that were not before. A delivery goes with what it led
 * to, so it comes twice only when somebody writes it down twice: even then it counts once.
 */
export async function takeUnheard(tx: Tx, events: Heard[]): Promise<Heard[]> {
  const rows = await tx.rows<{ eventId: number }>(noteHeard(events))
  if (rows.length === events.length) return events
  const unheard = new Set(rows.map(({ eventId }) => eventId))
  return events.filter(({ eventId }) => unheard.has(eventId))
}

function noteHeard(events: Heard[]): Sql & { name: string } {
  return {
    name: 'activities.note-heard',
    text: `insert into activity_heard (player_id, event_id, at)
      select ${own('w')}, w.event_id, w.at
      from unnest($1::bigint[], $2::bigint[], $3::timestamptz[]) as w(player_id, event_id, at)
      ${beside('w')} on conflict do nothing returning event_id as "eventId"`,
    values: [
      toColumn(events.map(({ playerId }) => playerId)),
      toColumn(events.map(({ eventId }) => eventId)),
      toColumn(events.map(({ at }) => at.toISOString())),
    ],
  }
}

/** What is no longer in the log of events is not delivered again. */
export const forgetHeard: Job = {
  name: 'activities.forget-heard',
  everyMs: 3_600_000,
  run: (tx) => keepDays(tx, 'activity_heard'),
}
