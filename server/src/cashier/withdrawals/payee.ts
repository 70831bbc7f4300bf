import type { Queries, Tx } from '../../frame/db.ts'
import type { Owner } from '../../players/index.ts'
import { openFor, sealFor } from '../../players/index.ts'
import type { Payee } from '../channels/channel.ts'

/** Bound to its order: copied over another's it opens nothing. */
const placeOf = (orderId: string) => `cashier_withdrawals.sealed_payee:${orderId}` as const

export function sealPayee(tx: Tx, owner: Owner, orderId: string, payee: Payee): Promise<Buffer> {
  return sealFor(tx, owner, placeOf(orderId), Buffer.from(JSON.stringify(payee)))
}

export async function openPayee(
  queries: Queries,
  owner: Owner,
  { orderId, sealedPayee }: { orderId: string; sealedPayee: Buffer },
): Promise<Payee> {
  return JSON.parse((await openFor(queries, owner, placeOf(orderId), sealedPayee)).toString())
}
