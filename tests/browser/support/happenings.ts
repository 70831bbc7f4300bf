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
    database.transaction((tx) => {
      const at = new Date(Date.now() - daysAgo * 86_400_000)
      return publish(tx, type, playerId, payload, daysAgo > 0 ? at : null)
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
