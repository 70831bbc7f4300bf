import type { ArcadeGame, Step } from '../game.ts'
import { isRecord, isWholeStake } from '../input.ts'
import { lastTimes, leastTimes, mostTimes, timesAfter, wonAt } from './paytable.ts'
import { tellResult } from './result.ts'
import { name, pages } from './texts.ts'

/** One player's seat in a flight. The flight itself is run by the hall. */
export type LiftoffSeat = {
  stakeAmount: number
  /** Leaves by itself at this multiplier. */
  autoAt: number | null
  outAt: number | null
  /** The last multiplier of the flight, once it has ended. */
  crash: number | null
}
export type LiftoffAction =
  | { kind: 'bet'; stakeAmount: number; autoAt: number | null }
  | { kind: 'out'; at: number }

export const liftoff: ArcadeGame<LiftoffSeat, LiftoffAction> = {
  id: 'liftoff',
  catalogueId: 601,
  name,
  kind: 'games',
  seating: 'shared',
  rules: {
    returnToPlayer: { numerator: 97, denominator: 100 },
    minStake: 100,
    maxStake: 50_000,
    pages,
  },
  course: {
    waitMs: 7_000,
    restMs: 3_500,
    least: leastTimes,
    most: mostTimes,
    draw: (random) => lastTimes(random.integer(2 ** 32) + 1),
    multiplierAfter: timesAfter,
  },
  start: () => ({ stakeAmount: 0, autoAt: null, outAt: null, crash: null }),
  parseAction,
  act(state, _seat, action): Step<LiftoffSeat> {
    if (action.kind === 'bet') {
      if (state.stakeAmount > 0) return { isRefused: true, reason: 'alreadyBet' }
      const { stakeAmount, autoAt } = action
      return go({ ...state, stakeAmount, autoAt }, stakeAmount)
    }
    if (state.stakeAmount === 0) return { isRefused: true, reason: 'noBet' }
    if (state.outAt !== null) return { isRefused: true, reason: 'alreadyOut' }
    return go({ ...state, outAt: action.at }, 0)
  },
  settle: ({ stakeAmount, outAt }) => [
    { seatId: 'solo', amount: outAt === null ? 0 : wonAt(stakeAmount, outAt), result: { outAt } },
  ],
  view: (state) => ({ ...state }),
  tell: tellResult,
}

function go(state: LiftoffSeat, stakeAmount: number): Step<LiftoffSeat> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.outAt !== null }
}

/** When one leaves is for the hall's clock to say, so `out` carries no multiplier of its own. */
function parseAction(input: unknown): LiftoffAction | null {
  if (!isRecord(input)) return null
  if (input.kind === 'out') return { kind: 'out', at: 0 }
  const { stakeAmount, autoAt = null } = input
  if (input.kind !== 'bet' || !isWholeStake(stakeAmount)) return null
  if (autoAt === null) return { kind: 'bet', stakeAmount, autoAt }
  const isTimes = Number.isInteger(autoAt) && Number(autoAt) >= leastTimes
  return isTimes && Number(autoAt) <= mostTimes
    ? { kind: 'bet', stakeAmount, autoAt: Number(autoAt) }
    : null
}
