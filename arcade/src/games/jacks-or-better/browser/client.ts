import type { RoundView } from '../../../client/api.ts'
import { cardText } from '../../../client/cards/faces.ts'
import type { Advice, GameView, OpenGame } from '../../../client/game-client.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { coinText } from '../../../client/amounts.ts'
import { locale } from '../../../client/texts.ts'
import type { Poker, PokerTable } from './moves.ts'
import { emptyTable, openMoves, turnMs } from './moves.ts'
import type { CardState, Layout } from './paint.ts'
import { cardAt, layoutOf, paintFocus, paintHand } from './paint.ts'
import { paintNote, paintRows, paintTable } from './paint.ts'
import { rankHolds } from '../odds.ts'
import { handOf, most, payouts, timesOf } from '../paytable.ts'
import { labels } from '../texts.ts'

const words = labels[locale]

export const openGame: OpenGame = (table) => {
  const at = emptyTable()
  const moves = openMoves(table, at)
  let layout: Layout | null = null
  let focus: number | null = null
  const view: GameView = {
    options: [],
    show(round) {
      if (round) moves.take(round)
      else at.poker = null
      at.held = [false, false, false, false, false]
      at.turnedAtMs = at.turnedAtMs.map(() => -turnMs)
      table.refresh()
      table.wake()
    },
    primary: () => ({ label: primaryLabel(moves.isOpen(), at.held), isOn: true }),
    press: () => (moves.isOpen() ? moves.draw() : moves.deal()),
    isOpen: moves.isOpen,
    advise: () => (at.poker && moves.isOpen() ? advise(at.poker.cards, at.held) : null),
    winPlace: 'game',
    most,
    describe: () => describe(at),
    async tap(x, y) {
      const place = layout ? cardAt(layout, x, y) : null
      if (place !== null) moves.hold(place)
      return null
    },
    key(name) {
      if (/^[1-5]$/.test(name)) moves.hold(Number(name) - 1)
      else if (name === 'Enter' && focus !== null) moves.hold(focus)
      else focus = moved(focus, name)
      table.wake()
      return null
    },
    paint(brush, nowMs) {
      layout = layoutOf(brush)
      const stake = moves.isOpen() ? (at.poker?.stakeAmount ?? 0) : table.stakeAmount()
      paintTable(brush, layout)
      paintRows(brush, layout, payRowsFor(at, stake))
      paintNotes(brush, layout, at, moves.isOpen())
      paintHand(brush, layout, cardsOf(at, nowMs), words.hold)
      if (focus !== null && moves.isOpen()) paintFocus(brush, layout, focus)
      return at.turnedAtMs.some((turnedMs) => nowMs - turnedMs < turnMs)
    },
    payRows: () => payouts.map(([name, times]) => [words.hands[name], `${times}×`]),
    chip: (round) => chipText(round),
  }
  return view
}

/** The best hold, and what the chosen one returns less. */
function advise(dealt: number[], held: boolean[]): Advice {
  const ranked = rankHolds(dealt)
  const [best = { held: [], value: 0 }] = ranked
  const own = ranked.find((hold) => hold.held.every((isHeld, at) => isHeld === held[at])) ?? best
  const cost = best.value - own.value
  const others = cost > 0 ? [{ label: holdText(dealt, own.held), cost }] : []
  return { best: holdText(dealt, best.held), others }
}

function holdText(dealt: number[], held: boolean[]): string {
  const kept = dealt.filter((_, at) => held[at]).map(cardText)
  return kept.length === 0 ? words.drawAll : `${words.hold} ${kept.join(' ')}`
}

function primaryLabel(isOpen: boolean, held: boolean[]): string {
  if (!isOpen) return words.deal
  return held.every(Boolean) ? words.keepAll : words.draw
}

function paintNotes(brush: Brush, layout: Layout, at: PokerTable, isOpen: boolean): void {
  const { poker, held, isOver, turnedAtMs } = at
  if (isOpen && !held.some(Boolean)) paintNote(brush, layout, words.choose, false)
  const isTurning = turnedAtMs.some((turnedMs) => performance.now() - turnedMs < turnMs)
  if (!poker || !isOver || isTurning) return
  const times = timesOf(handOf(poker.cards))
  const name = poker.hand ? words.hands[poker.hand] : words.nothing
  // A pair that only gives the stake back is told plainly.
  if (times > 1) return paintNote(brush, layout, `${name}  ${sumText(poker, times)}`, true)
  paintNote(brush, layout, times === 1 ? `${name} · ${words.back}` : name, false)
}

function sumText({ stakeAmount }: Poker, times: number): string {
  return `+${coinText(stakeAmount * times)}`
}

function payRowsFor({ poker }: PokerTable, stakeAmount: number) {
  return payouts.map(([name, times]) => ({
    name: words.hands[name],
    amount: coinText(stakeAmount * times).replace(/\.00$/, ''),
    isLit: poker?.hand === name,
  }))
}

function cardsOf({ poker, isOver, held, turnedAtMs }: PokerTable, nowMs: number): CardState[] {
  const paid = isOver && poker?.hand ? paidPlaces(poker) : []
  return [0, 1, 2, 3, 4].map((place) => {
    const isHeld = !isOver && Boolean(held[place])
    const turn = clamp01((nowMs - (turnedAtMs[place] ?? 0)) / turnMs)
    const isPaid = paid.includes(place) && turn === 1
    const isDim = isOver && paid.length > 0 && !paid.includes(place) && turn === 1
    const card = poker?.cards[place] ?? null
    return { card, turn: easeOut(turn), lift: isHeld ? 1 : 0, isHeld, isPaid, isDim }
  })
}

/** The cards that make the hand: those of ranks that come more than once, or all five. */
function paidPlaces({ cards }: Poker): number[] {
  const hand = handOf(cards)
  const count = (rank: number) => cards.filter((card) => card % 13 === rank).length
  const isGrouped = [2, 6, 7, 8].includes(hand)
  return [0, 1, 2, 3, 4].filter((place) => !isGrouped || count((cards[place] ?? 0) % 13) > 1)
}

function describe({ poker, held }: PokerTable): string {
  if (!poker) return words.deal
  const cards = poker.cards.map((card, at) => cardText(card) + (held[at] ? ` (${words.hold})` : ''))
  return `${cards.join(' ')} · ${poker.hand ? words.hands[poker.hand] : words.nothing}`
}

function moved(focus: number | null, key: string): number {
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  return focus === null ? 0 : (focus + step + 5) % 5
}

function chipText({ table, winAmount }: RoundView): string {
  const { hand } = table as unknown as Poker
  return winAmount > 0 && hand ? words.hands[hand] : '0×'
}
