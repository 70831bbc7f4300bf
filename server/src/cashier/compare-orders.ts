import type { Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { ClosedDay, Compare } from '../wallet/index.ts'
import { closedTransfers, heldAccounts } from '../wallet/index.ts'

/**
 * What the ledger moved for orders is what the orders say, in both directions; what it holds is
 * what open withdrawals hold; and what gateways told of was credited no more than once.
 */
export const compareOrders: Compare = async (tx, day) => {
  for (const rule of [orders(day), held, payments(day)]) {
    const difference = await findFirst(tx, rule)
    if (difference !== null) return difference
  }
  return null
}

async function findFirst(tx: Tx, rule: Sql): Promise<string | null> {
  return (await tx.find<{ difference: string }>(rule))?.difference ?? null
}

const transfers: Sql = { text: closedTransfers, values: [] }

/** Order and ledger move in one transaction, but not at one moment: midnight itself is left out. */
function within({ opens, closes }: ClosedDay): Sql {
  return sql`between ${opens}::timestamptz + interval '1 minute'
    and ${closes}::timestamptz - interval '1 minute'`
}

/** As often as an order was credited, paid out or given back, the ledger has moved its money. */
function orders(day: ClosedDay): Sql {
  return sql`
    select format('%s of order %s: the ledger has %s, the order %s', code, order_id,
      coalesce(l.count, 0), coalesce(o.count, 0)) as difference
    from (select player_id, source as order_id, code, count(*), max(at) as at from ${transfers} t
      where code in ('deposit', 'withdrawal_paid', 'withdrawal_return') group by 1, 2, 3) l
    full join (select s.player_id, s.order_id, case when s.status = 'credited' then 'deposit'
        when s.status = 'returned' then 'withdrawal_return' else 'withdrawal_paid' end as code,
        count(*), max(s.at) as at
      from cashier_steps s left join cashier_withdrawals w using (player_id, order_id)
      where s.at >= ${day.opens} and s.at < ${day.closes}
        and (s.status = 'credited' or s.status in ('paid', 'returned') and w.order_id is not null)
      group by 1, 2, 3) o using (player_id, order_id, code)
    where l.count is distinct from o.count and coalesce(l.at, o.at) ${within(day)}
    order by player_id limit 1`
}

const held: Sql = sql`
  select format('player %s: %s is held, open withdrawals come to %s', player_id, balance, open)
    as difference
  from (select h.player_id, h.balance, (select coalesce(sum(amount), 0)
      from cashier_withdrawals w where w.player_id = h.player_id
      and w.status not in ('paid', 'returned')) as open
    from ${{ text: heldAccounts, values: [] }} h) compared
  where balance <> open order by player_id limit 1`

function payments({ opens, closes }: ClosedDay): Sql {
  return sql`
    select format('order %s was paid %s, credited with %s', order_id, told, credited) as difference
    from (select p.order_id, sum(p.amount) as told, min(d.paid_amount) as credited
      from (select distinct player_id, order_id from cashier_payments
        where received_at >= ${opens} and received_at < ${closes}) today
      join cashier_payments p using (player_id, order_id)
      left join cashier_deposits d using (player_id, order_id)
      where p.outcome = 'credited' group by p.order_id) compared
    where credited is null or told > credited limit 1`
}
