import { sql } from '@parlour/server/frame/db.ts'
import type { EventName, Events } from '@parlour/server/frame/event-types.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { bindMobile } from '@parlour/server/players/index.ts'
import { withDatabase } from './people.ts'

/** What happened to a player, now or days ago, for the tests of the activities' pages. */

export function happen<Name extends EventName>(
  playerId: number,
  type: Name,
  payload: Events[Name],
  daysAgo = 0,
): Promise<void> {
  return withDatabase((database) =>
    database.transaction(async (tx) => {
      await publish(tx, type, playerId, payload)
      await tx.run(sql`update events set at = at - ${daysAgo} * interval '1 day'
        where event_id = (select max(event_id) from events where player_id = ${playerId})`)
    }),
  )
}

/** A deposit as the activities hear of it; no money moves. */
export function hearDeposit(playerId: number, amount: number, daysAgo = 0): Promise<void> {
  const plain = { orderId: 'DP1', actType: 0, awardId: null, isFirst: false, coversPrice: true }
  return happen(playerId, 'deposit.settled', { ...plain, amount }, daysAgo)
}

export function bind(playerId: number): Promise<void> {
  return withDatabase((database) =>
    database.transaction(async (tx) => {
      const mobile = `6681${String(playerId).padStart(7, '0')}`
      await bindMobile(tx, playerId, mobile)
      await publish(tx, 'mobile.bound', playerId, { mobile })
    }),
  )
}
