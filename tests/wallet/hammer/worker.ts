import { setTimeout as pause } from 'node:timers/promises'
import type { Asking, Tally } from './answers.ts'
import type { Caller } from './calls.ts'
import { createCaller } from './calls.ts'
import { claimMail, deposit, settlePayouts, useSafebox, withdraw } from './cashier-acts.ts'
import { buy, buyFirst, claimOnce, shareAndClaim } from './claim-acts.ts'
import type { Claims } from './claims.ts'
import { createClaims } from './claims.ts'
import { askForPromise, spendPoints, spinWheel } from './draw-acts.ts'
import type { House } from './house.ts'
import type { Journal } from './journal.ts'
import { createJournal } from './journal.ts'
import { playAtOnce, playRound, rollBackFirst } from './play-acts.ts'
import type { Player } from './players.ts'
import { startCoins } from './players.ts'
import type { Random } from './random.ts'

export type Worker = {
  house: House
  asking: Asking
  player: Player
  random: Random
  caller: Caller
  journal: Journal
  /** Withdrawals whose end is still to come. */
  payouts: { orderId: string; amount: number; status: 'paid' | 'failed' }[]
  claims: Claims
  /** How often each task that is shared was said to be paid. */
  shares: Map<number, number>
  /** Stakes of rounds that were said to have ended. */
  wagered: number
}

export function createWorker(house: House, player: Player, random: Random, tally: Tally): Worker {
  const journal = createJournal(player.as.playerId)
  journal.add('adjustment_in', `hammer:${player.as.playerId}`, { coin: startCoins })
  const caller = createCaller(house, player, random, tally)
  const asking = { tally, ownEnds: house.ownEnds }
  const own = { player, random, caller, journal, claims: createClaims(journal) }
  return { ...own, house, asking, payouts: [], shares: new Map(), wagered: 0 }
}

type Act = (worker: Worker) => Promise<unknown>

/** As often as it stands here. */
const acts: Act[] = [
  playRound,
  playRound,
  playRound,
  playAtOnce,
  playAtOnce,
  rollBackFirst,
  deposit,
  deposit,
  withdraw,
  settlePayouts,
  useSafebox,
  claimMail,
  buy,
  claimOnce,
  claimOnce,
  claimOnce,
  shareAndClaim,
  spendPoints,
  spinWheel,
]

/** Goes on until told to stop, several things at once; what was begun is brought to its end. */
export async function work(worker: Worker, strands: number, isOver: () => boolean): Promise<void> {
  const strand = async () => {
    while (!isOver()) {
      await worker.random.pick(acts)(worker)
      await pause(worker.random.within(0, 15))
    }
  }
  await askForPromise(worker)
  await buyFirst(worker)
  await Promise.all(Array.from({ length: strands }, strand))
}
