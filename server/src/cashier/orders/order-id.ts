import { randomBytes } from 'node:crypto'

const prefixes = { deposit: 'DP', withdrawal: 'WD' } as const

/** Carries its owner, so that a provider's news finds the player's rows without a search. */
export function newOrderId(kind: keyof typeof prefixes, playerId: number): string {
  return `${prefixes[kind]}${playerId}-${randomBytes(8).toString('hex').toUpperCase()}`
}

/** Text from outside that cannot be an order of this player is not worth a question. */
export function isOwnOrder(orderId: string, playerId: number): boolean {
  return findOwner(orderId) === playerId
}

const shape = /^(?:DP|WD)(\d{1,15})-[0-9A-F]{16}$/

export function findOwner(orderId: string): number | null {
  const [, playerId] = shape.exec(orderId) ?? []
  return playerId === undefined ? null : Number(playerId)
}
