import type { Database } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { App } from '../../frame/module.ts'
import { getFamily } from '../channels/index.ts'
import { applyFact } from '../facts.ts'

type Due = { playerId: number; orderId: string; family: string }

const batch = 20
const slowestSeconds = 3600
const lateHours = 72

/**
 * Asks providers what became of orders whose callback may have been lost: soon, when the countdown
 * ends, then ever more rarely until money would be too late anyway. Answers how many were asked.
 */
export async function askForDeposits(app: App): Promise<number> {
  const due = await claimDue(app.database)
  for (const order of due) {
    const find = getFamily(order.family).findOutcome
    const fact = await find?.(app.config, order.orderId).catch((failure: unknown) => {
      app.log.warn({ err: failure, orderId: order.orderId }, 'a provider was asked in vain')
      return null
    })
    if (fact) await app.database.transaction((tx) => applyFact(tx, fact))
  }
  return due.length
}

/** Each copy takes other orders; the time of the next question is set before this one is put. */
function claimDue(database: Database): Promise<Due[]> {
  return database.rows<Due>(sql`
    update cashier_deposits d set asks = asks + 1, ask_at = case
      when status in ('paid', 'credited', 'latePaid', 'refundDue', 'refunded')
        or now() > expires_at + ${lateHours} * interval '1 hour' then null
      when now() < expires_at then least(expires_at, now() + 30 * power(2, asks) * second)
      else now() + least(30 * power(2, asks), ${slowestSeconds}) * second end
    from (select player_id, order_id, interval '1 second' as second from cashier_deposits
      where ask_at <= now() order by ask_at limit ${batch} for update skip locked) due
    where d.player_id = due.player_id and d.order_id = due.order_id
    returning d.player_id as "playerId", d.order_id as "orderId", d.family`)
}
