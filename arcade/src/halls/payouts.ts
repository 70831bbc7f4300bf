import { payOut } from '../rounds/payouts.ts'
import { resultText } from '../rounds/result.ts'
import { owe } from '../store/payouts.ts'
import type { Round } from '../store/rounds.ts'
import { saveRound } from '../store/rounds.ts'
import { getPair } from '../store/seeds.ts'
import { findStake } from '../store/stakes.ts'
import type { Setting } from './conduct.ts'

const headStartMs = 5_000
const payersAtOnce = 16

/** Its seat is over and what it won is owed: the caller does both in one transaction. */
export function closeSeat(setting: Setting<unknown>, over: Round): void {
  const { store, nowMs } = setting.arcade
  saveRound(store, over)
  // Paid right after; the patient payer steps in only when that fails or the process dies.
  owe(store, winOf(setting, over), nowMs() + headStartMs)
}

/**
 * A few at a time: all leave a burst rocket at once. What is not acknowledged stays owed, as does
 * the win of a round with a stake under way, which nobody could give back from a closed one.
 */
export async function payAll(
  setting: Setting<unknown>,
  rounds: Round[],
): Promise<(number | null)[]> {
  const { arcade } = setting
  const balances: (number | null)[] = rounds.map(() => null)
  let next = 0
  const pay = async () => {
    for (let at = next++; at < rounds.length; at = next++) {
      const round = rounds[at]
      if (!round || findStake(arcade.store, round.roundId)) continue
      const answer = await payOut(arcade, winOf(setting, round))
      balances[at] = answer?.balance ?? null
    }
  }
  await Promise.all(Array.from({ length: payersAtOnce }, pay))
  return balances
}

function winOf({ arcade, game }: Setting<unknown>, over: Round) {
  return {
    playerId: over.playerId,
    gameId: over.gameId,
    roundId: over.roundId,
    transactionId: `${over.roundId}:w`,
    betTransactionId: over.betId,
    amount: over.winAmount,
    closesRound: true,
    result: resultText(game, over, getPair(arcade.store, over.seedId)),
  }
}
