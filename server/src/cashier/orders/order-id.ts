import { randomBytes } from 'node:crypto'
import type { OrderKind } from '@parlour/contract/order-terms.ts'
import { readOrderId, writeOrderId } from '@parlour/contract/order-terms.ts'

export function newOrderId(kind: OrderKind, playerId: number): string {
  return writeOrderId(kind, playerId, randomBytes(8).toString('hex').toUpperCase())
}

/** Text from outside that cannot be an order of this player is not worth a question. */
export function isOwnOrder(orderId: string, playerId: number): boolean {
  return findOwner(orderId) === playerId
}

export function findOwner(orderId: string): number | null {
  return readOrderId(orderId)?.playerId ?? null
}

export function isDeposit(orderId: string): boolean {
  return readOrderId(orderId)?.kind === 'deposit'
}
