import { openRound } from '../../conformance/client.ts'
import type { Round } from '../../conformance/client.ts'
import { WrongAnswer } from './answers.ts'
import type { Worker } from './worker.ts'

/** A stake, and then a win, a rollback, both in the wrong order, or nothing more. */
export async function playRound(worker: Worker): Promise<void> {
  const { caller, journal, random, player } = worker
  const round = openRound(player.subject)
  const amount = random.within(1, 40) * 100
  const told = await caller.wallet('bet', { ...round.bet, amount })
  if (told.name !== 'ok') return expectRefusal(told.name)
  journal.add('bet', round.bet.transactionId, { coin: -amount })
  const end = random.pick(['win', 'win', 'lose', 'rollback', 'open'] as const)
  if (end === 'open') return
  if (end === 'rollback') return rollBack(worker, round, amount)
  const won = end === 'win' ? random.within(1, 60) * 100 : 0
  const paid = await caller.wallet('win', { ...round.win, amount: won })
  if (paid.name !== 'ok') throw new WrongAnswer(`a win was answered ${paid.name}`)
  journal.add('win', round.win.transactionId, { coin: won })
  worker.wagered += amount
  const late = await caller.wallet('rollback', round.rollback)
  if (late.name !== 'alreadyWon') throw new WrongAnswer(`a won bet: ${late.name}`)
}

export async function playAtOnce(worker: Worker): Promise<void> {
  const { caller, journal, random, player } = worker
  const { betWin } = openRound(player.subject)
  const asked = {
    ...betWin,
    amount: random.within(1, 40) * 100,
    winAmount: random.within(0, 60) * 100,
  }
  const told = await caller.wallet('betWin', asked)
  if (told.name !== 'ok') return expectRefusal(told.name)
  journal.add('bet', asked.transactionId, { coin: -asked.amount })
  journal.add('win', `${asked.transactionId}+win`, { coin: asked.winAmount })
  worker.wagered += asked.amount
}

/** The rollback arrives before its bet, which must then be refused. */
export async function rollBackFirst(worker: Worker): Promise<void> {
  const round = openRound(worker.player.subject)
  await rollBack(worker, round, 0)
  const late = await worker.caller.wallet('bet', round.bet)
  if (late.name !== 'betRolledBack') throw new WrongAnswer(`a late bet: ${late.name}`)
}

async function rollBack({ caller, journal }: Worker, { rollback }: Round, amount: number) {
  const told = await caller.wallet('rollback', rollback)
  if (told.name !== 'ok') throw new WrongAnswer(`a rollback was answered ${told.name}`)
  journal.add('bet_rollback', rollback.transactionId, { coin: amount })
}

function expectRefusal(name: string): void {
  if (name !== 'notEnough') throw new WrongAnswer(`a bet was answered ${name}`)
}
