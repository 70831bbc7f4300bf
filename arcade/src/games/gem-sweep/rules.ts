import type { ArcadeGame, Step } from '../game.ts'
import { isFull, most, tileCount, winFor } from './paytable.ts'
import { tellResult } from './result.ts'
import type { SweepAction, SweepState } from './round.ts'
import { sweepAction } from './round.ts'
import { name, pages } from './texts.ts'

export const gemSweep: ArcadeGame<SweepState, SweepAction> = {
  id: 'gem-sweep',
  catalogueId: 602,
  name,
  kind: 'games',
  rules: {
    returnToPlayer: { numerator: 97, denominator: 100 },
    // Three mines, two gems: 1.25× of 77 in 100 boards.
    leastReturn: { numerator: 9625, denominator: 10_000 },
    most,
    minStake: 100,
    maxStake: 50_000,
    pages,
  },
  start: (random) => ({
    order: random.shuffle(Array.from({ length: tileCount }, (_, tile) => tile)),
    bet: null,
    picked: [],
    end: null,
  }),
  action: sweepAction,
  act(state, _seat, action) {
    if (action.kind === 'bet') return bet(state, action)
    if (state.bet === null) return { isRefused: true, reason: 'noBet' }
    if (action.kind === 'pick') return pick(state, state.bet.mines, action.tile)
    if (state.picked.length === 0) return { isRefused: true, reason: 'nothingToTake' }
    return go({ ...state, end: 'taken' })
  },
  byDefault: ({ picked }) => (picked.length === 0 ? { kind: 'pick', tile: 0 } : { kind: 'take' }),
  settle: (state) => [{ seatId: 'solo', amount: wonBy(state), result: { end: state.end } }],
  view(state) {
    const { bet: placed, picked, end } = state
    const mineTiles = placed && end !== null ? minesOf(state.order, placed.mines) : null
    return { ...placed, picked, end, mineTiles }
  },
  tell: tellResult,
}

function bet(state: SweepState, { stakeAmount, mines }: SweepAction & { kind: 'bet' }) {
  if (state.bet !== null) return { isRefused: true as const, reason: 'alreadyBet' }
  return go({ ...state, bet: { stakeAmount, mines } }, stakeAmount)
}

function pick(state: SweepState, mines: number, tile: number): Step<SweepState> {
  if (state.picked.includes(tile)) return { isRefused: true, reason: 'alreadyPicked' }
  const picked = [...state.picked, tile]
  if (minesOf(state.order, mines).includes(tile)) return go({ ...state, picked, end: 'hit' })
  return go({ ...state, picked, end: isFull(mines, picked.length) ? 'full' : null })
}

function go(state: SweepState, stakeAmount = 0): Step<SweepState> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.end !== null }
}

function wonBy({ bet: placed, picked, end }: SweepState): number {
  if (placed === null || end === 'hit') return 0
  return winFor(placed.stakeAmount, placed.mines, picked.length)
}

function minesOf(order: number[], mines: number): number[] {
  return order.slice(0, mines)
}
