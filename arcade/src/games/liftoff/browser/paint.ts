import type { Brush } from '../../../client/stage.ts'
import type { Flight } from './flight.ts'

type Context = CanvasRenderingContext2D
export type Box = { left: number; top: number; width: number; height: number }
export type Areas = { sky: Box; list: Box }
export type Moment = { times: number; nowMs: number; isStill: boolean }

/** The land sinks and the dusk goes in so many steps, each no more than a dot. */
const duskSteps = 128

const stripHeight = 40
const climb = 1.8

/** The sky, and the players beside it or, on a phone, below. */
export function areasOf({ width, height }: Brush, seatCount: number): Areas {
  if (width >= 720) {
    const room = height - stripHeight - 22
    const tall = Math.min(room, 50 + 24 * Math.max(8, seatCount))
    const list = { left: width - 270, top: stripHeight + 8, width: 256, height: tall }
    const sky = { left: 0, top: stripHeight, width: width - 284, height: height - stripHeight }
    return { sky, list }
  }
  const tall = Math.max(66, Math.min(146, height * 0.26))
  const list = { left: 12, top: height - tall - 6, width: width - 24, height: tall }
  return {
    sky: { left: 0, top: stripHeight, width, height: height - tall - stripHeight - 12 },
    list,
  }
}

export function rocketSpot({ sky }: Areas, times: number): { x: number; y: number; angle: number } {
  const t = progressOf(times)
  const at = (s: number) => ({
    x: sky.left + sky.width * (0.1 + 0.72 * s),
    y: sky.top + sky.height * (0.9 - 0.66 * s ** 1.8),
  })
  const [here, ahead] = [at(t), at(t + 0.01)]
  return { ...here, angle: Math.atan2(ahead.y - here.y, ahead.x - here.x) }
}

/** How high it is, from 0 on the ground to 1 in space. */
export function heightOf(times: number): number {
  return Math.round(Math.min(1, Math.log(times / 100) / 3) * duskSteps) / duskSteps
}

/** What is behind the flight, and changes so little that it can be kept. */
export function paintLand(brush: Brush, { sky }: Areas, height: number): void {
  const { context } = brush
  const wide = { ...sky, left: 0, width: brush.width }
  paintDusk(context, wide, height)
  paintMoon(context, sky, height)
  paintGround(context, wide, height)
}

export function paintFlight(brush: Brush, areas: Areas, flight: Flight, moment: Moment): void {
  const { context } = brush
  const { sky } = areas
  paintStars(context, areas, brush.width, moment)
  if (flight.phase === 'running' || flight.phase === 'over') {
    paintTrail(context, areas, moment.times, flight.phase === 'over')
  }
  if (flight.phase === 'over') return
  const spot = rocketSpot(areas, moment.times)
  const isFlying = flight.phase === 'running'
  const shake = isFlying && !moment.isStill ? Math.sin(moment.nowMs / 45) * 0.8 : 0
  const size = Math.max(17, Math.min(34, sky.height * 0.07))
  // Upright on the ground, then over into the curve.
  const lean = Math.max(0, 1 - progressOf(moment.times) * 4)
  const angle = isFlying ? spot.angle - lean * 1.1 : -Math.PI / 2
  paintRocket(context, { x: spot.x, y: spot.y + shake, angle, size, isFlying, nowMs: moment.nowMs })
}

/** How far along its curve the rocket is: fast at first, never quite at the rim. */
function progressOf(times: number): number {
  return 1 - 1 / (1 + Math.log(times / 100) * climb)
}

/** Evening over the land, night above it; space takes over on the way up. */
function paintDusk(context: Context, sky: Box, height: number): void {
  const fill = context.createLinearGradient(0, sky.top - 40, 0, sky.top + sky.height)
  fill.addColorStop(0, '#0a0720')
  fill.addColorStop(0.5, `rgb(46 22 92 / ${1 - height * 0.7})`)
  fill.addColorStop(0.82, `rgb(122 44 92 / ${0.85 * (1 - height)})`)
  fill.addColorStop(1, `rgb(236 112 62 / ${0.75 * (1 - height)})`)
  context.fillStyle = fill
  context.fillRect(sky.left, 0, sky.width, sky.top + sky.height)
}

const stars = Array.from({ length: 90 }, (_, star) => {
  return { x: scattered(star, 1), y: scattered(star, 2), depth: 0.3 + scattered(star, 3) * 0.7 }
})

