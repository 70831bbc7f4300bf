import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

/** A take is forgotten after this time: whoever went home keeps nothing from the others. */
const takeMinutes = 30

type Take = { orderId: string; operatorId: number }

/** Whether it is theirs now: what somebody else works on stays with them. */
export async function take(tx: Tx, { orderId, operatorId }: Take): Promise<boolean> {
  const taken = await tx.find(sql`
    insert into operator_takes (order_id, operator_id) values (${orderId}, ${operatorId})
    on conflict (order_id) do update set operator_id = excluded.operator_id, taken_at = now()
    where operator_takes.operator_id = excluded.operator_id
      or operator_takes.taken_at <= now() - ${takeMinutes} * interval '1 minute'
    returning order_id`)
  return taken !== null
}

export async function giveBack(tx: Tx, { orderId, operatorId }: Take): Promise<void> {
  await tx.run(sql`delete from operator_takes
    where order_id = ${orderId} and operator_id = ${operatorId}`)
}

/** Who works on which of these orders, by name. */
export async function readTakers(queries: Queries, orderIds: readonly string[]) {
  const rows = await queries.rows<{ orderId: string; name: string }>(sql`
    select order_id as "orderId", o.name from operator_takes join operators o using (operator_id)
    where order_id = any(${orderIds}::text[])
    and taken_at > now() - ${takeMinutes} * interval '1 minute'`)
  return new Map(rows.map(({ orderId, name }) => [orderId, name]))
}

export async function listTaken(queries: Queries, operatorId: number): Promise<string[]> {
  const rows = await queries.rows<{ orderId: string }>(sql`select order_id as "orderId"
    from operator_takes where operator_id = ${operatorId}
    and taken_at > now() - ${takeMinutes} * interval '1 minute'`)
  return rows.map(({ orderId }) => orderId)
}
