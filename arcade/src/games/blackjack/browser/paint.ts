import type { Spot } from '../../../client/cards/paint-felt.ts'
import { paintCloth, paintPlace } from '../../../client/cards/paint-felt.ts'
import type { Brush } from '../../../client/stage.ts'

export type Felt = {
  cardWidth: number
  dealer: (at: number, count: number) => Spot
  hand: (hand: number, at: number, count: number) => Spot
  handMiddle: (hand: number) => number
  dealerLine: number
  handLine: number
  handTop: number
  shoe: Spot
  middle: number
}

const stripHeight = 44

/** Dealer above, the player's hands below, as large as the room allows. */
export function feltOf({ width, height }: Brush, hands: number): Felt {
  const room = height - stripHeight
  const share = Math.min(width, 1100) / Math.max(1, hands)
  const cardWidth = Math.max(40, Math.min(room * 0.24, share / 2.3, width / 3.7, 190))
  const step = Math.min(cardWidth * 0.62, share * 0.2)
  const tall = cardWidth * 1.4
  const dealerY = stripHeight + Math.max(tall * 0.62, room * 0.06 + tall / 2)
  const handY = height - tall / 2 - Math.max(52, room * 0.1)
  const left = (width - share * hands) / 2
  const handMiddle = (hand: number) => left + share * (hand + 0.5)
  return {
    cardWidth,
    dealer: (at, count) => {
      const gap = Math.min(cardWidth * 0.72, (width * 0.94 - cardWidth) / Math.max(1, count - 1))
      return { x: width / 2 + (at - (count - 1) / 2) * gap, y: dealerY }
    },
    hand: (hand, at, count) => {
      const gap = Math.min(step, (share * 0.92 - cardWidth) / Math.max(1, count - 1))
      return { x: handMiddle(hand) + (at - (count - 1) / 2) * gap, y: handY - at * 3 }
    },
    handMiddle,
    dealerLine: dealerY + tall / 2 + 24,
    handLine: handY + tall / 2 + 24,
    handTop: handY - tall / 2,
    shoe: { x: width + cardWidth, y: stripHeight },
    middle: (dealerY + handY) / 2 + 18,
  }
}

export function paintFelt(brush: Brush, felt: Felt, words: string[]): void {
  const { context, width } = brush
  const { middle, dealerLine, handTop } = felt
  paintCloth(brush, ['rgb(20 128 104 / 0.85)', 'rgb(11 70 64 / 0.7)', 'rgb(8 36 44 / 0.35)'])
  context.strokeStyle = 'rgb(255 217 122 / 0.26)'
  context.lineWidth = 2
  context.beginPath()
  const radius = Math.max(width, 700)
  context.arc(width / 2, middle - radius + 26, radius, Math.PI * 0.18, Math.PI * 0.82)
  context.stroke()
  if (handTop - dealerLine < 84) return
  context.fillStyle = 'rgb(255 217 122 / 0.8)'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, text] of words.entries()) {
    context.font = `${at === 0 ? 700 : 500} ${at === 0 ? 16 : 13}px Anuphan, sans-serif`
    context.fillText(text, width / 2, middle - 6 + at * 20)
  }
}

/** Before the first card: where both hands will lie. */
export function paintPlaces(brush: Brush, { cardWidth, dealer, hand, handMiddle }: Felt): void {
  for (const aside of [-0.55, 0.55]) {
    const place = { x: handMiddle(0) + aside * cardWidth, width: cardWidth }
    paintPlace(brush, { ...place, y: dealer(0, 1).y })
    paintPlace(brush, { ...place, y: hand(0, 0, 1).y })
  }
}
