/// <reference lib="dom" />
import { timesText } from '../../../client/amounts.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import { roomOf } from '../../../client/caption.ts'
import type { Look, Scene } from '../../ladder/browser/look.ts'
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, line, plate, shade, shape, shine } from '../../../client/kit.ts'
import { paintCar, paintChick } from './figures.ts'

const carMs = 260

export const look: Look = {
  stepMs: 300,
  paint(brush, scene) {
    const road = roadOf(brush, scene.at)
    const { context } = brush
    paintGround(brush)
    for (const lane of road.lanes(scene.level.times.length)) paintLane(context, road, lane, scene)
    paintShores(context, road, scene.level.times.length)
    return paintActors(context, road, scene)
  },
}

type Road = {
  top: number
  height: number
  width: number
  lane: number
  /** Where a lane's middle is; 0 is where the chick starts from. */
  x(lane: number): number
  y: number
  lanes(count: number): number[]
}

/** The chick stays where it is seen best; the road moves under it. */
function roadOf(brush: Brush, at: number): Road {
  const { width, top, height } = roomOf(brush)
  const lane = Math.max(84, Math.min(150, width / 4.4))
  const left = Math.max(lane * 0.75, width * 0.26)
  const x = (number: number) => left + (number - at) * lane
  const isSeen = (number: number) => x(number) > -lane && x(number) < width + lane
  return {
    top,
    height,
    width,
    lane,
    x,
    y: top + height * 0.56,
    lanes: (count) => Array.from({ length: count }, (_, index) => index + 1).filter(isSeen),
  }
}

function paintGround({ context, width, height }: Brush): void {
  const tar = shade(context, ['#3b3f5c', '#2a2d47', '#1c1e33'], 0, height)
  flat(context, shape(`M0 0H${width}V${height}H0Z`), tar)
}

/** The multiplier of a lane stands on the tar; a lane that was crossed is gilded. */
function paintLane(pen: Pen, road: Road, lane: number, { level, at, end }: Scene): void {
  const [x, y] = [road.x(lane), road.y]
  if (lane > 1) {
    pen.setLineDash([18, 16])
    const edge = x - road.lane / 2
    line(pen, shape(`M${edge} 0V${road.top + road.height}`), 'rgb(255 255 255 / 0.35)', 3)
    pen.setLineDash([])
  }
  paintZebra(pen, road, lane)
  const isCrossed = lane <= at && !(end === 'fell' && lane >= at)
  const size = road.lane * 0.36
  flat(pen, disc(x, y + size * 1.35, size, size * 0.56), isCrossed ? '#c98a1c' : '#171930')
  line(
    pen,
    disc(x, y + size * 1.35, size, size * 0.56),
    isCrossed ? '#ffe08a' : 'rgb(255 255 255 / 0.28)',
    2.5,
  )
  pen.font = `700 ${Math.min(17, size * 0.5)}px Anuphan, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = isCrossed ? '#2a1802' : '#ece8fa'
  pen.fillText(timesText(level.times[lane - 1] ?? 0), x, y + size * 1.37)
  if (isCrossed && lane < at) paintBarrier(pen, road, lane)
}

/** The stripes one crosses by; a lane that was crossed is closed behind the chick. */
function paintZebra(pen: Pen, road: Road, lane: number): void {
  const [left, wide] = [road.x(lane) - road.lane / 2, road.lane / 6]
  const [top, high] = [road.y - road.lane * 0.36, road.lane * 1.06]
  for (let stripe = 0; stripe < 3; stripe++) {
    const x = left + wide * (stripe * 2 + 0.5)
    flat(pen, plate(x + wide / 2, top + high / 2, wide, high, 3), 'rgb(255 255 255 / 0.13)')
  }
}

function paintBarrier(pen: Pen, road: Road, lane: number): void {
  const [x, y, wide] = [road.x(lane), road.y - road.lane * 0.62, road.lane * 0.66]
  for (const side of [-1, 1]) flat(pen, plate(x + side * wide * 0.36, y + 12, 5, 20, 2), '#8d8fa8')
  flat(pen, plate(x, y, wide, 15, 5), '#ffffff')
  pen.save()
  pen.clip(plate(x, y, wide, 15, 5))
  for (let stripe = -3; stripe <= 3; stripe++)
    line(pen, shape(`M${x + stripe * 18 - 8} ${y + 12}l16 -24`), '#f2493c', 8)
  pen.restore()
}

/** Grass before the first lane and behind the last. */
function paintShores(pen: Pen, road: Road, count: number): void {
  const foot = road.top + road.height
  const start = road.x(0) + road.lane / 2
  const goal = road.x(count + 1) - road.lane / 2
  const grass = shade(pen, ['#6fd06a', '#3b9a4c', '#1f6a3a'], 0, foot)
  if (start > 0) flat(pen, shape(`M0 0H${start}V${foot}H0Z`), grass)
  if (start > 0) flat(pen, shape(`M${start - 9} 0H${start}V${foot}H${start - 9}Z`), '#d9d6e6')
  if (goal > road.width) return
  flat(pen, shape(`M${goal} 0H${road.width}V${foot}H${goal}Z`), grass)
  for (let row = 0; row * 16 < foot; row++)
    for (let column = 0; column < 2; column++) {
      const spot = plate(goal + 8 + column * 16, row * 16 + 8, 16, 16, 0)
      flat(pen, spot, (row + column) % 2 === 0 ? '#ffffff' : '#1c1e33')
    }
}

function paintActors(pen: Pen, road: Road, scene: Scene): boolean {
  const { at, end, ageMs, isArrival, sparks } = scene
  const size = road.lane * 0.42
  const hop = isReduced ? 0 : Math.sin((at % 1) * Math.PI) * road.lane * 0.4
  const x = road.x(at)
  if (end !== 'fell') {
    shadow(pen, x, road.y + size * 0.82, size)
    paintChick(pen, { x, y: road.y - hop, size, mood: end === null ? 'brave' : 'glad' })
    if (isArrival) sparks.burst(x, road.y + size * 0.6, 8, '#ffe08a')
    return false
  }
  // A car is there: the chick is thrown back, less some feathers.
  const come = isReduced ? 1 : easeOut(clamp01((ageMs - look.stepMs) / carMs))
  const back = x - road.lane * 0.62 * come
  if (isArrival) sparks.burst(x, road.y, 26, '#fff3b0')
  shadow(pen, back, road.y + size * 0.82, size)
  paintChick(pen, { x: back, y: road.y, size, mood: 'dizzy' })
  const from = road.top - road.lane * 1.6
  paintCar(pen, { x, y: from + (road.y - from) * come, size: road.lane * 0.56 })
  shine(pen, x, road.y + road.lane * 0.7 * come, 5, 3)
  return come < 1
}

function shadow(pen: Pen, x: number, y: number, size: number): void {
  flat(pen, disc(x, y, size * 0.7, size * 0.16), 'rgb(0 0 0 / 0.35)')
}
