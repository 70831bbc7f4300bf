import type { Tx } from '../frame/db.ts'
import type { Companion } from '../wallet/index.ts'
import { settleInside } from '../wallet/index.ts'
import { sourceOf } from './requests.ts'
import { roundsCompanion } from './rounds.ts'

export type DemoRound = { roundId: string; gameId: number; stake: number; win: number }

/** Rounds as they would have been played, of games that count in full. */
export function playDemoRounds(
  tx: Tx,
  playerId: number,
  rounds: readonly DemoRound[],
): Promise<void> {
  const own = rounds.map((round) => ({ ...round, playerId }))
  return playDemoBatch(tx, own)
}

/** The same of many players at once. */
export async function playDemoBatch(
  tx: Tx,
  rounds: readonly (DemoRound & { playerId: number })[],
): Promise<void> {
  const part = { tokenHash: null, freeRoundsId: null, closesRound: true, result: null }
  const items = rounds.map(({ playerId, roundId, gameId, stake, win }) => ({
    call: 'betWin' as const,
    playerId,
    provider: 'arcade',
    key: roundId,
    roundId,
    source: sourceOf(gameId),
    amount: stake,
    winAmount: win,
    contributionPerMillion: 1_000_000,
    play: { ...part, gameId, isProviderOn: true, leastMs: 0, mostWithBonus: null },
  }))
  await settleInside(tx, items, [withoutToken])
}

/** Nobody launched these games: there is no token to ask for. */
const withoutToken: Companion = {
  ...roundsCompanion,
  begin: (rows, looked) => ({ ...roundsCompanion.begin(rows, looked), refuse: () => null }),
}
