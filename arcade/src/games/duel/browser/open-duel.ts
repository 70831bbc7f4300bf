import { coinText, timesText } from '../../../client/amounts.ts'
import { cardText } from '../../../client/cards/faces.ts'
import { paintFlying, paintPill } from '../../../client/cards/paint-felt.ts'
import { slideMs } from '../../../client/cards/slide.ts'
import type { GameView, OpenGame } from '../../../client/game-client.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import type { DuelLook, DuelView } from './look.ts'
import type { Dealt } from './moves.ts'
import { openMoves, placesOf } from './moves.ts'
import type { Felt } from './paint.ts'
import { feltOf, paintFelt, paintPlaces } from './paint.ts'

/** Opens a game of some cards against the dealer's, with one decision. */
export function openDuel<View extends DuelView>(look: DuelLook<View>): OpenGame {
  const { words, moves: choices } = look
  const [first, ...others] = choices
  return (table) => {
    const dealt: Dealt<View> = { shown: null, isOver: true, winAmount: 0, atMs: new Map() }
    const moves = openMoves(table, dealt, look.dealt)
    const choose = (key: string) => (moves.isOpen() ? moves.carryOut({ kind: key }) : null)
    const view: GameView = {
      options: look.options,
      show(round) {
        dealt.shown = null
        if (round) moves.take(round)
        const places = dealt.shown ? placesOf(dealt.shown, look.dealt) : []
        dealt.atMs = new Map(places.map((place) => [place, -slideMs]))
        table.refresh()
        table.wake()
      },
      primary: () => ({ label: moves.isOpen() ? (first?.label ?? '') : words.deal, isOn: true }),
      press: () => moves.carryOut(moves.isOpen() ? { kind: first?.key } : look.bet(table)),
      moves: () =>
        moves.isOpen() ? others.map(({ key, label }) => ({ key, label, isOn: true })) : [],
      move: async (key) => choose(key),
      isOpen: moves.isOpen,
      advise: () => (dealt.shown && moves.isOpen() ? look.advise(dealt.shown) : null),
      winPlace: 'game',
      keys: words.keys,
      most: look.most,
      describe: () => describe(look, dealt),
      key(name) {
        const move = choices.find(({ letter }) => letter === name.toLowerCase())
        return move ? choose(move.key) : null
      },
      paint(brush, nowMs) {
        const felt = feltOf(brush)
        paintFelt(brush, felt, look.cloth, words.felt)
        if (!dealt.shown) {
          paintPlaces(brush, felt, look.dealt)
          return false
        }
        const isMoving = paintCards(brush, felt, { look, dealt, shown: dealt.shown }, nowMs)
        if (!isMoving) paintWords(brush, felt, look, dealt)
        return isMoving
      },
      payRows: look.payRows,
      chip: ({ stakeAmount, winAmount }) => timesText(Math.floor((winAmount / stakeAmount) * 100)),
    }
    return view
  }
}

type Laid<View extends DuelView> = { look: DuelLook<View>; dealt: Dealt<View>; shown: View }

function paintCards<View extends DuelView>(
  brush: Brush,
  felt: Felt,
  { look, dealt, shown }: Laid<View>,
  nowMs: number,
): boolean {
  let isMoving = false
  const progress = (place: string) => {
    const t = clamp01((nowMs - (dealt.atMs.get(place) ?? nowMs)) / slideMs)
    if (t < 1) isMoving = true
    return easeOut(t)
  }
  const width = felt.cardWidth
  const from = felt.shoe
  const count = Math.max(look.dealt, shown.dealer.length)
  for (let at = 0; at < count; at++) {
    const t = progress(`dealer:${at}`)
    const isDrawn = at >= look.dealt
    const turn = isDrawn ? 1 : shown.dealer.length > 0 ? progress(`turned:${at}`) : 0
    const face = { card: shown.dealer[at] ?? null, turn }
    paintFlying(brush, { from, to: felt.dealer(at, count), t, look: face, width })
  }
  const isEnd = dealt.isOver && Array.from(dealt.atMs.values()).every((ms) => nowMs - ms >= slideMs)
  const isLit = isEnd && look.isWon(shown)
  for (const [at, card] of shown.cards.entries()) {
    const to = felt.own(at, shown.cards.length)
    const face = { card, isLit, isDim: isEnd && !isLit }
    paintFlying(brush, { from, to, t: progress(`own:${at}`), look: face, width })
  }
  return isMoving
}

function paintWords<View extends DuelView>(
  brush: Brush,
  felt: Felt,
  { words, handText, ending }: DuelLook<View>,
  { shown, isOver, winAmount }: Dealt<View>,
): void {
  if (!shown) return
  const x = brush.width / 2
  const theirs = shown.dealer.length > 0 ? ` · ${handText(shown.dealer)}` : ''
  paintPill(brush, { x, y: felt.dealerLine, text: `${words.dealer}${theirs}`, tone: 'plain' })
  const own = handText(shown.cards)
  const end = isOver ? ending(shown) : { text: coinText(shown.stakeAmount), tone: 'turn' as const }
  const won = isOver && winAmount > 0 ? ` ${coinText(winAmount)}` : ''
  paintPill(brush, { x, y: felt.ownLine, text: `${own} · ${end.text}${won}`, tone: end.tone })
}

function describe<View extends DuelView>(
  { words, handText, ending }: DuelLook<View>,
  { shown, isOver }: Dealt<View>,
): string {
  if (!shown) return words.deal
  const say = (cards: number[]) => `${cards.map(cardText).join(' ')} = ${handText(cards)}`
  const theirs = shown.dealer.length > 0 ? `${words.dealer} ${say(shown.dealer)}; ` : ''
  const end = isOver ? ` ${ending(shown).text}` : ''
  return `${theirs}${words.you} ${say(shown.cards)}${end}`
}
