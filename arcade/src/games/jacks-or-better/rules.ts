import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, Step } from '../game.ts'
import { handOf, most, payouts, timesOf } from './paytable.ts'
import { tellResult } from './result.ts'
import type { PokerAction, PokerState } from './round.ts'
import { pokerAction } from './round.ts'
import { name, pages } from './texts.ts'

export const jacksOrBetter: ArcadeGame<PokerState, PokerAction> = {
  id: 'jacks-or-better',
  catalogueId: 307,
  name,
  kind: 'poker',
  rules: {
    // Over all 2,598,960 deals, each played in the best of its 32 ways; see tests/arcade/recount.
    returnToPlayer: { numerator: 1_653_526_326_983, denominator: 1_661_102_543_100 },
    most,
    minStake: 100,
    maxStake: 50_000,
    pages,
  },
  start: (random) => ({ top: takeTop(random), stakeAmount: 0, held: null }),
  action: pokerAction,
  act(state, _seat, action): Step<PokerState> {
    const isDealt = state.stakeAmount > 0
    if (action.kind === 'deal') {
      if (isDealt) return { isRefused: true, reason: 'alreadyBet' }
      const { stakeAmount } = action
      return go({ ...state, stakeAmount }, stakeAmount)
    }
    if (!isDealt) return { isRefused: true, reason: 'noBet' }
    return go({ ...state, held: action.held }, 0)
  },
  byDefault: () => ({ kind: 'draw', held: [true, true, true, true, true] }),
  settle(state) {
    const hand = handOf(cardsOf(state))
    const amount = state.stakeAmount * timesOf(hand)
    return [{ seatId: 'solo', amount, result: { cards: cardsOf(state), hand: nameOf(hand) } }]
  },
  view(state) {
    const { stakeAmount, held, top } = state
    const cards = cardsOf(state)
    return { stakeAmount, held, dealt: top.slice(0, 5), cards, hand: nameOf(handOf(cards)) }
  },
  tell: tellResult,
}

const drawn = 10

function go(state: PokerState, stakeAmount: number): Step<PokerState> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.held !== null }
}

function takeTop(random: FairRandom): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: drawn }, () => deck.splice(random.integer(deck.length), 1)[0] ?? 0)
}

/** Held cards stay in their places; the others are replaced from the left. */
function cardsOf({ top, held }: PokerState): number[] {
  const fresh = top.slice(5)
  return top
    .slice(0, 5)
    .map((card, at) => (held === null || held[at] ? card : (fresh.shift() ?? card)))
}

function nameOf(hand: number): string | null {
  return payouts[hand]?.[0] ?? null
}
