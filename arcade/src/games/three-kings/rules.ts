import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, Step } from '../game.ts'
import { doesQualify, hands, kindOf, most, returns, strengthOf } from './paytable.ts'
import { tellResult } from './result.ts'
import type { Kings, KingsAction, KingsView, Outcome } from './round.ts'
import { kingsAction } from './round.ts'
import { name, pages } from './texts.ts'

export const threeKings: ArcadeGame<Kings, KingsAction> = {
  id: 'three-kings',
  catalogueId: 306,
  name,
  kind: 'poker',
  rules: {
    // Of what is staked first, with the best play; counted in odds.test.ts.
    returnToPlayer: returns.both,
    leastReturn: returns.ante,
    most,
    minStake: 100,
    maxStake: 100_000,
    pages,
  },
  start: (random) => ({ top: takeTop(random), stakeAmount: 0, pairPlusAmount: 0, choice: null }),
  action: kingsAction,
  act(state, _seat, action): Step<Kings> {
    const isDealt = state.stakeAmount > 0
    if (action.kind === 'bet') {
      if (isDealt) return { isRefused: true, reason: 'alreadyBet' }
      const { stakeAmount, hasPairPlus } = action
      const pairPlusAmount = hasPairPlus ? stakeAmount : 0
      return go({ ...state, stakeAmount, pairPlusAmount }, stakeAmount + pairPlusAmount)
    }
    if (!isDealt) return { isRefused: true, reason: 'noBet' }
    return go({ ...state, choice: action.kind }, action.kind === 'play' ? state.stakeAmount : 0)
  },
  byDefault: () => ({ kind: 'fold' }),
  settle(state) {
    const result = { hand: handOf(state).key, outcome: outcomeOf(state) }
    return [{ seatId: 'solo', amount: wonBy(state), result }]
  },
  view: (state): KingsView => ({
    stakeAmount: state.stakeAmount,
    pairPlusAmount: state.pairPlusAmount,
    cards: ownOf(state),
    hand: handOf(state).key,
    dealer: state.choice === null ? [] : theirsOf(state),
    outcome: state.choice === null ? null : outcomeOf(state),
  }),
  tell: tellResult,
}

function go(state: Kings, stakeAmount: number): Step<Kings> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.choice !== null }
}

function takeTop(random: FairRandom): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: 6 }, () => deck.splice(random.integer(deck.length), 1)[0] ?? 0)
}

const ownOf = ({ top }: Kings) => top.slice(0, 3)
const theirsOf = ({ top }: Kings) => top.slice(3)

function handOf(state: Kings) {
  return hands[kindOf(strengthOf(ownOf(state)))] ?? hands[5]
}

function outcomeOf(state: Kings): Outcome {
  if (state.choice === 'fold') return 'folded'
  const [own, theirs] = [strengthOf(ownOf(state)), strengthOf(theirsOf(state))]
  if (!doesQualify(theirs)) return 'unqualified'
  if (own === theirs) return 'tied'
  return own > theirs ? 'won' : 'lost'
}

/** What comes back of ante and play together, in antes. */
const pays: Record<Outcome, number> = { folded: 0, unqualified: 3, won: 4, tied: 2, lost: 0 }

/** Pair plus is paid by the cards, whatever was decided and whatever the dealer has. */
function wonBy(state: Kings): number {
  const { stakeAmount, pairPlusAmount, choice } = state
  const { pairPlus, bonus } = handOf(state)
  const main = stakeAmount * (pays[outcomeOf(state)] + (choice === 'play' ? bonus : 0))
  return main + (pairPlus > 0 ? pairPlusAmount * (pairPlus + 1) : 0)
}
