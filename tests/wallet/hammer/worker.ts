import type { Asking, Tally } from './answers.ts'
import type { Caller } from './calls.ts'
import { createCaller } from './calls.ts'
import type { Claims } from './claims.ts'
import { createClaims } from './claims.ts'
import type { Astray } from './astray.ts'
import type { House } from './house.ts'
import type { Journal } from './journal.ts'
import { createJournal } from './journal.ts'
import type { Player } from './players.ts'
import { startCoins } from './players.ts'
import type { Random } from './random.ts'

export type Worker = {
  house: House
  asking: Asking
  player: Player
  random: Random
  isTroubled: boolean
  caller: Caller
  journal: Journal
  /** Withdrawals whose end is still to come. */
  payouts: { orderId: string; amount: number; status: 'paid' | 'failed' }[]
  /** Those that the gateway settles itself, in one of its wrong ways. */
  astray: Astray[]
  /** Keys of entries that the gateway's news must bring. */
  owed: string[]
  claims: Claims
  /** How often each task that is shared was said to be paid. */
  shares: Map<number, number>
  /** Stakes of rounds that were said to have ended. */
  wagered: number
}

/** `isTroubled`: whose account is held and who sends poison; the others are to notice nothing. */
export function createWorker(
  { house, tally }: { house: House; tally: Tally },
  player: Player,
  random: Random,
  isTroubled: boolean,
): Worker {
  const journal = createJournal(player.as.playerId)
  journal.add('adjustment_in', `hammer:${player.as.playerId}`, { coin: startCoins })
  const caller = createCaller(house, player, random, { tally, isMeasured: !isTroubled })
  const asking = { tally, ownEnds: house.ownEnds }
  const own = { player, random, caller, journal, claims: createClaims(journal) }
  return {
    ...own,
    house,
    asking,
    isTroubled,
    payouts: [],
    astray: [],
    owed: [],
    shares: new Map(),
    wagered: 0,
  }
}
