import type {
  WalletAnswer,
  WalletRequest,
  WalletStatus,
} from '@parlour/contract/wallet-protocol.ts'
import { atOnce, together } from '../store/group.ts'
import { listOwed, markPaid, markRefused, tryLater } from '../store/payouts.ts'
import type { Round } from '../store/rounds.ts'
import { findRound, saveRound } from '../store/rounds.ts'
import type { Stake, StakeRequest } from '../store/stakes.ts'
import { dropStake, findStake, listStakes, markUndoing } from '../store/stakes.ts'
import { useFreeRound } from '../store/free-rounds.ts'
import type { WalletClient, WalletOutcome } from '../wallet-client.ts'
import { undoStake } from '../wallet-client.ts'
import type { Arcade } from './arcade.ts'
import { seatKeyOf } from './arcade.ts'

/** Pays one win; what is not acknowledged stays owed. Null when nobody knows. */
export async function payOut(
  arcade: Arcade,
  request: WalletRequest<'win'>,
  tries = 0,
): Promise<WalletAnswer | null> {
  const { store, wallet, log } = arcade
  const outcome = await wallet.ask('win', request)
  if (outcome.kind === 'done') {
    await together(store, () => markPaid(store, request.transactionId))
    return outcome.answer
  }
  const { roundId } = request
  if (outcome.kind === 'refused' && finalStatuses.includes(outcome.status)) {
    markRefused(store, request.transactionId, outcome.status)
    log.error({ roundId, status: outcome.status }, 'a win was refused')
    return outcome.answer
  }
  tryLater(store, request.transactionId, arcade.nowMs() + Math.min(60_000, 1000 * 2 ** tries))
  log.warn({ roundId }, 'a win is still owed')
  return null
}

/**
 * Settles a stake whose fate nobody knows. A bet alone is given back and its step forgotten; a
 * whole round that turns out to have been carried out has happened.
 */
export async function giveBack(arcade: Arcade, stake: Stake): Promise<Fate> {
  const { store, wallet, log } = arcade
  const { roundId, bet } = stake
  markUndoing(store, roundId)
  const outcome = await undoStake(wallet, bet)
  if (outcome.kind === 'refused' && outcome.status === 'alreadyWon' && 'winAmount' in bet) {
    await countWhole(arcade, stake.next, bet)
    return 'happened'
  }
  const isSettled =
    outcome.kind === 'undone' ||
    (outcome.kind === 'refused' && finalStatuses.includes(outcome.status))
  if (outcome.kind === 'refused') log.error({ roundId, status: outcome.status }, 'undo refused')
  if (isSettled) forgetStake(arcade, roundId, 'stakeUnknown')
  return isSettled ? 'undone' : 'unknown'
}

export type Fate = 'undone' | 'happened' | 'unknown'

export function askForBet(wallet: WalletClient, bet: StakeRequest): Promise<WalletOutcome> {
  return 'winAmount' in bet ? wallet.ask('betWin', bet) : wallet.ask('bet', bet)
}

/** The wallet has carried out the whole round; nothing is owed. */
export async function countWhole({ store }: Arcade, next: Round, bet: StakeRequest): Promise<void> {
  await together(store, () => {
    dropStake(store, next.roundId)
    saveRound(store, next)
    if ('freeRoundsId' in bet && bet.freeRoundsId) useFreeRound(store, bet.freeRoundsId)
  })
}

/**
 * A round that never got its first stake is void, and kept with what it would have come to: who
 * looks can see that winners are not the ones refused. A later step is just not taken.
 */
export function forgetStake({ store, nowMs }: Arcade, roundId: string, reason: string): void {
  atOnce(store, () => {
    const next = findStake(store, roundId)?.next
    const round = findRound(store, roundId)
    dropStake(store, roundId)
    if (!next || round?.phase !== 'new') return
    const voidReason = round.voidReason ?? reason
    saveRound(store, { ...next, phase: 'void', voidReason, closedAtMs: nowMs() })
  })
}

/** Long after anybody would still work on a stake without holding its seat. */
const orphanMs = 60_000

/** Everything still owed to anyone, tried once; a stake whose end was never written down, too. */
export async function settleDebts(arcade: Arcade): Promise<void> {
  for (const stake of listStakes(arcade.store)) {
    const seatKey = seatKeyOf(stake.bet.playerId, stake.bet.gameId)
    const isLeft = stake.isUndoing || stake.next.actedAtMs < arcade.nowMs() - orphanMs
    if (!isLeft || arcade.busySeats.has(seatKey)) continue
    arcade.busySeats.add(seatKey)
    await giveBack(arcade, stake).finally(() => arcade.busySeats.delete(seatKey))
  }
  for (const { request, tries } of listOwed(arcade.store, arcade.nowMs())) {
    await payOut(arcade, request, tries)
  }
}

/** A stake asked for by a process that died: nobody saw its round, so it is given back. */
export function findOrphans({ store }: Arcade): void {
  for (const { roundId } of listStakes(store)) markUndoing(store, roundId)
}

/** Others, such as a stale clock or a wrong key, can be put right, and then the win is paid. */
const finalStatuses: WalletStatus[] = [
  'contentChanged',
  'unknownBet',
  'betRolledBack',
  'alreadyWon',
  'roundClosed',
  'unknownPlayer',
  'unknownGame',
]
