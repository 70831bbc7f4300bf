import type { Permission } from './roles.ts'

/** What an operator's stream tells of, and who may hear it; null is for whoever is signed in. */
export const deskTopics = {
  withdrawals: 'cashier.read',
  transfers: 'cashier.read',
  conflicts: 'cashier.read',
  identity: 'kyc.read',
  care: 'players.decide',
  approvals: null,
  /** Somebody did something: nothing else is said. */
  acts: null,
} as const satisfies Record<string, Permission | null>

export type DeskTopic = keyof typeof deskTopics

/** At most so many ids in one message; a list that changed more is read anew anyway. */
export const mostDeskIds = 100
