/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, glow, line, plate, shade } from '../../../client/kit.ts'
import { openSprites, symbolUnits } from '../../../client/sprites.ts'
import type { Brush } from '../../../client/stage.ts'
import type { Seen } from './aim.ts'

export function cannonSpot({ width, height }: Pick<Brush, 'width' | 'height'>) {
  const size = Math.max(46, Math.min(84, height * 0.13))
  return { x: width / 2, y: height - size * 0.28, size }
}

export function paintCannon(brush: Brush, aimed: Seen | null, kick: number): void {
  const { context: pen } = brush
  const { x, y, size } = cannonSpot(brush)
  const angle = aimed ? Math.atan2(aimed.y - y, aimed.x - x) + Math.PI / 2 : 0
  const large = (size / units) * symbolUnits
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.max(-1.4, Math.min(1.4, angle)))
  pen.translate(0, kick * size * 0.14)
  parts.paint(pen, 'barrel', 0, 0, large)
  if (kick > 0.4) glow(pen, 0, -size * 1.25, size * 0.7 * kick, 'rgb(255 236 170 / 0.9)')
  pen.restore()
  parts.paint(pen, 'base', x, y, large)
}

/** What shines around it lies on the water, below all that swims. */
export function paintCannonLight(brush: Brush): void {
  const { x, y, size } = cannonSpot(brush)
  glow(brush.context, x, y, size * 1.5, 'rgb(255 191 58 / 0.28)')
}

/** The cannon's size in the units of a symbol. */
const units = 43
const parts = openSprites(
  {
    barrel: drawBarrel,
    base(pen) {
      const body = disc(0, units * 0.2, units * 0.72, units * 0.5)
      flat(pen, body, shade(pen, ['#4a3fb0', '#241c6c', '#120d40'], -units * 0.3, units * 0.7))
      line(pen, body, '#ffd98a', 1.8)
      const hub = shade(pen, ['#fff0b8', '#f0a92a', '#8a4c06'], -units * 0.12, units * 0.28)
      flat(pen, disc(0, units * 0.08, units * 0.2), hub)
    },
  },
  {
    rooms: {
      barrel: { wide: units * 0.6, high: units * 2.3 },
      base: { wide: units * 1.5, high: units * 1.5 },
    },
  },
)

/** Where other players sit: along the bottom, each always in the same place. */
export function seatSpot({ width, height }: Pick<Brush, 'width' | 'height'>, seat: number) {
  const places = [0.12, 0.88, 0.26, 0.74]
  return { x: width * (places[seat % places.length] ?? 0.1), y: height - 14 }
}

/** The ring around the fish aimed at, and the line to it. */
export function paintAim(brush: Brush, aimed: Seen, isLocked: boolean, nowMs: number): void {
  const { context: pen } = brush
  const { x, y, size } = cannonSpot(brush)
  const reach = aimed.reach * 0.92 + 6
  const angle = Math.atan2(aimed.y - y, aimed.x - x)
  pen.save()
  pen.strokeStyle = '#ffd98a'
  pen.lineCap = 'round'
  pen.globalAlpha = 0.55
  pen.lineWidth = 2.5
  pen.setLineDash([1, 10])
  pen.lineDashOffset = -nowMs / 60
  pen.beginPath()
  pen.moveTo(x + Math.cos(angle) * size * 1.3, y + Math.sin(angle) * size * 1.3)
  pen.lineTo(aimed.x - Math.cos(angle) * reach, aimed.y - Math.sin(angle) * reach)
  pen.stroke()
  pen.setLineDash([])
  pen.globalAlpha = 1
  pen.lineWidth = isLocked ? 3.5 : 2.2
  if (isLocked) pen.strokeStyle = '#ff8a5c'
  pen.beginPath()
  pen.arc(aimed.x, aimed.y, reach, 0, Math.PI * 2)
  for (let mark = 0; mark < 4; mark++) {
    const turn = (mark * Math.PI) / 2 + (isLocked ? Math.PI / 4 : 0)
    pen.moveTo(aimed.x + Math.cos(turn) * (reach - 7), aimed.y + Math.sin(turn) * (reach - 7))
    pen.lineTo(aimed.x + Math.cos(turn) * (reach + 8), aimed.y + Math.sin(turn) * (reach + 8))
  }
  pen.stroke()
  pen.restore()
}

function drawBarrel(pen: Pen): void {
  const brass = pen.createLinearGradient(-units * 0.2, 0, units * 0.2, 0)
  for (const [at, colour] of ['#8a4c06', '#ffe08a', '#fff6d0', '#c27a12', '#6d3903'].entries())
    brass.addColorStop(at / 4, colour)
  flat(pen, plate(0, -units * 0.62, units * 0.4, units * 0.95, units * 0.15), brass)
  flat(pen, plate(0, -units * 1.02, units * 0.54, units * 0.2, units * 0.09), brass)
}
