import { z } from 'zod'

/**
 * Play money: takes the place of the token in the address of a game that is opened for practice.
 * It is sealed as free rounds are, over practiceText(body), and names a player of its own who is
 * in no books. The provider keeps the purse itself and never asks the wallet.
 */
export const toldPractice = z.object({
  playerId: z.int().positive().max(1e12),
  gameId: z.int().positive(),
  /** What a launch allows: the playRules of the wallet, as far as play money is concerned. */
  leastMs: z.int().nonnegative().max(60_000),
  maxStake: z.int().positive().max(1e12).nullable(),
  mayAutoplay: z.boolean(),
  mayHurry: z.boolean(),
  expiresAt: z.int().positive().max(1e14),
})
export type ToldPractice = z.output<typeof toldPractice>

export function practiceText(body: string): string {
  return `practice.${body}`
}
