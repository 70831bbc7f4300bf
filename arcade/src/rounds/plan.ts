import { randomBytes, randomUUID } from 'node:crypto'
import { openStream } from '../fair/stream.ts'
import type { AnyArcadeGame } from '../games/game.ts'
import type { FreeRounds } from '../store/free-rounds.ts'
import type { Round } from '../store/rounds.ts'
import { findUnfinished, saveRound } from '../store/rounds.ts'
import type { SeedPair } from '../store/seeds.ts'
import { findPair, getPair, takeNonce } from '../store/seeds.ts'
import type { Session } from '../store/sessions.ts'
import type { StakeRequest } from '../store/stakes.ts'
import { saveStake } from '../store/stakes.ts'
import type { Arcade } from './arcade.ts'
import { isInRange } from './exposure.ts'
import { resultText } from './result.ts'

export const soloSeat = { seatId: 'solo' }

export type Plan =
  | { isRefused: false; next: Round; stakeAmount: number }
  | { isRefused: true; reason: string }

export type Wish = {
  session: Session
  game: AnyArcadeGame
  action: unknown
  /** Plays one of these in place of a stake. */
  free: FreeRounds | null
}

/** Works the step out and, when it costs something, writes down that its stake is being taken. */
export function plan(arcade: Arcade, { session, game, action, free }: Wish): Plan {
  const { store } = arcade
  const found = findUnfinished(store, session.playerId, game.catalogueId)
  const pair = found ? getPair(store, found.seedId) : findPair(store, session.playerId)
  if (!pair) return { isRefused: true, reason: 'noPlayerSeed' }
  const nonce = found?.nonce ?? pair.nextNonce
  const { serverSeed, playerSeed } = pair
  const random = openStream({ serverSeed, playerSeed, nonce }, found?.cursor ?? 0)
  const seeds = { seedId: pair.seedId, nonce }
  const round = found ?? newRound(arcade, session, seeds, game.start(random))
  const step = game.act(round.state, soloSeat, action, random)
  if (step.isRefused) return step
  const { stakeAmount } = step
  const isWhole = !found && step.isOver
  const reason = refuseStake(arcade, game, stakeAmount, { isFirst: !found, isWhole, free })
  if (reason !== null) return { isRefused: true, reason }
  const lastWins = step.isOver ? game.settle(step.state) : []
  const wonNow = [...step.wins, ...lastWins].reduce((sum, { amount }) => sum + amount, 0)
  const next: Round = {
    ...round,
    phase: step.isOver ? 'over' : 'open',
    actions: [...round.actions, action],
    state: step.state,
    cursor: random.cursor(),
    stakeAmount: round.stakeAmount + (free ? 0 : stakeAmount),
    winAmount: round.winAmount + wonNow,
    betId: stakeAmount > 0 ? newBetId(round) : round.betId,
    actedAtMs: arcade.nowMs(),
    closedAtMs: step.isOver ? arcade.nowMs() : null,
  }
  if (!found) {
    takeNonce(store, pair)
    saveRound(store, round)
  }
  const cost = { stakeAmount, isWhole, free }
  if (stakeAmount > 0) saveStake(store, stakeFor({ session, game, next, pair }, cost))
  return { isRefused: false, next, stakeAmount }
}

export function newRound(
  { nowMs }: Arcade,
  { playerId, gameId, currency }: Session,
  { seedId, nonce, seat = 0 }: { seedId: number; nonce: number; seat?: number },
  state: unknown,
): Round {
  const roundId = `r${randomUUID().replaceAll('-', '')}`
  const amounts = { cursor: 0, stakeAmount: 0, winAmount: 0, betId: '' }
  const openedAtMs = nowMs()
  const times = { openedAtMs, actedAtMs: openedAtMs, closedAtMs: null, voidReason: null }
  const who = { roundId, playerId, gameId, seat, seedId, nonce, currency }
  return { ...who, phase: 'new', actions: [], state, ...amounts, ...times }
}

/** Never the id of an earlier try, which may have been undone for good. */
export function newBetId({ roundId }: Round): string {
  return `${roundId}:b${randomBytes(4).toString('hex')}`
}

type Cost = { stakeAmount: number; isWhole: boolean; free: FreeRounds | null }
type Step = { isFirst: boolean; isWhole: boolean; free: FreeRounds | null }

function refuseStake(
  arcade: Arcade,
  game: AnyArcadeGame,
  stakeAmount: number,
  step: Step,
): string | null {
  if (step.isFirst && stakeAmount === 0) return 'noStake'
  if (stakeAmount !== 0 && !isInRange(arcade, game, stakeAmount)) return 'stakeOutOfRange'
  if (!step.free) return null
  return step.isWhole && stakeAmount === step.free.stakeAmount ? null : 'badFreeRound'
}

type StakedStep = { session: Session; game: AnyArcadeGame; next: Round; pair: SeedPair }

/** A round that is over with its first step goes to the wallet as a whole. */
function stakeFor({ session, game, next, pair }: StakedStep, { stakeAmount, isWhole, free }: Cost) {
  const { token, playerId, gameId } = session
  const { roundId, betId: transactionId, winAmount } = next
  const asked = { token, playerId, gameId, roundId, transactionId, amount: free ? 0 : stakeAmount }
  const bet: StakeRequest = isWhole
    ? {
        ...asked,
        winAmount,
        ...(free && { freeRoundsId: free.freeRoundsId }),
        result: resultText(game, next, pair),
      }
    : asked
  return { roundId, next, bet }
}
