import type { Database } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { App } from '../../frame/module.ts'
import { readSettings } from '../../frame/settings.ts'
import { ChannelRefused } from '../channels/channel.ts'
import type { ProviderFact } from '../channels/channel.ts'
import { getFamily } from '../channels/index.ts'
import type { Errand } from '../errands.ts'
import { learn } from '../facts.ts'

/** Asks providers to send back what operators said shall go back, until it has gone. */
export const refundErrand: Errand = {
  name: 'cashier.refunds',
  atOnce: 4,
  async next(app) {
    const claim = await claimDue(app.database)
    return claim && (() => carry(app, claim))
  },
}

type Claim = {
  provider: string
  paymentRef: string
  orderId: string
  amount: number
  asks: number
}

/** A transfer is sent back once however often it is asked, so asking again is the question too. */
async function carry(app: App, claim: Claim): Promise<void> {
  const { provider, asks, ...refund } = claim
  const { settings } = await readSettings(app.database)
  try {
    const facts = await getFamily(provider).refund?.(app.config, {
      ...refund,
      currency: settings.currency,
    })
    for (const fact of (facts ?? []).filter(isNews)) await learn(app, fact)
  } catch (failure) {
    app.log.warn({ err: failure, orderId: claim.orderId, asks }, 'a refund was not taken')
    // Only the first word can be a no to something that has not begun; a person looks then.
    if (failure instanceof ChannelRefused && asks === 1) await noteRefused(app.database, claim)
  }
}

/** An answer may still tell of an earlier try that failed; of this one a notice would. */
const isNews = ({ status }: ProviderFact) => status !== 'refundFailed'

async function noteRefused(database: Database, { provider, paymentRef, asks }: Claim) {
  await database.run(sql`update cashier_payments set outcome = 'refundDue', ask_at = null
    where provider = ${provider} and payment_ref = ${paymentRef} and asks = ${asks}
    and outcome = 'refunding'`)
}

const slowestSeconds = 600

/** The next time is set before this one: longer than a request may take, and ever rarer. */
function claimDue(database: Database): Promise<Claim | null> {
  return database.find<Claim>(sql`
    update cashier_payments p set asks = asks + 1, ask_at = now()
      + least(30 * power(2, least(asks, 10)), ${slowestSeconds}) * interval '1 second'
    from (select provider, payment_ref from cashier_payments
      where ask_at <= now() and outcome = 'refunding'
      order by ask_at limit 1 for update skip locked) due
    where p.provider = due.provider and p.payment_ref = due.payment_ref
    returning p.provider, p.payment_ref as "paymentRef", order_id as "orderId", amount, asks`)
}
