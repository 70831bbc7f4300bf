import type { ArcadeGame } from '../game.ts'
import { cupsOf, most } from './paytable.ts'
import { tellResult } from './result.ts'
import type { Ball, DropAction, DropState } from './round.ts'
import { dropAction } from './round.ts'
import { name, pages } from './texts.ts'

export const pegDrop: ArcadeGame<DropState, DropAction> = {
  id: 'peg-drop',
  catalogueId: 603,
  name,
  kind: 'games',
  takesFreeRounds: true,
  rules: {
    returnToPlayer: { numerator: 97, denominator: 100 },
    most,
    minStake: 100,
    maxStake: 100_000,
    pages,
  },
  start: () => ({ drop: null }),
  action: dropAction,
  act(_state, _seat, { stakeAmount, rows, risk, balls }, random) {
    const cups = cupsOf(rows, risk)
    const fall = (): Ball => {
      const path = Array.from({ length: rows }, () => random.integer(2))
      const cup = path.reduce((sum, side) => sum + side, 0)
      return { path, cup, multiplier: cups[cup] ?? 0 }
    }
    const first = fall()
    const more = Array.from({ length: balls - 1 }, fall)
    const times = [first, ...more].reduce((sum, { multiplier }) => sum + multiplier, 0)
    // Stakes are whole coins and multipliers hundredths, so nothing is ever rounded.
    const winAmount = (stakeAmount / 100) * times
    const drop = { stakeAmount, rows, risk, ...first, winAmount, ...(balls > 1 && { more }) }
    const whole = { stakeAmount: stakeAmount * balls, wins: [], isOver: true }
    return { isRefused: false, state: { drop }, ...whole }
  },
  settle: ({ drop }) =>
    drop === null
      ? []
      : [{ seatId: 'solo', amount: drop.winAmount, result: { path: drop.path, cup: drop.cup } }],
  view: ({ drop }) => ({ ...drop }),
  tell: tellResult,
}
