import { shardOf } from '@parlour/server/frame/parts.ts'
import { keepBigWins } from '@parlour/server/play/big-wins.ts'
import { playGate } from '@parlour/server/play/gate.ts'
import { writeFreeRounds } from '@parlour/server/play/free-rounds.ts'
import { findRounds, insertRounds, updateRounds } from '@parlour/server/play/round-statements.ts'
import { writeSettled } from '@parlour/server/play/settled-events.ts'
import { findFacts } from '@parlour/server/wallet/facts.ts'
import * as read from '@parlour/server/wallet/read-statements.ts'
import * as write from '@parlour/server/wallet/write-statements.ts'

/** Players of the first of 64 parts, which lies in the first of 4, of 8 and of 32 too. */
export const together = Array.from({ length: 6_400 }, (_, nth) => 80_000_001 + nth)
  .filter((playerId) => shardOf(playerId, 64) === 0)
  .slice(0, 40)
const numbers = { amount: 1, balance: 1, turnover: 1, staked: 1, seq: 1, funds: 1 }
const played = { contribution: 1, playedMs: 1, stakedAtMs: 1, winAmount: 1, target: 1 }
const names = { account: 'coin', counter: 'games', kind: 'bet', provider: 'arcade', key: 'k' }
const marks = { source: 's', roundId: 'r', betKey: 'b', reason: 'gateClosed', detail: null }
const rows = together.map((playerId) => ({
  playerId,
  requirementId: 1,
  state: 'open' as const,
  ...numbers,
  ...played,
  ...names,
  ...marks,
}))
const keys = together.map((playerId) => ({
  playerId,
  provider: 'arcade',
  key: 'k',
  isToRollBack: true,
  position: 1,
}))
const round = { gameId: 101, stake: 1, win: 1, status: 'open', bets: {}, result: null } as const
const rounds = together.map((playerId) => ({
  playerId,
  provider: 'arcade',
  roundId: 'r',
  freeRoundsId: null,
  ...round,
}))
const typed = rounds.map((one) => ({ ...one, typeId: 1 }))
const numbered = together.map((_, at) => at + 1)
const telling = { numbers: numbered, consumers: ['activities'], at: '2026-01-05T00:00:00Z' }
const play = { tokenHash: 'ab', freeRoundsId: null, gameId: 101, leastMs: 1000 }
const items = rounds.map((one) => ({ ...one, key: 'k', amount: 1, call: 'bet', play }))

/** What a lane asks, for players who lie together. */
export const laneStatements = [
  read.lockAccounts(together),
  findFacts(together, playGate),
  read.findAccounts(together),
  read.findEntries(keys, new Date()),
  read.findEntries(
    keys.map((key) => ({ ...key, isToRollBack: !key.isToRollBack })),
    new Date(),
  ),
  read.findFiledEntries(keys),
  read.findVoids(keys),
  read.findOpenRequirements(together),
  findRounds(items as never),
  write.updateAccounts(rows),
  write.moveAccounts(rows),
  write.insertEntries(rows),
  write.insertVoids(rows as never),
  write.updateRequirements(rows),
  insertRounds(rounds),
  updateRounds(rounds),
  keepBigWins(rounds),
  ...writeSettled(typed, telling),
  writeFreeRounds(together.map((playerId) => ({ playerId, freeRoundsId: 'f', left: 1 }))),
]
