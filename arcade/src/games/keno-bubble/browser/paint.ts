/// <reference lib="dom" />
import type { Brush } from '../../../client/stage.ts'
import { paintCaption, roomOf } from '../../../client/caption.ts'
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, glow, line, shade, shape } from '../../../client/kit.ts'
import { rays } from '../../../client/scenery.ts'
import { ballCount } from '../paytable.ts'

export type Tank = {
  left: number
  top: number
  cell: number
  columns: number
  centre(ball: number): { x: number; y: number }
}

type Water = {
  picks: ReadonlySet<number>
  shown: readonly number[]
  focus: number | null
  caption: { left: string; now: string; right: string }
}

/** As many abreast as makes them largest: seven on the smallest phone, large as a finger. */
const abreast = [10, 8, 7]

export function tankOf(brush: Pick<Brush, 'width' | 'height'>): Tank {
  const { width, top: above, height } = roomOf(brush)
  const cellOf = (columns: number) =>
    Math.min((width - 12) / columns, (height - 8) / Math.ceil(ballCount / columns), 96)
  const cell = Math.max(...abreast.map(cellOf))
  const columns = abreast.find((count) => cellOf(count) === cell) ?? 7
  const rows = Math.ceil(ballCount / columns)
  const left = (width - cell * columns) / 2
  const top = above + (height - cell * rows) / 2
  return {
    left,
    top,
    cell,
    columns,
    centre: (ball) => ({
      x: left + (((ball - 1) % columns) + 0.5) * cell,
      y: top + (Math.floor((ball - 1) / columns) + 0.5) * cell,
    }),
  }
}

export function ballAt({ left, top, cell, columns }: Tank, x: number, y: number): number | null {
  const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)]
  const ball = row * columns + column + 1
  const isInside = column >= 0 && column < columns && row >= 0 && ball <= ballCount
  return isInside ? ball : null
}

export function paintTank(brush: Brush, tank: Tank, water: Water): void {
  const { context, width, height } = brush
  const deep = shade(context, ['#1a6fc4', '#0a3f86', '#041c4a'], 0, height)
  flat(context, shape(`M0 0H${width}V${height}H0Z`), deep)
  rays(context, width / 2, -height * 0.3, Math.hypot(width, height), 'rgb(255 255 255 / 0.05)', 20)
  for (let ball = 1; ball <= ballCount; ball++) {
    const isPicked = water.picks.has(ball)
    const isDrawn = water.shown.includes(ball)
    paintBubble(context, tank, ball, { isPicked, isDrawn, isFocused: water.focus === ball })
  }
  paintCaption(brush, { ...water.caption, isLost: false })
}

type Bubble = { isPicked: boolean; isDrawn: boolean; isFocused: boolean }

function paintBubble(pen: Pen, tank: Tank, ball: number, bubble: Bubble): void {
  const { x, y } = tank.centre(ball)
  const size = tank.cell * 0.43
  const { isPicked, isDrawn } = bubble
  const isHit = isPicked && isDrawn
  if (isHit) glow(pen, x, y, size * 1.7, 'rgb(255 214 90 / 0.7)')
  flat(pen, disc(x, y, size), skinOf(pen, x, y, size, bubble))
  const rim = isPicked ? '#ffd97a' : isDrawn ? '#c9f6ff' : 'rgb(255 255 255 / 0.34)'
  line(pen, disc(x, y, size), rim, isPicked ? 3 : 1.5)
  flat(
    pen,
    disc(x - size * 0.36, y - size * 0.42, size * 0.2, size * 0.13),
    'rgb(255 255 255 / 0.75)',
  )
  pen.font = `${isPicked || isDrawn ? 700 : 600} ${Math.round(size * 0.76)}px Anuphan, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = isHit ? '#3a2200' : isDrawn ? '#04284f' : '#ffffff'
  pen.fillText(String(ball), x, y + size * 0.06)
  if (bubble.isFocused) line(pen, disc(x, y, size + 3), '#ffffff', 2)
}

function skinOf(pen: Pen, x: number, y: number, size: number, { isPicked, isDrawn }: Bubble) {
  const skin = pen.createRadialGradient(x - size * 0.3, y - size * 0.4, size * 0.1, x, y, size)
  const colours =
    isPicked && isDrawn
      ? ['#fff6cf', '#ffc93c', '#b8730a']
      : isDrawn
        ? ['#ffffff', '#9be8ff', '#2f9fd6']
        : isPicked
          ? ['#6f7be8', '#4a3fc0', '#2a1f86']
          : ['rgb(255 255 255 / 0.3)', 'rgb(120 190 255 / 0.16)', 'rgb(10 40 100 / 0.35)']
  for (const [at, colour] of colours.entries()) skin.addColorStop(at / 2, colour)
  return skin
}
