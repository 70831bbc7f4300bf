import type { Queries, Tx } from '../../frame/db.ts'

/** What a deposit is made for: an activity, and which of its packs or cards. */
export type AskedOffer = { playerId: number; actType: number; awardId: number | null }
/** Its price; `anyAmount` when the activity takes a deposit of any size. */
export type Offer = { price: number } | 'anyAmount'
export type FindOffer = (tx: Tx, asked: AskedOffer) => Promise<Offer | null>

/** What a deposit from this amount on will earn. */
export type Promotion = { actType: number; fromAmount: number; bonus: number }
export type ListPromotions = (queries: Queries, playerId: number) => Promise<Promotion[]>

const shelves: ListPromotions[] = []
const maxPromotions = 50

/** Activities say here what a deposit earns, so that the picker can tell beforehand. */
export function registerPromotions(list: ListPromotions): void {
  shelves.push(list)
}

export async function listPromotions(queries: Queries, playerId: number): Promise<Promotion[]> {
  const lists: Promotion[][] = []
  for (const list of shelves) lists.push(await list(queries, playerId))
  return lists.flat().slice(0, maxPromotions)
}

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
