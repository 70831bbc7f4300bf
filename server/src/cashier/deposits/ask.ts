import type { Database } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { ChannelFamily } from '../channels/channel.ts'
import type { Errand } from '../errands.ts'
import { learn } from '../facts.ts'

/** Null for a family whose provider cannot be asked. */
export function depositErrand({ name, findOutcome }: ChannelFamily): Errand | null {
  if (!findOutcome) return null
  return {
    name: `cashier.deposits.${name}`,
    atOnce: 8,
    async next(app) {
      const due = await claimDue(app.database, name)
      return (
        due &&
        (async () => {
          const facts = await findOutcome(app.config, due.orderId).catch((failure: unknown) => {
            app.log.warn({ err: failure, orderId: due.orderId }, 'a provider was asked in vain')
            return []
          })
          for (const fact of facts) await learn(app, fact)
        })
      )
    },
  }
}

/**
 * Asks about orders whose callback may have been lost: soon, when the countdown ends, and then a
 * handful of times until money would be too late anyway. Most orders that ended unpaid stay so.
 */
const hoursAfterEnd = [0.05, 1, 6, 24, 71]

/** The time of the next question is set before this one is put, so each copy takes other orders. */
async function claimDue(database: Database, family: string): Promise<Due | null> {
  for (;;) {
    const due = await database.find<Due>(sql`
      select player_id as "playerId", order_id as "orderId", asks, case
        when status in ('paid', 'credited', 'latePaid', 'refundDue', 'refunded') then null
        when status in ('created', 'awaiting') and now() < expires_at
          then least(expires_at, now() + 30 * power(2, least(asks, 10)) * interval '1 second')
        else (select min(expires_at + hours * interval '1 hour')
          from unnest(${hoursAfterEnd}::float8[]) as hours
          where expires_at + hours * interval '1 hour' > now()) end as "askAt"
      from cashier_deposits where ask_at <= now() and family = ${family}
      order by ask_at limit 1`)
    // Another copy may have been quicker: then the next is looked for.
    if (!due || (await isClaimed(database, due))) return due
  }
}

type Due = { playerId: number; orderId: string; asks: number; askAt: Date | null }

async function isClaimed(database: Database, due: Due): Promise<boolean> {
  const claimed = await database.run(sql`
    update cashier_deposits set asks = asks + 1, ask_at = ${due.askAt}
    where player_id = ${due.playerId} and order_id = ${due.orderId} and asks = ${due.asks}
      and ask_at <= now()`)
  return claimed > 0
}
