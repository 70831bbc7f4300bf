import { dropOrders } from '../cashier/index.ts'
import type { Tx } from '../frame/db.ts'
import { closeSessions } from '../play/index.ts'
import { endOtherSessions } from './sessions.ts'

/** Who pauses has no open order, no open game and no sign-in left. */
export async function closeEverything(tx: Tx, playerId: number): Promise<void> {
  await dropOrders(tx, playerId)
  await closeSessions(tx, playerId)
  await endOtherSessions(tx, playerId, null)
}
