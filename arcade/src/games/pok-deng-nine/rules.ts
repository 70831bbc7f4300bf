import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, Step } from '../game.ts'
import { bestReturn, dealerDraws, handOf, isPok, most, pays, pointsOf } from './paytable.ts'
import { tellResult } from './result.ts'
import type { Outcome, PokDeng, PokDengAction, PokDengView } from './round.ts'
import { pokDengAction } from './round.ts'
import { name, pages } from './texts.ts'

export const pokDengNine: ArcadeGame<PokDeng, PokDengAction> = {
  id: 'pok-deng-nine',
  catalogueId: 302,
  name,
  kind: 'poker',
  rules: {
    // With the best play of every hand; counted in odds.test.ts.
    returnToPlayer: bestReturn,
    most,
    minStake: 100,
    maxStake: 100_000,
    pages,
  },
  start: (random) => ({ top: takeTop(random), stakeAmount: 0, choice: null, isOver: false }),
  action: pokDengAction,
  act(state, _seat, action): Step<PokDeng> {
    const isDealt = state.stakeAmount > 0
    if (action.kind === 'bet') {
      if (isDealt) return { isRefused: true, reason: 'alreadyBet' }
      const { stakeAmount } = action
      // A pok on either side leaves nothing to decide.
      const isOver = isPok(dealtTo(state, 0)) || isPok(dealtTo(state, 1))
      return go({ ...state, stakeAmount, isOver }, stakeAmount)
    }
    if (!isDealt) return { isRefused: true, reason: 'noBet' }
    return go({ ...state, choice: action.kind, isOver: true }, 0)
  },
  byDefault: () => ({ kind: 'stand' }),
  settle(state) {
    const outcome = outcomeOf(state)
    const times = outcome === 'won' ? (pays[handOf(ownOf(state)).deng] ?? 0) : 0
    const amount = (state.stakeAmount / 100) * times
    return [{ seatId: 'solo', amount, result: { outcome } }]
  },
  view: (state): PokDengView => ({
    stakeAmount: state.stakeAmount,
    cards: ownOf(state),
    dealer: state.isOver ? theirsOf(state) : [],
    outcome: state.isOver ? outcomeOf(state) : null,
  }),
  tell: tellResult,
}

function go(state: PokDeng, stakeAmount: number): Step<PokDeng> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.isOver }
}

function takeTop(random: FairRandom): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: 6 }, () => deck.splice(random.integer(deck.length), 1)[0] ?? 0)
}

/** Cards go round twice: one to the player, one to the dealer. */
function dealtTo({ top }: PokDeng, side: 0 | 1): number[] {
  return [top[side] ?? 0, top[side + 2] ?? 0]
}

function ownOf(state: PokDeng): number[] {
  const own = dealtTo(state, 0)
  return state.choice === 'draw' ? [...own, state.top[4] ?? 0] : own
}

/** The dealer draws by a fixed rule, and only after the player has decided. */
function theirsOf(state: PokDeng): number[] {
  const theirs = dealtTo(state, 1)
  if (state.choice === null || pointsOf(theirs) > dealerDraws) return theirs
  return [...theirs, state.top[state.choice === 'draw' ? 5 : 4] ?? 0]
}

function outcomeOf(state: PokDeng): Outcome {
  const [own, theirs] = [handOf(ownOf(state)), handOf(theirsOf(state))]
  if (own.strength === theirs.strength) return 'tied'
  return own.strength > theirs.strength ? 'won' : 'lost'
}
