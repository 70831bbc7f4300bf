import { setTimeout as pause } from 'node:timers/promises'
import { claimMail, deposit, settlePayouts, useSafebox, withdraw } from './cashier-acts.ts'
import { buy, buyFirst, claimOnce, shareAndClaim } from './claim-acts.ts'
import { askForPromise, spendPoints, spinWheel } from './draw-acts.ts'
import { approveAstray, depositAstray, withdrawAstray } from './gateway-acts.ts'
import { playAtOnce, playRound, rollBackFirst } from './play-acts.ts'
import { sendPoison } from './trouble-acts.ts'
import type { Worker } from './worker.ts'

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
/** What is done only while things go wrong. */
const troubledActs: Act[] = [...acts, depositAstray, withdrawAstray, approveAstray]

/** Goes on until told to stop, several things at once; what was begun is brought to its end. */
export async function work(worker: Worker, strands: number, isOver: () => boolean): Promise<void> {
  const strand = async () => {
    while (!isOver()) {
      await worker.random.pick(worker.house.troubles.isOn ? troubledActs : acts)(worker)
      if (worker.isTroubled) await sendPoison(worker)
      await pause(worker.random.within(0, 15))
    }
  }
  await askForPromise(worker)
  await buyFirst(worker)
  await Promise.all(Array.from({ length: strands }, strand))
}
