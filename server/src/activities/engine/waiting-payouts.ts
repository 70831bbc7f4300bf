import { sql } from '../../frame/db.ts'
import { findLiving } from '../../frame/living.ts'
import type { Job } from '../../frame/schedule.ts'
import { inLanes } from '../../frame/schedule.ts'
import { tell } from '../../frame/stream.ts'
import { payAutomatic } from './automatic-payouts.ts'
import { readRunning } from './configs.ts'
import type { Promotion, PromotionName } from './promotion.ts'
import { lockPlayers, readStates } from './states.ts'

/**
 * Tries what met a closed gate once more, and pays what nobody came for. Whoever is refused again
 * stands at the end.
 */
export function createWaitingJobs(promotions: readonly Promotion[]): Job[] {
  return inLanes(2, {
    name: 'activities.pay-waiting',
    everyMs: 20_000,
    async run(tx, isOfLane) {
      const site = await readRunning(tx)
      const running = promotions.filter((one) => one.isDue && site.inForce.get(one.name)?.isOn)
      const names = running.map(({ name }) => name)
      const waiting = await findLiving<{ playerId: number; activity: PromotionName }>(tx, {
        table: 'activity_waiting',
        ask: (rows) => sql`select player_id as "playerId", activity from ${rows}
          where activity = any(${names}::text[]) and due_at <= now() and ${isOfLane}
          order by due_at limit ${atOnce}`,
      })
      const players = Map.groupBy(waiting, ({ playerId }) => playerId)
      for (const [playerId, tried] of [...players].toSorted(([one], [other]) => one - other)) {
        await lockPlayers(tx, [playerId])
        await tx.run(sql`delete from activity_waiting where player_id = ${playerId}
          and activity = any(${tried.map(({ activity }) => activity)}::text[])`)
        await payAutomatic(tx, site, running, await readStates(tx, [playerId], names))
        await tell(tx, playerId, { topic: 'activities' })
      }
    },
  })
}

const atOnce = 50