/** Above the hills and beside the moon; they are so small that a square is a disc. */
function paintStars(context: Context, { sky }: Areas, width: number, moment: Moment): void {
  const height = heightOf(moment.times)
  const drift = moment.isStill ? 0 : moment.nowMs * 0.006 * (0.4 + height * 3)
  const [moon, reach] = [moonOf(sky, height), sky.height * (0.82 + height * 0.18)]
  for (const [star, { x: place, y: level, depth }] of stars.entries()) {
    const along = place * width - drift * depth
    const x = ((along % width) + width) % width
    const y = sky.top + ((level * reach + drift * depth * 0.5) % reach)
    if (Math.hypot(x - moon.x, y - moon.y) < moon.size) continue
    context.globalAlpha = 0.2 + depth * 0.6
    context.fillStyle = star % 9 === 0 ? '#ffd97a' : '#dcd6ff'
    context.fillRect(x - depth * 1.3, y - depth * 1.3, depth * 2.6, depth * 2.6)
  }
  context.globalAlpha = 1
}

/** Decoration only, but the same in every picture: a plain hash will do. */
function scattered(at: number, salt: number): number {
  const wild = Math.sin(at * 12.9898 + salt * 78.233) * 43_758.5453
  return wild - Math.floor(wild)
}

/** It comes nearer as the rocket climbs. */
function moonOf(sky: Box, height: number): { x: number; y: number; size: number } {
  return {
    x: sky.left + sky.width * 0.84,
    y: sky.top + sky.height * (0.24 + height * 0.06),
    size: Math.min(sky.width, sky.height) * (0.085 + height * 0.05),
  }
}

function paintMoon(context: Context, sky: Box, height: number): void {
  const { x, y, size } = moonOf(sky, height)
  const halo = context.createRadialGradient(x, y, size * 0.8, x, y, size * 2.6)
  halo.addColorStop(0, 'rgb(255 226 170 / 0.34)')
  halo.addColorStop(1, 'rgb(255 226 170 / 0)')
  context.fillStyle = halo
  disc(context, x, y, size * 2.6)
  const body = context.createRadialGradient(x - size / 3, y - size / 3, size / 8, x, y, size * 1.1)
  body.addColorStop(0, '#fffaf0')
  body.addColorStop(0.6, '#f4dfb8')
  body.addColorStop(1, '#c99f6d')
  context.fillStyle = body
  disc(context, x, y, size)
  context.fillStyle = 'rgb(170 124 80 / 0.3)'
  disc(context, x - size * 0.3, y + size * 0.2, size * 0.2)
  disc(context, x + size * 0.34, y - size * 0.12, size * 0.14)
  disc(context, x + size * 0.1, y + size * 0.52, size * 0.11)
}

/** A temple roof line at dusk, which sinks as one climbs. */
function paintGround(context: Context, sky: Box, height: number): void {
  const bottom = sky.top + sky.height
  const [top, end] = [bottom - sky.height * 0.5, bottom + 90]
  const glow = context.createLinearGradient(0, top, 0, end)
  glow.addColorStop(0, 'rgb(255 120 60 / 0)')
  glow.addColorStop((bottom - top) / (end - top), `rgb(255 128 64 / ${0.3 * (1 - height)})`)
  glow.addColorStop(1, 'rgb(255 120 60 / 0)')
  context.fillStyle = glow
  context.fillRect(sky.left, top, sky.width, end - top)
  const sink = height * sky.height * 0.3
  paintHills(context, sky, bottom + sink)
  context.fillStyle = '#0e0b18'
  context.beginPath()
  context.moveTo(sky.left, bottom + sink)
  const roofs = Math.ceil(sky.width / 130)
  for (let roof = 0; roof <= roofs; roof++) {
    const x = sky.left + (roof * sky.width) / roofs
    const tall = (14 + ((roof * 53) % 26)) * Math.min(1, sky.height / 320)
    const wide = sky.width / roofs
    const y = bottom + sink - 8
    context.lineTo(x, y)
    context.lineTo(x + wide * 0.3, y - tall * 0.35)
    context.lineTo(x + wide * 0.42, y - tall * 0.6)
    context.lineTo(x + wide * 0.5, y - tall * 1.5)
    context.lineTo(x + wide * 0.58, y - tall * 0.6)
    context.lineTo(x + wide * 0.7, y - tall * 0.35)
  }
  context.lineTo(sky.left + sky.width, bottom + sink)
  context.save()
  context.clip()
  context.fillRect(sky.left, sky.top, sky.width, sky.height)
  context.restore()
}

