import type { BetItem } from '@parlour/server/wallet/index.ts'
import { firstPlayerId, playerCount } from './ledgers.ts'

let made = 0
let last: BetItem | null = null

/** Of a hundred bets three are repeats and three are more than the player has. */
export function nextBet(): BetItem {
  const roll = ++made % 100
  if (roll < 3 && last) return last
  last = {
    call: 'bet',
    playerId: firstPlayerId + Math.floor(Math.random() * playerCount),
    provider: 'arcade',
    key: `bench-${process.pid}-${made}`,
    roundId: `round-${made}`,
    source: '1001',
    amount: roll < 6 ? 9_000_000_00 : 1_00,
  }
  return last
}
