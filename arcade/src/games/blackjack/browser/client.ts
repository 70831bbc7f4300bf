import { cardText } from '../../../client/cards/faces.ts'
import type { Pill } from '../../../client/cards/paint-felt.ts'
import { paintFlying, paintPill } from '../../../client/cards/paint-felt.ts'
import { slideMs } from '../../../client/cards/slide.ts'
import type { Advice, GameView, OpenGame } from '../../../client/game-client.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { coinText, timesText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { Dealt } from './moves.ts'
import { openMoves, placesOf } from './moves.ts'
import type { Felt } from './paint.ts'
import { feltOf, paintFelt, paintPlaces } from './paint.ts'
import { rankMoves } from '../odds.ts'
import { most, worthOf } from '../paytable.ts'
import type { HandView, Move, TableView } from '../round.ts'
import { labels } from '../texts.ts'

const words = labels[locale]
const moveKeys: Record<string, Move> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  r: 'surrender',
}
const others: Move[] = ['stand', 'double', 'split', 'surrender']

export const openGame: OpenGame = (table) => {
  const dealt: Dealt = { shown: null, isOver: true, atMs: new Map() }
  const moves = openMoves(table, dealt)
  const can = (move: Move) => moves.isOpen() && (dealt.shown?.moves.includes(move) ?? false)
  const view: GameView = {
    options: [],
    show(round) {
      dealt.shown = null
      if (round) moves.take(round)
      dealt.atMs = new Map(
        dealt.shown ? placesOf(dealt.shown).map((place) => [place, -slideMs]) : [],
      )
      table.refresh()
      table.wake()
    },
    primary: () => ({ label: moves.isOpen() ? words.moves.hit : words.deal, isOn: true }),
    press: () => (moves.isOpen() ? moves.move('hit') : moves.deal()),
    moves: () =>
      moves.isOpen() ? others.map((key) => ({ key, label: words.moves[key], isOn: can(key) })) : [],
    async move(key) {
      const named = others.find((move) => move === key)
      return named && can(named) ? moves.move(named) : null
    },
    isOpen: moves.isOpen,
    advise: () => (dealt.shown && moves.isOpen() ? advise(dealt.shown) : null),
    winPlace: 'game',
    most,
    describe: () => describe(dealt.shown),
    key(name) {
      const move = moveKeys[name.toLowerCase()]
      return move && can(move) ? moves.move(move) : null
    },
    paint(brush, nowMs) {
      const felt = feltOf(brush, dealt.shown?.hands.length ?? 1)
      paintFelt(brush, felt, [words.pays, words.stands])
      if (!dealt.shown) {
        paintPlaces(brush, felt)
        return false
      }
      const isMoving = paintCards(brush, felt, dealt, dealt.shown, nowMs)
      paintWords(brush, felt, dealt, dealt.shown, isMoving)
      return isMoving
    },
    payRows: () => Object.entries(words.payRows).map(([left, right]) => [left, right]),
    chip: ({ stakeAmount, winAmount }) => timesText(Math.floor((winAmount / stakeAmount) * 100)),
  }
  return view
}

/** Of the hand in turn. */
function advise({ hands, dealer, moves: allowed }: TableView): Advice | null {
  const hand = hands.find(({ isDone }) => !isDone)
  const [best, ...rest] = hand ? rankMoves(hand.cards, dealer[0] ?? 0, allowed) : []
  if (!best) return null
  const costs = rest.map(({ move, value }) => ({
    label: words.moves[move],
    cost: best.value - value,
  }))
  return { best: words.moves[best.move], others: costs }
}

function paintCards(
  brush: Brush,
  felt: Felt,
  dealt: Dealt,
  shown: TableView,
  nowMs: number,
): boolean {
  let isMoving = false
  const progress = (place: string) => {
    const t = clamp01((nowMs - (dealt.atMs.get(place) ?? nowMs)) / slideMs)
    if (t < 1) isMoving = true
    return easeOut(t)
  }
  const width = felt.cardWidth
  const count = Math.max(2, shown.dealer.length)
  for (let at = 0; at < count; at++) {
    const t = progress(`dealer:${at}`)
    const turn = at !== 1 ? 1 : shown.dealer.length > 1 ? progress('turned') : 0
    const look = { card: shown.dealer[at] ?? null, turn }
    paintFlying(brush, { from: felt.shoe, to: felt.dealer(at, count), t, look, width })
  }
  for (const [hand, { cards, outcome, isDone }] of shown.hands.entries()) {
    const isLit = dealt.isOver && (outcome === 'won' || outcome === 'blackjack')
    const isDim = (!dealt.isOver && isDone) || outcome === 'bust' || outcome === 'lost'
    for (const [at, card] of cards.entries()) {
      const t = progress(`${hand}:${at}:${card}`)
      const to = felt.hand(hand, at, cards.length)
      paintFlying(brush, { from: felt.shoe, to, t, look: { card, isLit, isDim }, width })
    }
  }
  return isMoving
}

function paintWords(
  brush: Brush,
  felt: Felt,
  dealt: Dealt,
  shown: TableView,
  isMoving: boolean,
): void {
  if (isMoving) return
  const dealer = `${words.dealer} ${totalText(shown.dealer, dealt.isOver)}`
  paintPill(brush, { x: brush.width / 2, y: felt.dealerLine, text: dealer, tone: 'plain' })
  const turn = shown.hands.findIndex(({ isDone }) => !isDone)
  for (const [at, hand] of shown.hands.entries()) {
    const pill = pillOf(hand, !dealt.isOver && at === turn, shown.hands.length > 1)
    paintPill(brush, { ...pill, x: felt.handMiddle(at), y: felt.handLine })
  }
}

function pillOf(hand: HandView, isTurn: boolean, isSmall: boolean): Pick<Pill, 'text' | 'tone'> {
  const total = totalText(hand.cards, hand.isDone)
  if (hand.outcome === null) {
    const stake = isSmall ? '' : ` · ${coinText(hand.stakeAmount)}`
    return { text: `${total}${stake}`, tone: isTurn ? 'turn' : 'plain' }
  }
  const told = `${total} ${words.outcomes[hand.outcome]}`
  const times = hand.outcome === 'blackjack' ? 2.5 : hand.outcome === 'won' ? 2 : 0
  if (times === 0) return { text: told, tone: hand.outcome === 'push' ? 'plain' : 'bad' }
  const sum = `+${coinText(hand.stakeAmount * times)}`
  return { text: `${isSmall ? total : told} ${sum}`, tone: 'good' }
}

/** Both readings of an ace, for as long as there is something to decide. */
function totalText(cards: number[], isFinal: boolean): string {
  const { total, isSoft } = worthOf(cards)
  return isSoft && total < 21 && !isFinal ? `${total - 10}/${total}` : String(total)
}

function describe(shown: TableView | null): string {
  if (!shown) return words.deal
  const say = (cards: number[]) => `${cards.map(cardText).join(' ')} = ${worthOf(cards).total}`
  const own = shown.hands.map(
    ({ cards, outcome }) => say(cards) + (outcome ? ` ${words.outcomes[outcome]}` : ''),
  )
  return `${words.dealer} ${say(shown.dealer)}; ${words.you} ${own.join('; ')}`
}
