/// <reference lib="dom" />
import { disc as discPath, flat, glow } from '../../../client/kit.ts'
import { openSprites, symbolUnits } from '../../../client/sprites.ts'
import type { Brush } from '../../../client/stage.ts'

export type Board = {
  rows: number
  gap: number
  rowGap: number
  left: number
  top: number
  pegSize: number
}
export type Falling = { path: number[]; startMs: number; stepMs: number; tickedRow: number }
/** Cups narrower than this have their numbers stand upright. */
const upright = 32

type Light = { lit: ReadonlySet<number>; lift: number; falling: Falling[]; nowMs: number }

const ballUnits = 24
const sprites = openSprites({
  ball(pen) {
    glow(pen, 0, 0, ballUnits * 2.6, 'rgb(255 176 46 / 0.7)')
    const fill = pen.createRadialGradient(-8, -8, 4, 0, 0, ballUnits)
    fill.addColorStop(0, '#fff6d8')
    fill.addColorStop(0.45, '#ffc342')
    fill.addColorStop(1, '#e07a08')
    flat(pen, discPath(0, 0, ballUnits), fill)
  },
})

/** The triangle as large as the room allows, its cups below it. */
export function boardOf({ width, height }: Brush, rows: number): Board {
  const [topSpace, bottomSpace] = [56, 52]
  const room = height - topSpace - bottomSpace
  const gap = Math.min((width - 20) / (rows + 1), room / (rows * 0.86))
  const rowGap = Math.min(gap * 1.35, room / rows)
  const top = topSpace + (room - rowGap * rows) / 2
  return { rows, gap, rowGap, left: width / 2, top, pegSize: Math.max(2, gap * 0.11) }
}

/** Where a ball is that went right `rights` times in the first `row` rows. */
export function spotOf({ gap, rowGap, left, top }: Board, row: number, rights: number) {
  return { x: left + (rights - row / 2) * gap, y: top + row * rowGap }
}

/** Marigold in the middle, ember and iris towards the rim. */
export function cupColour(cup: number, rows: number): string {
  const far = Math.abs(cup - rows / 2) / (rows / 2)
  const stops = ['#ffc75a', '#ff9d3c', '#ff6b4d', '#f0479a', '#a06bff']
  return stops[Math.min(stops.length - 1, Math.floor(far * stops.length))] ?? '#ffc75a'
}

