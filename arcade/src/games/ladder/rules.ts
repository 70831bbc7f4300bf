import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, GameKind, Step } from '../game.ts'
import type { Text } from '../text.ts'
import type { Chance, Level } from './paytable.ts'
import { mostOf, winFor } from './paytable.ts'
import { tellResult } from './result.ts'
import type { LadderAction, LadderState } from './round.ts'
import { ladderAction } from './round.ts'

/** A game of steps, each surer of its prize and less sure of itself; all else is one rule. */
export type LadderTitle = {
  id: string
  catalogueId: number
  kind: GameKind
  name: Text
  pages: Text[]
  levels: readonly Level[]
  /** The least that any plan returns; the most is 97 %. */
  leastReturn: { numerator: number; denominator: number }
}

export function ladderGame(title: LadderTitle): ArcadeGame<LadderState, LadderAction> {
  const { id, catalogueId, kind, name, pages, levels, leastReturn } = title
  const levelOf = (state: LadderState) => levels.find(({ key }) => key === state.bet?.level) ?? null
  return {
    id,
    catalogueId,
    name,
    kind,
    rules: {
      returnToPlayer: { numerator: 97, denominator: 100 },
      leastReturn,
      most: mostOf(levels),
      minStake: 100,
      maxStake: 50_000,
      pages,
    },
    start: () => ({ bet: null, fall: null, steps: 0, end: null }),
    action: ladderAction(levels),
    act(state, _seat, action, random) {
      if (action.kind === 'bet') return bet(state, action, levels, random)
      const level = levelOf(state)
      if (!level) return { isRefused: true, reason: 'noBet' }
      if (action.kind === 'step') return step(state, level)
      if (state.steps === 0) return { isRefused: true, reason: 'nothingToTake' }
      return go({ ...state, end: 'taken' })
    },
    byDefault: ({ steps }) => ({ kind: steps === 0 ? 'step' : 'take' }),
    settle(state) {
      const level = levelOf(state)
      const isPaid = level !== null && state.bet !== null && state.end !== 'fell'
      const amount = isPaid ? winFor(state.bet?.stakeAmount ?? 0, level, state.steps) : 0
      return [{ seatId: 'solo', amount, result: { end: state.end } }]
    },
    view({ bet: placed, steps, end, fall }) {
      return { ...placed, steps, end, fall: end === null ? null : fall }
    },
    tell: (view) => tellResult(levels, view),
  }
}

function bet(
  state: LadderState,
  { stakeAmount, level: key }: LadderAction & { kind: 'bet' },
  levels: readonly Level[],
  random: FairRandom,
): Step<LadderState> {
  if (state.bet !== null) return { isRefused: true, reason: 'alreadyBet' }
  const chances = levels.find((level) => level.key === key)?.chances ?? []
  return go(
    { ...state, bet: { stakeAmount, level: key }, fall: drawFall(chances, random) },
    stakeAmount,
  )
}

/** One draw for each step until one falls. */
function drawFall(chances: readonly Chance[], random: FairRandom): number | null {
  const at = chances.findIndex(([safe, of]) => random.integer(of) >= safe)
  return at === -1 ? null : at + 1
}

function step(state: LadderState, { times }: Level): Step<LadderState> {
  const steps = state.steps + 1
  if (steps === state.fall) return go({ ...state, steps, end: 'fell' })
  return go({ ...state, steps, end: steps === times.length ? 'top' : null })
}

function go(state: LadderState, stakeAmount = 0): Step<LadderState> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.end !== null }
}