/** Far hills behind the roofs. */
function paintHills(context: Context, sky: Box, bottom: number): void {
  for (const [layer, colour] of ['#3a1d4a', '#24133a'].entries()) {
    const tall = sky.height * (0.15 - layer * 0.05)
    context.beginPath()
    context.moveTo(sky.left, bottom)
    for (let step = 0; step <= 24; step++) {
      const wave = Math.sin(step * 0.9 + layer * 2) * 0.3 + scattered(step, 5 + layer) * 0.35
      context.lineTo(sky.left + (sky.width * step) / 24, bottom - tall * (0.55 + wave))
    }
    context.lineTo(sky.left + sky.width, bottom)
    context.closePath()
    context.fillStyle = colour
    context.save()
    context.clip()
    context.fillRect(sky.left, sky.top, sky.width, sky.height)
    context.restore()
  }
}

function paintTrail(context: Context, areas: Areas, times: number, isOver: boolean): void {
  const steps = 48
  const t = progressOf(times)
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const share = (t * step) / steps
    const at = rocketSpot(areas, 100 * Math.exp((1 / (1 - share) - 1) / climb))
    context.lineTo(at.x, at.y)
  }
  const { sky } = areas
  const line = context.createLinearGradient(sky.left, 0, sky.left + sky.width, 0)
  line.addColorStop(0, isOver ? 'rgb(255 106 106 / 0.2)' : 'rgb(255 160 40 / 0.15)')
  line.addColorStop(1, isOver ? '#ff6a6a' : '#ffc342')
  context.lineWidth = 5
  context.lineCap = 'round'
  context.strokeStyle = line
  context.stroke()
  const end = rocketSpot(areas, times)
  context.lineTo(end.x, sky.top + sky.height)
  context.lineTo(rocketSpot(areas, 100).x, sky.top + sky.height)
  context.closePath()
  const fill = context.createLinearGradient(0, end.y, 0, sky.top + sky.height)
  fill.addColorStop(0, isOver ? 'rgb(255 90 90 / 0.24)' : 'rgb(255 180 60 / 0.26)')
  fill.addColorStop(1, 'rgb(255 180 60 / 0)')
  context.fillStyle = fill
  context.fill()
}

type Rocket = {
  x: number
  y: number
  angle: number
  size: number
  isFlying: boolean
  nowMs: number
}

function paintRocket(context: Context, { x, y, angle, size, isFlying, nowMs }: Rocket): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  if (isFlying) paintFlame(context, size, nowMs)
  const body = context.createLinearGradient(0, -size * 0.5, 0, size * 0.5)
  body.addColorStop(0, '#fff')
  body.addColorStop(0.5, '#e6e0ff')
  body.addColorStop(1, '#8f83c9')
  context.fillStyle = '#e5484d'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(-size * 0.5, side * size * 0.3)
    context.lineTo(-size * 1.15, side * size * 0.78)
    context.lineTo(-size * 0.85, side * size * 0.22)
    context.fill()
  }
  context.fillStyle = body
  context.beginPath()
  context.moveTo(-size, -size * 0.36)
  context.bezierCurveTo(-size * 0.2, -size * 0.56, size * 0.6, -size * 0.5, size * 1.3, 0)
  context.bezierCurveTo(size * 0.6, size * 0.5, -size * 0.2, size * 0.56, -size, size * 0.36)
  context.closePath()
  context.fill()
  context.fillStyle = '#e5484d'
  context.beginPath()
  context.moveTo(size * 1.3, 0)
  context.quadraticCurveTo(size * 0.98, -size * 0.3, size * 0.72, -size * 0.36)
  context.quadraticCurveTo(size * 0.82, 0, size * 0.72, size * 0.36)
  context.quadraticCurveTo(size * 0.98, size * 0.3, size * 1.3, 0)
  context.fill()
  context.fillStyle = '#ffc342'
  disc(context, size * 0.2, 0, size * 0.27)
  context.fillStyle = '#3ad0d8'
  disc(context, size * 0.2, 0, size * 0.19)
  context.restore()
}

function paintFlame(context: Context, size: number, nowMs: number): void {
  const flicker = 1 + Math.sin(nowMs / 38) * 0.16 + Math.sin(nowMs / 71) * 0.1
  for (const [reach, width, colour] of [
    [2.3, 0.42, 'rgb(255 120 40 / 0.85)'],
    [1.5, 0.28, '#ffd97a'],
    [0.8, 0.16, '#fff'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(-size * 0.9, -size * width)
    context.quadraticCurveTo(-size * (0.9 + reach * flicker), 0, -size * 0.9, size * width)
    context.fill()
  }
}

function disc(context: Context, x: number, y: number, size: number): void {
  context.beginPath()
  context.arc(x, y, size, 0, Math.PI * 2)
  context.fill()
}
