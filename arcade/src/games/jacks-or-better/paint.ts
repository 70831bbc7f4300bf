import { paintCard } from '../../client/cards/paint-card.ts'
import type { Brush } from '../../client/stage.ts'

export type Layout = {
  cardWidth: number
  cardY: number
  cardX(at: number): number
  rows: { left: number; top: number; width: number; height: number }
}
export type CardState = {
  card: number | null
  turn: number
  /** 0 resting, 1 lifted because it is held. */
  lift: number
  isHeld: boolean
  isPaid: boolean
  isDim: boolean
}
export type PayRow = { name: string; amount: string; isLit: boolean }

const rowCount = 9
const stripHeight = 42
const holdSpace = 46

/** Paytable above, cards below, both as large as the room allows. */
export function layoutOf({ width, height }: Brush): Layout {
  const gap = Math.max(6, Math.min(16, width * 0.014))
  const least = rowCount * 15 + stripHeight + holdSpace + 20
  const widest = Math.min((width - 24 - gap * 4) / 5, 168)
  const cardWidth = Math.max(46, Math.min(widest, (height - least) / 1.4))
  const rowRoom = height - stripHeight - holdSpace - cardWidth * 1.4 - 20
  const rowHeight = Math.max(14, Math.min(32, rowRoom / rowCount))
  const rowsWidth = Math.min(width - 24, Math.max(cardWidth * 5 + gap * 4, 320), 620)
  const used = rowHeight * rowCount + cardWidth * 1.4 + holdSpace + 20
  const top = stripHeight + Math.max(0, (height - stripHeight - used) / 2)
  const whole = cardWidth * 5 + gap * 4
  return {
    cardWidth,
    cardY: top + rowHeight * rowCount + 20 + holdSpace / 2 + cardWidth * 0.7,
    cardX: (at) => (width - whole) / 2 + cardWidth / 2 + at * (cardWidth + gap),
    rows: { left: (width - rowsWidth) / 2, top, width: rowsWidth, height: rowHeight },
  }
}

export function cardAt(layout: Layout, x: number, y: number): number | null {
  if (Math.abs(y - layout.cardY) > layout.cardWidth * 0.7 + holdSpace / 2) return null
  const at = [0, 1, 2, 3, 4].find((one) => Math.abs(x - layout.cardX(one)) <= layout.cardWidth / 2)
  return at ?? null
}

export function paintRows({ context }: Brush, { rows }: Layout, pays: PayRow[]): void {
  const { left, top, width, height } = rows
  const fill = context.createLinearGradient(0, top, 0, top + height * rowCount)
  fill.addColorStop(0, 'rgb(62 49 128 / 0.55)')
  fill.addColorStop(1, 'rgb(24 19 50 / 0.72)')
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(left, top, width, height * rowCount, 14)
  context.fill()
  context.strokeStyle = 'rgb(255 217 122 / 0.28)'
  context.lineWidth = 1
  context.stroke()
  context.textBaseline = 'middle'
  const size = Math.max(11, Math.min(17, height * 0.62))
  for (const [at, { name, amount, isLit }] of pays.entries()) {
    const middle = top + height * (at + 0.5)
    if (isLit) litRow(context, { left: left + 4, top: top + height * at, width: width - 8, height })
    context.font = `${isLit ? 700 : 500} ${size}px Anuphan, sans-serif`
    context.fillStyle = isLit ? '#291500' : at === 0 ? '#ffd97a' : '#d9d3ea'
    context.textAlign = 'left'
    context.fillText(name, left + 16, middle + 1)
    context.textAlign = 'right'
    context.fillText(amount, left + width - 16, middle + 1)
  }
}

type Box = { left: number; top: number; width: number; height: number }

export function paintHand(brush: Brush, layout: Layout, cards: CardState[], word: string): void {
  for (const [at, { lift, isHeld, ...look }] of cards.entries()) {
    const x = layout.cardX(at)
    const y = layout.cardY - lift * layout.cardWidth * 0.1
    const shown = { ...look, isLit: look.isPaid || isHeld }
    paintCard(brush.context, { x, y, width: layout.cardWidth }, shown)
    if (isHeld) paintHold(brush.context, layout, x, word)
  }
}

export function paintFocus({ context }: Brush, layout: Layout, at: number): void {
  const [width, height] = [layout.cardWidth + 8, layout.cardWidth * 1.4 + 8]
  context.strokeStyle = '#a79bff'
  context.lineWidth = 3
  context.beginPath()
  context.roundRect(layout.cardX(at) - width / 2, layout.cardY - height / 2, width, height, 12)
  context.stroke()
}

export function paintNote(brush: Brush, { cardY, cardWidth }: Layout, text: string): void {
  const { context, width } = brush
  context.font = '600 15px Anuphan, sans-serif'
  context.fillStyle = '#c3bcd6'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, width / 2, cardY - cardWidth * 0.7 - 24)
}

function litRow(context: CanvasRenderingContext2D, { left, top, width, height }: Box): void {
  const fill = context.createLinearGradient(0, top, 0, top + height)
  fill.addColorStop(0, '#ffd97a')
  fill.addColorStop(1, '#f79a14')
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(left, top + 1, width, height - 2, Math.min(9, height / 3))
  context.fill()
}

function paintHold(
  context: CanvasRenderingContext2D,
  { cardWidth, cardY }: Layout,
  x: number,
  word: string,
): void {
  const width = Math.max(44, cardWidth * 0.7)
  const top = cardY + cardWidth * 0.7 - 4
  context.fillStyle = '#ffc342'
  context.beginPath()
  context.roundRect(x - width / 2, top, width, 22, 11)
  context.fill()
  context.fillStyle = '#291500'
  context.font = '700 13px Anuphan, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(word, x, top + 12)
}
