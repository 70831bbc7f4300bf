import type { ArcadeGame } from '../game.ts'
import { cupsOf, most } from './paytable.ts'
import { tellResult } from './result.ts'
import type { DropAction, DropState } from './round.ts'
import { dropAction } from './round.ts'
import { name, pages } from './texts.ts'

export const pegDrop: ArcadeGame<DropState, DropAction> = {
  id: 'peg-drop',
  catalogueId: 603,
  name,
  kind: 'games',
  seating: 'solo',
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
  act(_state, _seat, { stakeAmount, rows, risk }, random) {
    const path = Array.from({ length: rows }, () => random.integer(2))
    const cup = path.reduce((sum, side) => sum + side, 0)
    const multiplier = cupsOf(rows, risk)[cup] ?? 0
    // Stakes are whole coins and multipliers hundredths, so nothing is ever rounded.
    const winAmount = (stakeAmount / 100) * multiplier
    const drop = { stakeAmount, rows, risk, path, cup, multiplier, winAmount }
    return { isRefused: false, state: { drop }, stakeAmount, wins: [], isOver: true }
  },
  settle: ({ drop }) =>
    drop === null
      ? []
      : [{ seatId: 'solo', amount: drop.winAmount, result: { path: drop.path, cup: drop.cup } }],
  view: ({ drop }) => ({ ...drop }),
  tell: tellResult,
}
