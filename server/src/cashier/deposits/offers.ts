import type { Tx } from '../../db.ts'

/** What a deposit is made for: an activity, and which of its packs or cards. */
export type AskedOffer = { playerId: number; actType: number; awardId: number | null }
/** Its price; `anyAmount` when the activity takes a deposit of any size. */
export type Offer = { price: number } | 'anyAmount'
export type FindOffer = (tx: Tx, asked: AskedOffer) => Promise<Offer | null>

const books = new Map<number, FindOffer>()

/** Activities come after the cashier in the order of modules, so they bring their prices here. */
export function registerOffers(actType: number, find: FindOffer): void {
  books.set(actType, find)
}

/** Null when nothing of the kind is on sale to this player. */
export async function findOffer(tx: Tx, asked: AskedOffer): Promise<Offer | null> {
  if (asked.actType === 0) return 'anyAmount'
  return (await books.get(asked.actType)?.(tx, asked)) ?? null
}
