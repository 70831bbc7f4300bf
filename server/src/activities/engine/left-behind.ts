import { sql } from '../../frame/db.ts'
import type { Job } from '../../frame/schedule.ts'
import type { Promotion } from './promotion.ts'

/**
 * Nobody comes any more for what was left behind when a season ended: a state that owes something
 * says from when on (`owedFrom`), and stands then with those that wait for a payment.
 */
export function createLeftBehindJob(promotions: readonly Promotion[]): Job {
  const names = promotions
    .filter((one) => one.isDue !== undefined && one.window !== undefined)
    .map(({ name }) => name)
  return {
    name: 'activities.left-behind',
    everyMs: 600_000,
    async run(tx) {
      await tx.run(sql`insert into activity_waiting (player_id, activity)
        select player_id, activity from activity_states
        where activity = any(${names}::text[])
          and owed_from <= (extract(epoch from now()) * 1000)::bigint
        on conflict do nothing`)
    },
  }
}
