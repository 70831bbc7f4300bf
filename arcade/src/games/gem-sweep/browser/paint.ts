import { easeBack } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'

export type Grid = {
  left: number
  top: number
  cell: number
  isBeside: boolean
  centre(tile: number): { x: number; y: number }
}
export type Tile = {
  face: 'hidden' | 'gem' | 'mine'
  /** Shown only at the end, for the player had not picked it. */
  isFaint: boolean
  /** 0 still closed, 1 open. */
  turn: number
  isReady: boolean
  isFocused: boolean
}

export const turnMs = 260
const side = 5
const captionHeight = 58
const stripHeight = 44

/** Where the room is wide the words stand beside the board, else above it. */
export function gridOf({ width, height }: Pick<Brush, 'width' | 'height'>): Grid {
  const isBeside = width > height * 1.3
  const above = stripHeight + (isBeside ? 0 : captionHeight)
  const room = height - above - 20
  const cell = Math.min((width - (isBeside ? 190 : 36)) / side, room / side, 124)
  const left = (width - cell * side) / 2 + (isBeside ? 70 : 0)
  const top = above + (room - cell * side) / 2
  return {
    left,
    top,
    cell,
    isBeside,
    centre: (tile) => ({
      x: left + ((tile % side) + 0.5) * cell,
      y: top + (Math.floor(tile / side) + 0.5) * cell,
    }),
  }
}

export function tileAt({ left, top, cell }: Grid, x: number, y: number): number | null {
  const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)]
  const isInside = column >= 0 && column < side && row >= 0 && row < side
  return isInside ? row * side + column : null
}

export function paintCaption(
  context: CanvasRenderingContext2D,
  { left, top, cell, isBeside }: Grid,
  { gems, now, next }: { gems: string; now: string; next: string },
): void {
  const whole = cell * side
  const say = (text: string, x: number, y: number, align: CanvasTextAlign, isLarge: boolean) => {
    context.font = `${isLarge ? 700 : 500} ${isLarge ? 32 : 14}px Anuphan, sans-serif`
    context.fillStyle = isLarge ? '#ffd97a' : '#c3bcd6'
    context.textAlign = align
    context.fillText(text, x, y)
  }
  context.textBaseline = 'middle'
  if (isBeside) {
    const [x, y] = [left - 24, top + whole / 2]
    say(gems, x, y - 40, 'right', false)
    say(now, x, y, 'right', true)
    return say(next, x, y + 40, 'right', false)
  }
  const y = top - captionHeight / 2 - 4
  say(gems, left + 2, y, 'left', false)
  say(now, left + whole / 2, y, 'center', true)
  say(next, left + whole - 2, y, 'right', false)
}

/** A lacquer tray with a gilded rim, in the light of what may lie under it. */
export function paintFloor({ context, width, height }: Brush, { left, top, cell }: Grid): void {
  const whole = cell * side
  const [x, y] = [left + whole / 2, top + whole / 2]
  const glow = context.createRadialGradient(x, y, whole * 0.3, x, y, whole)
  glow.addColorStop(0, 'rgb(64 190 170 / 0.26)')
  glow.addColorStop(0.55, 'rgb(90 70 200 / 0.2)')
  glow.addColorStop(1, 'rgb(60 40 140 / 0)')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  const around = Math.min(9, cell * 0.09)
  const fill = context.createLinearGradient(0, top - around, 0, top + whole + around)
  fill.addColorStop(0, '#2c2450')
  fill.addColorStop(1, '#130f26')
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(left - around, top - around, whole + around * 2, whole + around * 2, cell * 0.2)
  context.fill()
  context.strokeStyle = 'rgb(255 217 122 / 0.55)'
  context.lineWidth = 1.5
  context.stroke()
}

export function paintTile(
  context: CanvasRenderingContext2D,
  grid: Grid,
  at: number,
  tile: Tile,
): void {
  const { x, y } = grid.centre(at)
  const half = (grid.cell * 0.91) / 2
  const isTurned = tile.face !== 'hidden' && tile.turn > 0.5
  const squeeze = tile.face === 'hidden' ? 1 : Math.abs(Math.cos(tile.turn * Math.PI))
  context.save()
  context.translate(x, y)
  context.scale(Math.max(0.04, squeeze), 1)
  if (isTurned) paintOpen(context, half, tile)
  else paintClosed(context, half, tile)
  if (tile.isFocused) {
    context.strokeStyle = '#a79bff'
    context.lineWidth = 3
    context.beginPath()
    context.roundRect(-half + 1, -half + 1, half * 2 - 2, half * 2 - 2, half * 0.3)
    context.stroke()
  }
  context.restore()
}

