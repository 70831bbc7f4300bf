import type { FairRandom } from '../../fair/stream.ts'
import type { ArcadeGame, Step } from '../game.ts'
import { isBlackjack, isPair, most, mostHands, valueOf, worthOf } from './paytable.ts'
import { tellResult } from './result.ts'
import type { Hand, Move, Outcome, TableView, TwentyOne, TwentyOneAction } from './round.ts'
import { twentyOneAction } from './round.ts'
import { name, pages } from './texts.ts'

export const blackjack: ArcadeGame<TwentyOne, TwentyOneAction> = {
  id: 'blackjack',
  catalogueId: 305,
  name,
  kind: 'poker',
  rules: {
    // Of the first stake, when every hand is played best; computed in odds.ts.
    returnToPlayer: { numerator: 9_957_378, denominator: 10_000_000 },
    most,
    minStake: 100,
    maxStake: 100_000,
    pages,
  },
  start(random) {
    const [one, up, other, hole] = [draw(random), draw(random), draw(random), draw(random)]
    return { dealer: [up, hole], hands: [newHand([one, other], 0)], stakeAmount: 0, isOver: false }
  },
  action: twentyOneAction,
  act(state, _seat, action, random) {
    if (action.kind === 'bet') return bet(state, action.stakeAmount)
    if (state.stakeAmount === 0) return { isRefused: true, reason: 'noBet' }
    if (!listMoves(state).includes(action.kind)) return { isRefused: true, reason: 'notNow' }
    return carryOn(play(state, action.kind, random), random, costOf(state, action.kind))
  },
  byDefault: () => ({ kind: 'stand' }),
  settle: (state) => [
    {
      seatId: 'solo',
      amount: wonBy(state),
      result: { outcomes: state.hands.map(outcomeIn(state)) },
    },
  ],
  view: (state) => viewOf(state),
  tell: tellResult,
}

/** What the player may do with the hand in turn. */
export function listMoves(state: TwentyOne): Move[] {
  const hand = state.hands.find(({ isDone }) => !isDone)
  if (!hand || state.isOver || state.stakeAmount === 0) return []
  const isFresh = hand.cards.length === 2
  const canSplit = isPair(hand.cards) && state.hands.length < mostHands
  return [
    'hit',
    'stand',
    ...(isFresh ? (['double'] as const) : []),
    ...(canSplit ? (['split'] as const) : []),
    ...(isFresh && !hand.isSplit ? (['surrender'] as const) : []),
  ]
}

/** The shoe is endless: every card is drawn from a full deck. */
function draw(random: FairRandom): number {
  return random.integer(52)
}

function newHand(cards: number[], stakeAmount: number): Hand {
  return { cards, stakeAmount, isSplit: false, isDone: false, isSurrendered: false }
}

/** The dealer looks at once: with a blackjack on either side there is nothing to decide. */
function bet(state: TwentyOne, stakeAmount: number): Step<TwentyOne> {
  if (state.stakeAmount > 0) return { isRefused: true, reason: 'alreadyBet' }
  const hands = state.hands.map((hand) => ({ ...hand, stakeAmount }))
  const isOver = isBlackjack(state.dealer) || isBlackjack(hands[0]?.cards ?? [])
  return go({ ...state, hands, stakeAmount, isOver }, stakeAmount)
}

function go(state: TwentyOne, stakeAmount: number): Step<TwentyOne> {
  return { isRefused: false, state, stakeAmount, wins: [], isOver: state.isOver }
}

function costOf({ stakeAmount }: TwentyOne, move: Move): number {
  return move === 'double' || move === 'split' ? stakeAmount : 0
}

function play(state: TwentyOne, move: Move, random: FairRandom): TwentyOne {
  const at = state.hands.findIndex(({ isDone }) => !isDone)
  const hand = state.hands[at]
  if (!hand) return state
  const made = move === 'split' ? splitHand(hand, random) : [playHand(hand, move, random)]
  return { ...state, hands: state.hands.toSpliced(at, 1, ...made) }
}

function playHand(hand: Hand, move: Move, random: FairRandom): Hand {
  if (move === 'stand') return { ...hand, isDone: true }
  if (move === 'surrender') return { ...hand, isDone: true, isSurrendered: true }
  const cards = [...hand.cards, draw(random)]
  if (move === 'double') return { ...hand, cards, stakeAmount: hand.stakeAmount * 2, isDone: true }
  return { ...hand, cards, isDone: worthOf(cards).total >= 21 }
}

/** Split aces get one card each and no more. */
function splitHand({ cards, stakeAmount }: Hand, random: FairRandom): Hand[] {
  return cards.map((card) => {
    const both = [card, draw(random)]
    const isDone = valueOf(card) === 1 || worthOf(both).total === 21
    return { ...newHand(both, stakeAmount), isSplit: true, isDone }
  })
}

/** When the last hand is done the dealer plays, unless there is nobody left to play against. */
function carryOn(state: TwentyOne, random: FairRandom, stakeAmount: number): Step<TwentyOne> {
  if (state.hands.some(({ isDone }) => !isDone)) return go(state, stakeAmount)
  const dealer = [...state.dealer]
  const isAwaited = state.hands.some(
    (hand) => !hand.isSurrendered && worthOf(hand.cards).total <= 21,
  )
  while (isAwaited && worthOf(dealer).total < 17) dealer.push(draw(random))
  return go({ ...state, dealer, isOver: true }, stakeAmount)
}

function outcomeIn({ dealer }: TwentyOne) {
  return ({ cards, isSplit, isSurrendered }: Hand): Outcome => {
    if (isSurrendered) return 'surrendered'
    const [own, theirs] = [worthOf(cards).total, worthOf(dealer).total]
    if (own > 21) return 'bust'
    const isNatural = !isSplit && isBlackjack(cards)
    if (isBlackjack(dealer)) return isNatural ? 'push' : 'lost'
    if (isNatural) return 'blackjack'
    if (theirs > 21 || own > theirs) return 'won'
    return own === theirs ? 'push' : 'lost'
  }
}

/** Hundredths of the stake. Stakes are whole coins, so nothing is ever rounded. */
const pays: Record<Outcome, number> = {
  blackjack: 250,
  won: 200,
  push: 100,
  surrendered: 50,
  lost: 0,
  bust: 0,
}

function wonBy(state: TwentyOne): number {
  const outcomeOf = outcomeIn(state)
  return state.hands.reduce(
    (sum, hand) => sum + (hand.stakeAmount / 100) * pays[outcomeOf(hand)],
    0,
  )
}

function viewOf(state: TwentyOne): TableView {
  const { dealer, hands, stakeAmount, isOver } = state
  const outcomeOf = outcomeIn(state)
  return {
    stakeAmount,
    dealer: isOver ? dealer : dealer.slice(0, 1),
    hands: hands.map((hand) => ({
      cards: hand.cards,
      stakeAmount: hand.stakeAmount,
      isDone: hand.isDone || isOver,
      outcome: isOver ? outcomeOf(hand) : null,
    })),
    cards: hands.map(({ cards }) => cards),
    moves: listMoves(state),
  }
}
