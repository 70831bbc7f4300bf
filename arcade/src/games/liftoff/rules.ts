import type { ArcadeGame, Step } from '../game.ts'
import { lastTimes, leastTimes, most, mostTimes, timesAfter, wonAt } from './paytable.ts'
import { tellResult } from './result.ts'
import type { LiftoffAction, LiftoffSeat } from './round.ts'
import { liftoffAction } from './round.ts'
import { name, pages } from './texts.ts'

export const liftoff: ArcadeGame<LiftoffSeat, LiftoffAction> = {
  id: 'liftoff',
  catalogueId: 601,
  name,
  kind: 'games',
  rules: {
    returnToPlayer: { numerator: 97, denominator: 100 },
    most,
    minStake: 100,
    maxStake: 50_000,
    pages,
  },
  course: {
    kind: 'crash',
    waitMs: 7_000,
    restMs: 3_500,
    remembered: 20,
    least: leastTimes,
    most: mostTimes,
    draw: (random) => lastTimes(random.integer(2 ** 32) + 1),
    multiplierAfter: timesAfter,
  },
  start: () => ({ seat: 0, stakeAmount: 0, autoAt: null, outAt: null, crash: null }),
  action: liftoffAction,
  act(state, _seat, action): Step<LiftoffSeat> {
    if (action.kind === 'bet') {
      if (state.stakeAmount > 0) return { isRefused: true, reason: 'alreadyBet' }
      const { seat, stakeAmount, autoAt } = action
      return go({ ...state, seat, stakeAmount, autoAt }, stakeAmount)
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
