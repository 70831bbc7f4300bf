import type { Item, Refusal } from '../wallet/index.ts'

/** What play adds to an item of the wallet. The lanes carry it along. */
export type PlayPart = {
  gameId: number
  /** Hash of the game token in hexadecimal; null where none is wanted. */
  tokenHash: string | null
  freeRoundsId: string | null
  closesRound: boolean
  /** Whether its provider may take bets. */
  isProviderOn: boolean
  /** Its game is switched off or in maintenance: no round begins, and what is open goes on. */
  isGameClosed?: boolean
  /** Least time from start to start; nought where rounds keep their own clock. */
  leastMs: number
  /** The most a round may stake while a bonus is to be wagered. */
  mostWithBonus: number | null
  result: string | null
  /** So much of the stakes was played with; all of them where nothing is said. */
  played?: number | undefined
}
export type PlayItem = Item & { play: PlayPart }

export type RoundStatus = 'open' | 'settled' | 'rolledBack'
export type Round = {
  playerId: number
  provider: string
  roundId: string
  gameId: number
  stake: number
  win: number
  status: RoundStatus
  /** Stakes that stand, by the key of their bet. */
  bets: Record<string, number>
  result: string | null
  /** What it was played with in place of a stake. */
  freeRoundsId: string | null
  /** Known when it has just ended: what of its stakes counts. */
  played?: number | undefined
}

/** What of a round's stakes was at risk. */
export function countedStake({ stake, played = stake }: Pick<Round, 'stake' | 'played'>): number {
  return Math.min(stake, played)
}

/** Why an item is not carried out. */
export type Objection = { status: Refusal; detail: string | null }
