import type { Queries, Tx } from '../../frame/db.ts'
import type { Reader, Earning, Price, Wanted } from '../../frame/module.ts'
import { checkGate } from '../../gate/index.ts'

const maxEarnings = 50

/** Who may claim nothing gets nothing with a deposit either: no pack and no coupon. */
export async function mayTakeOffers(queries: Queries, playerId: number): Promise<boolean> {
  return (await checkGate(queries, playerId, 'claim')) === null
}

/** What a plain deposit earns, for the picker to say beforehand. */
export async function listEarnings(
  app: Reader,
  queries: Queries,
  playerId: number,
): Promise<Earning[]> {
  const lists: Earning[][] = []
  for (const offers of app.offers) lists.push(await offers.listEarnings(app, queries, playerId))
  return lists.flat().slice(0, maxEarnings)
}

/** What a deposit must be: of any amount, of this price; null when nobody sells it. */
export async function findPrice(app: Reader, tx: Tx, wanted: Wanted): Promise<Price | null> {
  if (wanted.actType === 0) return 'anyAmount'
  for (const offers of app.offers) {
    const price = await offers.findPrice(app, tx, wanted)
    if (price !== null) return price
  }
  return null
}
