import type { Queries } from '../db.ts'

/** Whether a stake of the player is still in play. */
export type HasOpenRound = (queries: Queries, playerId: number) => Promise<boolean>

// Until the games say otherwise a round may be open: the careful answer.
let ask: HasOpenRound = () => Promise.resolve(true)

/** Who keeps the rounds says here how to ask for them. */
export function registerRounds(answer: HasOpenRound): void {
  ask = answer
}

export function hasOpenRound(queries: Queries, playerId: number): Promise<boolean> {
  return ask(queries, playerId)
}