/** A lacquered board behind the pegs, lit from above. */
export function paintPlate({ context, width, height }: Brush, board: Board): void {
  const { x, y: top } = spotOf(board, 0, 0)
  const { y: bottom } = spotOf(board, board.rows, 0)
  const [narrow, wide] = [board.gap * 1.3, ((board.rows + 1.3) * board.gap) / 2]
  const light = context.createRadialGradient(x, top, 10, x, top, (bottom - top) * 1.1)
  light.addColorStop(0, 'rgb(126 96 255 / 0.34)')
  light.addColorStop(0.6, 'rgb(94 52 160 / 0.14)')
  light.addColorStop(1, 'rgb(60 30 110 / 0)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const fill = context.createLinearGradient(0, top, 0, bottom)
  fill.addColorStop(0, 'rgb(96 78 190 / 0.34)')
  fill.addColorStop(0.75, 'rgb(44 30 92 / 0.42)')
  fill.addColorStop(1, 'rgb(80 34 84 / 0.5)')
  context.beginPath()
  const rim = top - Math.min(board.gap * 0.9, 42)
  context.moveTo(x - narrow, rim)
  context.lineTo(x + narrow, rim)
  context.lineTo(x + wide, bottom)
  context.lineTo(x - wide, bottom)
  context.closePath()
  context.fillStyle = fill
  context.fill()
  context.lineJoin = 'round'
  context.strokeStyle = 'rgb(255 217 122 / 0.4)'
  context.lineWidth = 1.5
  context.stroke()
}

/** All that stands still: the pegs, and the cups that nothing fell into. */
export function paintBoard(
  context: CanvasRenderingContext2D,
  board: Board,
  cups: number[],
  lit: Light['lit'],
): void {
  for (let row = 0; row < board.rows; row++)
    for (let peg = 0; peg <= row; peg++) paintPeg(context, spotOf(board, row, peg), board, false)
  for (const [cup, multiplier] of cups.entries())
    if (!lit.has(cup)) paintCup(context, board, cup, multiplier, null)
}

/** The pegs that are touched now, and the cups that were fallen into. */
export function paintLit(
  context: CanvasRenderingContext2D,
  board: Board,
  cups: number[],
  { lit, lift, falling, nowMs }: Light,
): void {
  for (const ball of falling) {
    const [row, peg] = pegAt(ball, nowMs)
    if (row >= 0 && row < board.rows) paintPeg(context, spotOf(board, row, peg), board, true)
  }
  for (const cup of lit) paintCup(context, board, cup, cups[cup] ?? 0, lift)
}

export function paintBall(
  context: CanvasRenderingContext2D,
  board: Board,
  ball: Falling,
  nowMs: number,
  tick: (step: number) => void,
): void {
  if (nowMs < ball.startMs) return
  const passed = (nowMs - ball.startMs) / ball.stepMs
  const row = Math.min(board.rows, Math.floor(passed))
  const t = Math.min(1, passed - row)
  if (row > ball.tickedRow && row < board.rows) {
    ball.tickedRow = row
    tick(row % 8)
  }
  const from = spotOf(board, row, rightsIn(ball, row))
  const to = spotOf(board, Math.min(row + 1, board.rows), rightsIn(ball, row + 1))
  const x = from.x + (to.x - from.x) * t
  const hop = Math.sin(t * Math.PI) * board.gap * 0.28 * (1 - t)
  const y = from.y + (to.y - from.y) * t * t - hop - board.gap * 0.3 * (1 - t * 0.4)
  const size = Math.max(5, board.gap * 0.26)
  sprites.paint(context, 'ball', x, y, (size / ballUnits) * symbolUnits)
}

function pegAt(ball: Falling, nowMs: number): [row: number, peg: number] {
  const row = Math.floor((nowMs - ball.startMs) / ball.stepMs)
  return [row, rightsIn(ball, row)]
}

function rightsIn({ path }: Falling, row: number): number {
  return path.slice(0, Math.max(0, row)).reduce((sum, side) => sum + side, 0)
}

function paintPeg(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  { pegSize: size }: Board,
  isHit: boolean,
): void {
  if (isHit) glow(context, x, y, size * 5, 'rgb(255 185 47 / 0.7)')
  context.fillStyle = 'rgb(0 0 0 / 0.45)'
  disc(context, x, y + size * 0.7, size)
  const fill = context.createRadialGradient(x - size / 3, y - size / 2, 0, x, y, size * 1.2)
  fill.addColorStop(0, '#fff')
  fill.addColorStop(1, isHit ? '#ffb92f' : '#8d83c9')
  context.fillStyle = fill
  disc(context, x, y, isHit ? size * 1.25 : size)
}

function paintCup(
  context: CanvasRenderingContext2D,
  board: Board,
  cup: number,
  multiplier: number,
  lift: number | null,
): void {
  const { x, y } = spotOf(board, board.rows, cup)
  const width = board.gap - Math.max(2, board.gap * 0.08)
  const height = width < upright ? 42 : Math.max(24, Math.min(38, board.gap * 0.72))
  const top = y - height * 0.2 + (lift ?? 0) * 8
  const colour = cupColour(cup, board.rows)
  context.globalAlpha = lift === null ? 0.86 : 1
  if (lift !== null) {
    context.shadowColor = colour
    context.shadowBlur = 26
  }
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x - width / 2, top, width, height, Math.min(9, width / 4))
  context.fill()
  context.shadowBlur = 0
  context.fillStyle = 'rgb(255 255 255 / 0.28)'
  context.fillRect(x - width / 2 + 3, top + 1, width - 6, 1)
  context.globalAlpha = 1
  context.fillStyle = '#22102b'
  paintLabel(context, String(multiplier / 100), { x, y: top + height / 2 + 1, width, height })
}

/** The whole number, upright where the cup is too narrow: a cut one would tell another win. */
function paintLabel(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const isUpright = width < upright
  const room = (isUpright ? height : width) - 5
  context.font = '700 14px Anuphan, sans-serif'
  const fit = (room / context.measureText(text).width) * 14
  const size = Math.min(isUpright ? width * 0.62 : 14, 14, fit)
  context.save()
  context.translate(x, y)
  if (isUpright) context.rotate(-Math.PI / 2)
  context.font = `700 ${size}px Anuphan, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, 0, 0)
  context.restore()
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath()
  context.arc(x, y, size, 0, Math.PI * 2)
  context.fill()
}