function paintClosed(context: CanvasRenderingContext2D, half: number, { isReady }: Tile): void {
  const fill = context.createLinearGradient(0, -half, 0, half)
  fill.addColorStop(0, isReady ? '#6a59da' : '#4a4179')
  fill.addColorStop(1, isReady ? '#3a2e90' : '#2d2653')
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = 10
  context.shadowOffsetY = 4
  plate(context, half, fill)
  context.shadowColor = 'transparent'
  context.strokeStyle = 'rgb(255 255 255 / 0.16)'
  context.lineWidth = 1
  context.stroke()
  // A lacquer petal, so that the closed board is a pattern and not a wall.
  context.strokeStyle = isReady ? 'rgb(255 217 122 / 0.65)' : 'rgb(255 217 122 / 0.34)'
  context.lineWidth = Math.max(1, half * 0.045)
  context.beginPath()
  for (let petal = 0; petal < 4; petal++) {
    context.rotate(Math.PI / 2)
    context.moveTo(0, 0)
    context.quadraticCurveTo(half * 0.3, -half * 0.26, 0, -half * 0.52)
    context.quadraticCurveTo(-half * 0.3, -half * 0.26, 0, 0)
  }
  context.stroke()
}

function paintOpen(context: CanvasRenderingContext2D, half: number, tile: Tile): void {
  const isMine = tile.face === 'mine'
  const floor = context.createRadialGradient(0, 0, half * 0.1, 0, 0, half * 1.3)
  floor.addColorStop(0, isMine ? '#5b1a2b' : '#164a4a')
  floor.addColorStop(1, '#100e1a')
  context.globalAlpha = tile.isFaint ? 0.55 : 1
  plate(context, half, floor)
  const pop = easeBack(Math.max(0, (tile.turn - 0.5) * 2))
  context.scale(pop, pop)
  if (isMine) paintMine(context, half * 0.5)
  else paintGem(context, half * 0.6)
}

function plate(context: CanvasRenderingContext2D, half: number, fill: CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(-half, -half, half * 2, half * 2, half * 0.32)
  context.fill()
}

type Facet = [colour: string, points: [x: number, y: number][]]

const facets: Facet[] = [
  [
    '#c9fff0',
    [
      [-0.5, -0.62],
      [0.5, -0.62],
      [0.3, -0.2],
      [-0.3, -0.2],
    ],
  ],
  [
    '#7df0d3',
    [
      [-0.5, -0.62],
      [-0.95, -0.2],
      [-0.3, -0.2],
    ],
  ],
  [
    '#4fd3b6',
    [
      [0.5, -0.62],
      [0.95, -0.2],
      [0.3, -0.2],
    ],
  ],
  [
    '#3cc4a8',
    [
      [-0.95, -0.2],
      [-0.3, -0.2],
      [0, 0.85],
    ],
  ],
  [
    '#8ff5dc',
    [
      [-0.3, -0.2],
      [0.3, -0.2],
      [0, 0.85],
    ],
  ],
  [
    '#1f8f7d',
    [
      [0.3, -0.2],
      [0.95, -0.2],
      [0, 0.85],
    ],
  ],
]

function paintGem(context: CanvasRenderingContext2D, size: number): void {
  context.shadowColor = '#3ff0c8'
  context.shadowBlur = size * 0.7
  for (const [colour, points] of facets) {
    context.fillStyle = colour
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x * size, y * size)
    context.closePath()
    context.fill()
    context.shadowBlur = 0
  }
}

function paintMine(context: CanvasRenderingContext2D, size: number): void {
  context.strokeStyle = '#ff7d6b'
  context.lineWidth = size * 0.2
  context.lineCap = 'round'
  context.beginPath()
  for (let spike = 0; spike < 8; spike++) {
    const angle = (spike / 8) * Math.PI * 2
    context.moveTo(Math.cos(angle) * size * 0.7, Math.sin(angle) * size * 0.7)
    context.lineTo(Math.cos(angle) * size * 1.08, Math.sin(angle) * size * 1.08)
  }
  context.stroke()
  const fill = context.createRadialGradient(-size * 0.3, -size * 0.3, size * 0.1, 0, 0, size)
  fill.addColorStop(0, '#ffd0c2')
  fill.addColorStop(0.4, '#f2495c')
  fill.addColorStop(1, '#6d1230')
  context.shadowColor = '#ff4a4a'
  context.shadowBlur = size * 0.8
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, size * 0.78, 0, Math.PI * 2)
  context.fill()
  context.shadowBlur = 0
}
