/**
 * For whom a promotion is shown: somebody who just came, has deposited and played a little, or
 * much.
 */
export const seenAs = ['new', 'halfway', 'done'] as const
export type SeenAs = (typeof seenAs)[number]
