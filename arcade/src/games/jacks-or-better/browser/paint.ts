import { paintCard } from '../../../client/cards/paint-card.ts'
import { paintCloth } from '../../../client/cards/paint-felt.ts'
import type { Brush } from '../../../client/stage.ts'

export type Layout = {
  cardWidth: number
  cardY: number
  cardX(at: number): number
  rows: {
    left: number
    top: number
    width: number
    /** Of the whole table, and of one row. */
    whole: number
    height: number
    columns: number
  }
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
const stripHeight = 44
const holdSpace = 46
const padding = 6
const cloth = ['rgb(92 34 120 / 0.8)', 'rgb(48 24 92 / 0.6)', 'rgb(24 16 52 / 0.3)']

/** Paytable above, cards below, both as large as the room allows; a low room gets three columns. */
export function layoutOf({ width, height }: Brush): Layout {
  const columns = height < 420 ? 3 : 1
  const lines = rowCount / columns
  const gap = Math.max(6, Math.min(18, width * 0.014))
  const least = lines * (columns > 1 ? 22 : 15) + padding * 2 + stripHeight + holdSpace + 20
  const widest = Math.min((width - 24 - gap * 4) / 5, 196)
  const cardWidth = Math.max(46, Math.min(widest, (height - least) / 1.4))
  const rowRoom = height - stripHeight - holdSpace - cardWidth * 1.4 - 20 - padding * 2
  const rowHeight = Math.max(14, Math.min(36, rowRoom / lines))
  const isLow = columns > 1
  const rowsWidth = Math.min(width - 24, Math.max(cardWidth * 5 + gap * 4, isLow ? 760 : 320), 760)
  const tableHeight = rowHeight * lines + padding * 2
  const used = tableHeight + cardWidth * 1.4 + holdSpace + 20
  const top = stripHeight + Math.max(0, (height - stripHeight - used) / 2)
  const whole = cardWidth * 5 + gap * 4
  return {
    cardWidth,
    cardY: top + tableHeight + 14 + holdSpace / 2 + cardWidth * 0.7,
    cardX: (at) => (width - whole) / 2 + cardWidth / 2 + at * (cardWidth + gap),
    rows: {
      left: (width - rowsWidth) / 2,
      top,
      width: rowsWidth,
      whole: tableHeight,
      height: rowHeight,
      columns,
    },
  }
}

export function cardAt(layout: Layout, x: number, y: number): number | null {
  if (Math.abs(y - layout.cardY) > layout.cardWidth * 0.7 + holdSpace / 2) return null
  const at = [0, 1, 2, 3, 4].find((one) => Math.abs(x - layout.cardX(one)) <= layout.cardWidth / 2)
  return at ?? null
}

export function paintTable(brush: Brush, { rows }: Layout): void {
  const { context } = brush
  const { left, top, width, whole } = rows
  paintCloth(brush, cloth)
  const fill = context.createLinearGradient(0, top, 0, top + whole)
  fill.addColorStop(0, 'rgb(66 50 140 / 0.86)')
  fill.addColorStop(1, 'rgb(24 18 54 / 0.92)')
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(left, top, width, whole, 16)
  context.fill()
  context.strokeStyle = 'rgb(255 217 122 / 0.5)'
  context.lineWidth = 1.5
  context.stroke()
}

export function paintRows({ context }: Brush, { rows }: Layout, pays: PayRow[]): void {
  const { left, top, height, columns } = rows
  const width = rows.width / columns
  const lines = rowCount / columns
  const size = fitSize(context, pays, Math.max(11, Math.min(19, height * 0.6)), width - 44)
  context.textBaseline = 'middle'
  for (const [at, { name, amount, isLit }] of pays.entries()) {
    const x = left + Math.floor(at / lines) * width
    const y = top + padding + (at % lines) * height
    if (isLit) litRow(context, { left: x + 6, top: y, width: width - 12, height })
    context.font = `${isLit ? 700 : 500} ${size}px Anuphan, sans-serif`
    context.fillStyle = isLit ? '#291500' : at === 0 ? '#ffd97a' : '#e3ddf2'
    context.textAlign = 'left'
    context.fillText(name, x + 16, y + height / 2 + 1)
    context.textAlign = 'right'
    context.fillText(amount, x + width - 16, y + height / 2 + 1)
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

export function paintNote(
  { context, width }: Brush,
  { cardY, cardWidth }: Layout,
  text: string,
  isWon: boolean,
): void {
  const size = Math.min(isWon ? 21 : 18, Math.max(15, cardWidth * (isWon ? 0.24 : 0.12)))
  context.font = `${isWon ? 700 : 600} ${size}px Anuphan, sans-serif`
  context.fillStyle = isWon ? '#ffd97a' : '#f0e9ff'
  context.shadowColor = isWon ? 'rgb(255 170 40 / 0.9)' : 'transparent'
  context.shadowBlur = isWon ? 18 : 0
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, width / 2, cardY - cardWidth * 0.7 - 23)
  context.shadowBlur = 0
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
  const high = Math.max(22, cardWidth * 0.16)
  const top = cardY + cardWidth * 0.7 - 4
  context.fillStyle = '#ffc342'
  context.beginPath()
  context.roundRect(x - width / 2, top, width, high, high / 2)
  context.fill()
  context.fillStyle = '#291500'
  context.font = `700 ${high * 0.6}px Anuphan, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(word, x, top + high / 2 + 1)
}

/** A name and its pay on one line never touch: in narrow columns all are smaller, and alike. */
function fitSize(
  context: CanvasRenderingContext2D,
  pays: PayRow[],
  size: number,
  room: number,
): number {
  context.font = `700 ${size}px Anuphan, sans-serif`
  const widest = Math.max(
    ...pays.map(({ name, amount }) => context.measureText(name + amount).width),
  )
  return widest > room ? (size * room) / widest : size
}
