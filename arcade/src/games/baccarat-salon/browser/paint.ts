/// <reference lib="dom" />
import { cardText } from '../../../client/cards/faces.ts'
import { paintCard } from '../../../client/cards/paint-card.ts'
import { paintPlace } from '../../../client/cards/paint-felt.ts'
import { flat, plate } from '../../../client/kit.ts'
import { clamp01 } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { locale } from '../../../client/texts.ts'
import type { Box } from '../../tables/browser/layout.ts'
import type { Laying, TableLook } from '../../tables/browser/look.ts'
import { write } from '../../tables/browser/paint-felt.ts'
import type { BaccaratOutcome } from '../title.ts'
import { pointsOf, winnerOf } from '../title.ts'

const names = {
  th: { player: 'ผู้เล่น', banker: 'เจ้ามือ', tie: 'เสมอ', wins: 'ชนะ' },
  en: { player: 'Player', banker: 'Banker', tie: 'Tie', wins: ' wins' },
}[locale]
const letters = { th: ['จ', 'ผ', 'ส'], en: ['B', 'P', 'T'] }[locale]
const colours = { player: '#1a5fd0', banker: '#c81f37', tie: '#11864f' }
const sides = ['player', 'banker'] as const
/** When each card turns, of six: player, banker, player, banker, then the third ones. */
const turns = [
  [0, 2, 4],
  [1, 3, 5],
]

export const look: TableLook<BaccaratOutcome> = {
  cloth: ['#1a7a4e', '#0c4a38', '#0a1528'],
  rows: { tall: [['player', 'tie', 'banker']], wide: [['player', 'tie', 'banker']] },
  colours: { player: '#1f4a9c', banker: '#8f1f33', tie: '#14704a' },
  hasRoads: true,
  ring: 'middle',
  revealMs: 4_600,
  paint(brush, scene, laying) {
    for (const at of [0, 1] as const) paintHand(brush, scene, laying, at)
  },
  words(outcome) {
    const [player, banker] = outcome
    const told = (name: string, cards: number[]) =>
      `${name} ${cards.map(cardText).join(' ')} = ${pointsOf(cards)}`
    return `${told(names.player, player)}, ${told(names.banker, banker)}: ${endText(outcome)}`
  },
  shortWords(outcome) {
    const [high = 0, low = 0] = outcome.map(pointsOf).toSorted((one, other) => other - one)
    return `${endText(outcome)} ${high}–${low}`
  },
  mark(outcome) {
    const winner = winnerOf(outcome)
    const at = { banker: 0, player: 1, tie: 2 }[winner]
    const side = winner === 'tie' ? null : winner === 'banker' ? 0 : 1
    return { text: letters[at] ?? '', colour: colours[winner], side }
  },
}

function endText(outcome: BaccaratOutcome): string {
  const winner = winnerOf(outcome)
  return winner === 'tie' ? names.tie : `${names[winner]}${names.wins}`
}

function paintHand(
  brush: Brush,
  scene: Box,
  { outcome, share }: Laying<BaccaratOutcome>,
  at: 0 | 1,
): void {
  const width = Math.min(scene.height * 0.36, scene.width * 0.2, 176)
  const x = scene.x + scene.width * (at === 0 ? 0.22 : 0.78)
  const y = scene.y + scene.height * 0.4
  const side = sides[at]
  const cards = outcome?.[at] ?? []
  const step = Math.min(width * 0.72, (scene.width * 0.36 - width) / 2)
  const isOver = outcome !== null && share >= 1
  const isLit = isOver && winnerOf(outcome) === side
  const open: number[] = []
  for (const [place, card] of cards.entries()) {
    const turn = clamp01(share * 7 - (turns[at]?.[place] ?? 0))
    if (turn > 0.5) open.push(card)
    const left = x + (place - (cards.length - 1) / 2) * step
    if (turn > 0 || place < 2)
      paintCard(brush.context, { x: left, y, width }, { card, turn, isLit })
  }
  if (cards.length === 0) paintPlace(brush, { x, y, width })
  const below = y + width * 0.7 + 16
  flat(brush.context, plate(x, below, Math.max(92, width * 1.4), 24, 12), colours[side])
  const told = open.length > 0 ? `${names[side]} ${pointsOf(open)}` : names[side]
  write(brush.context, told, x, below + 0.5, 110, { size: 14, weight: 600 })
}
