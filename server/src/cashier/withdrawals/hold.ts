import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { wakeErrands } from '../errands.ts'

/** False when it was so already. Let go, what was approved meanwhile is carried at once. */
export async function holdWithdrawals(tx: Tx, playerId: number, isHeld: boolean): Promise<boolean> {
  if (isHeld)
    return (
      (await tx.run(sql`insert into cashier_holds (player_id) values (${playerId})
        on conflict do nothing`)) > 0
    )
  const count = await tx.run(sql`delete from cashier_holds where player_id = ${playerId}`)
  await carryApproved(tx, playerId)
  return count > 0
}

/** What was in the way of the player's approved withdrawals is gone: they leave at once. */
export async function carryApproved(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update cashier_withdrawals set ask_at = now()
    where player_id = ${playerId} and status = 'approved'`)
  await wakeErrands(tx)
}

export async function areWithdrawalsHeld(queries: Queries, playerId: number): Promise<boolean> {
  return (await queries.find(sql`select from cashier_holds where player_id = ${playerId}`)) !== null
}
