import type { Brush } from '../stage.ts'
import type { CardLook } from './paint-card.ts'
import { paintCard } from './paint-card.ts'

export type Spot = { x: number; y: number }

/** The cloth of a card table under a lamp; its colours from the middle to the rim. */
export function paintCloth({ context, width, height }: Brush, colours: string[]): void {
  const glow = context.createRadialGradient(width / 2, height, 20, width / 2, height, height)
  for (const [at, colour] of colours.entries()) {
    glow.addColorStop(at / (colours.length - 1), colour)
  }
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

/** Where a card will lie. */
export function paintPlace(
  { context }: Brush,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  context.beginPath()
  context.roundRect(x - width / 2, y - width * 0.7, width, width * 1.4, width * 0.1)
  context.fillStyle = 'rgb(0 0 0 / 0.16)'
  context.fill()
  context.strokeStyle = 'rgb(255 217 122 / 0.3)'
  context.lineWidth = 1.5
  context.stroke()
}

/** A card on its way from the shoe to its place. */
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

export function paintPill({ context, ...stage }: Brush, { x, y, text, tone }: Pill): void {
  const [fill, ink] = tones[tone]
  // Beside cards as large as a desktop has room for, words are larger too.
  const size = stage.width > 900 && stage.height > 600 ? 18 : 15
  context.font = `700 ${size}px Anuphan, sans-serif`
  const width = context.measureText(text).width + 26
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x - width / 2, y - size, width, size * 2, size)
  context.fill()
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y + 1)
}
