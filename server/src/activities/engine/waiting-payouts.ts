import { sql } from '../../frame/db.ts'
import type { Job } from '../../frame/schedule.ts'
import { tell } from '../../frame/stream.ts'
import { payAutomatic } from './automatic-payouts.ts'
import { readRunning } from './configs.ts'
import type { Promotion, PromotionName } from './promotion.ts'
import { lockPlayers, readStates } from './states.ts'

/**
 * Tries what met a closed gate once more, and pays what nobody came for. Whoever is refused again
 * stands at the end.
 */
export function createWaitingJob(promotions: readonly Promotion[]): Job {
  return {
    name: 'activities.pay-waiting',
    everyMs: 20_000,
    async run(tx) {
      const site = await readRunning(tx)
      const running = promotions.filter((one) => one.isDue && site.inForce.get(one.name)?.isOn)
      const names = running.map(({ name }) => name)
      const waiting = await tx.rows<{ playerId: number; activity: PromotionName }>(sql`
        select player_id as "playerId", activity from activity_waiting
        where activity = any(${names}::text[]) and due_at <= now()
        order by due_at limit ${atOnce}`)
      if (waiting.length === 0) return
      const playerIds = [...new Set(waiting.map(({ playerId }) => playerId))]
      await lockPlayers(tx, playerIds)
      const activities = waiting.map(({ activity }) => activity)
      const players = waiting.map(({ playerId }) => playerId)
      await tx.run(sql`delete from activity_waiting using
        unnest(${players}::bigint[], ${activities}::text[]) as tried(player_id, activity)
        where activity_waiting.player_id = tried.player_id
        and activity_waiting.activity = tried.activity`)
      await payAutomatic(tx, site, running, await readStates(tx, playerIds, names))
      for (const playerId of playerIds) await tell(tx, playerId, { topic: 'activities' })
    },
  }
}

const atOnce = 50
