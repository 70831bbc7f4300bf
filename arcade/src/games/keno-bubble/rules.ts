import type { ArcadeGame } from '../game.ts'
import { ballCount, drawnCount, most, timesFor } from './paytable.ts'
import { tellResult } from './result.ts'
import type { KenoAction, KenoState } from './round.ts'
import { kenoAction } from './round.ts'
import { name, pages } from './texts.ts'

export const kenoBubble: ArcadeGame<KenoState, KenoAction> = {
  id: 'keno-bubble',
  catalogueId: 605,
  name,
  kind: 'games',
  rules: {
    returnToPlayer: { numerator: 97, denominator: 100 },
    // Two numbers: 1× with one of them, 10.14× with both.
    leastReturn: { numerator: 75_630, denominator: 78_000 },
    most,
    minStake: 100,
    maxStake: 50_000,
    pages,
  },
  start: () => ({ draw: null }),
  action: kenoAction,
  act(_state, _seat, { stakeAmount, picks }, random) {
    const all = Array.from({ length: ballCount }, (_, index) => index + 1)
    const balls = Array.from(
      { length: drawnCount },
      () => all.splice(random.integer(all.length), 1)[0] ?? 0,
    )
    const hits = picks.filter((pick) => balls.includes(pick)).length
    const multiplier = timesFor(picks.length, hits)
    // Stakes are whole coins and multipliers hundredths, so nothing is ever rounded.
    const winAmount = (stakeAmount / 100) * multiplier
    const draw = { stakeAmount, picks, balls, hits, multiplier, winAmount }
    return { isRefused: false, state: { draw }, stakeAmount, wins: [], isOver: true }
  },
  settle: ({ draw }) =>
    draw === null
      ? []
      : [{ seatId: 'solo', amount: draw.winAmount, result: { balls: draw.balls } }],
  view: ({ draw }) => ({ ...draw }),
  tell: tellResult,
}
