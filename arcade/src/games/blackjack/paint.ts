import type { CardLook } from '../../client/cards/paint-card.ts'
import { paintCard } from '../../client/cards/paint-card.ts'
import type { Brush } from '../../client/stage.ts'

export type Spot = { x: number; y: number }
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
  const cardWidth = Math.max(40, Math.min(room * 0.23, share / 2.3, width / 4.6, 178))
  const step = Math.min(cardWidth * 0.62, share * 0.2)
  const tall = cardWidth * 1.4
  const dealerY = stripHeight + Math.max(tall * 0.62, room * 0.06 + tall / 2)
  const handY = height - tall / 2 - Math.max(52, room * 0.1)
  const left = (width - share * hands) / 2
  const handMiddle = (hand: number) => left + share * (hand + 0.5)
  return {
    cardWidth,
    dealer: (at, count) => ({
      x: width / 2 + (at - (count - 1) / 2) * cardWidth * 0.72,
      y: dealerY,
    }),
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

export function paintFelt({ context, width, height }: Brush, felt: Felt, words: string[]): void {
  const { middle, dealerLine, handTop } = felt
  const glow = context.createRadialGradient(width / 2, height, 20, width / 2, height, height * 0.95)
  glow.addColorStop(0, 'rgb(18 110 92 / 0.75)')
  glow.addColorStop(0.7, 'rgb(10 58 56 / 0.5)')
  glow.addColorStop(1, 'rgb(10 40 48 / 0)')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  context.strokeStyle = 'rgb(255 217 122 / 0.26)'
  context.lineWidth = 2
  context.beginPath()
  const radius = Math.max(width, 700)
  context.arc(width / 2, middle - radius + 26, radius, Math.PI * 0.18, Math.PI * 0.82)
  context.stroke()
  if (handTop - dealerLine < 84) return
  context.fillStyle = 'rgb(255 217 122 / 0.62)'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [at, text] of words.entries()) {
    context.font = `${at === 0 ? 700 : 500} ${at === 0 ? 16 : 13}px Anuphan, sans-serif`
    context.fillText(text, width / 2, middle - 6 + at * 20)
  }
}

export type Flying = { from: Spot; to: Spot; t: number; look: CardLook; width: number }

export function paintFlying({ context }: Brush, { from, to, t, look, width }: Flying): void {
  if (t <= 0) return
  const x = from.x + (to.x - from.x) * t
  const y = from.y + (to.y - from.y) * t
  paintCard(context, { x, y, width }, look)
}

export type Pill = { x: number; y: number; text: string; tone: 'plain' | 'turn' | 'good' | 'bad' }

const tones: Record<Pill['tone'], [fill: string, ink: string]> = {
  plain: ['rgb(12 9 22 / 0.78)', '#f7f4ff'],
  turn: ['#6d59f0', '#fff'],
  good: ['#ffc342', '#291500'],
  bad: ['rgb(74 22 44 / 0.92)', '#ffb4b4'],
}

export function paintPill({ context }: Brush, { x, y, text, tone }: Pill): void {
  const [fill, ink] = tones[tone]
  context.font = '700 15px Anuphan, sans-serif'
  const width = context.measureText(text).width + 26
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x - width / 2, y - 15, width, 30, 15)
  context.fill()
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y + 1)
}
