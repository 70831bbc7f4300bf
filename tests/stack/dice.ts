import { createHash } from 'node:crypto'

/** A whole number from nought up to, but not with, `below`. */
export type Dice = (below: number) => number

/** Throws that look random and come out the same for the same number: what failed can be redone. */
export function createDice(seed: number): Dice {
  let throws = 0
  return (below) =>
    createHash('sha256').update(`${seed}:${throws++}`).digest().readUInt32BE() % below
}
