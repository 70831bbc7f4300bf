/// <reference lib="dom" />
import { timesText } from '../../../client/amounts.ts'
import { roomOf } from '../../../client/caption.ts'
import type { Pen } from '../../../client/kit.ts'
import {
  disc,
  flat,
  glow,
  line,
  plate,
  puff,
  shade,
  shape,
  shine,
  smooth,
} from '../../../client/kit.ts'
import { openLayer } from '../../../client/layer.ts'
import { clamp01, easeOut } from '../../../client/motion.ts'
import { rays, ridge, series } from '../../../client/scenery.ts'
import type { Brush } from '../../../client/stage.ts'
import { isReduced } from '../../../client/stage.ts'
import type { Look, Scene } from '../../ladder/browser/look.ts'
import { openSprites, symbolUnits } from '../../../client/sprites.ts'

const layer = openLayer()
/** There are dozens in sight, all alike. */
const sprites = openSprites({
  stone(pen) {
    puff(pen, disc(0, 0, 50, 27), ['#a8bcbc', '#5f787a', '#2a4448'], { top: -27, bottom: 27 })
  },
})
/** From its tail to its whiskers it is longer than the box of a symbol. */
const koiShare = 0.86
const fish = openSprites({
  koi: (pen) => drawKoi(pen, false),
  golden: (pen) => drawKoi(pen, true),
})

export const look: Look = {
  stepMs: 420,
  paint(brush, scene, nowMs) {
    const { context: pen, width, height } = brush
    const room = roomOf(brush)
    const ledge = Math.max(64, Math.min(104, room.height * 0.24))
    const foot = room.top + room.height * 0.72
    const view = { width, height, top: room.top, foot, ledge }
    layer(brush, `${scene.at} ${scene.level.key}`, (still) => {
      paintGorge(still)
      paintFalls(still.context, view, scene)
    })
    paintStreaks(pen, view, scene, nowMs)
    paintKoi(pen, placeOf({ width, foot, ledge }, scene), scene)
    return scene.isOpen && !isReduced
  },
}

type View = { width: number; height: number; top: number; foot: number; ledge: number }

function paintGorge({ context: pen, width, height }: Brush): void {
  flat(
    pen,
    shape(`M0 0H${width}V${height}H0Z`),
    shade(pen, ['#0f5a74', '#3fb0b4', '#1f7f96', '#0a3a58'], 0, height),
  )
  rays(pen, width / 2, -height * 0.1, Math.hypot(width, height), 'rgb(255 255 255 / 0.1)', 18)
  ridge(pen, width, height, { level: 0.4, rough: 0.3, colour: '#4f9a8a', seed: 17 })
  ridge(pen, width, height, { level: 0.62, rough: 0.2, colour: '#2a6a6c', seed: 4 })
}

/** Falls one above the other, with what each pays; they sink as the koi climbs. */
function paintFalls(pen: Pen, view: View, scene: Scene): void {
  const { width, top, foot, ledge } = view
  const { at, level } = scene
  const { wide, left } = acrossOf(view)
  for (const { step, y } of ledgesOf(view, scene)) {
    const water = shade(pen, ['#e8fbff', '#7fd4ec', '#2a93c0'], y, y + ledge)
    flat(pen, shape(`M${left} ${y}H${left + wide}V${y + ledge}H${left}Z`), water)
    for (let stone = 0; stone < 5; stone++)
      sprites.paint(pen, 'stone', left + (stone / 4) * wide, y + ledge * 0.06, wide * 0.2)
    // Above this stand the caption and the frame's own buttons.
    if (step > 0 && y > top + 14)
      paintTimes(pen, { x: left + wide + 6, y }, level.times[step - 1] ?? 0, step <= at)
  }
  const gate = foot - (level.times.length - at) * ledge - ledge * 0.35
  if (gate > -120) paintGate(pen, width / 2, gate, wide)
}

/** All that moves while the koi waits: what the water carries down. */
function paintStreaks(pen: Pen, view: View, scene: Scene, nowMs: number): void {
  const { ledge } = view
  const { wide, left } = acrossOf(view)
  pen.fillStyle = 'rgb(255 255 255 / 0.6)'
  for (const { step, y } of ledgesOf(view, scene)) {
    const next = series(step + 3)
    for (let streak = 0; streak < 9; streak++) {
      const x = left + next() * wide
      const slide = isReduced ? next() : (next() + nowMs / 900) % 1
      pen.fillRect(x - 1.5, y + slide * ledge * 0.7, 3, ledge * 0.26)
    }
  }
}

function acrossOf({ width }: View): { wide: number; left: number } {
  const wide = Math.min(width * 0.62, 420)
  return { wide, left: (width - wide) / 2 }
}

/** Those in sight, the highest first. */
function ledgesOf({ height, foot, ledge }: View, { at, level }: Scene) {
  const first = Math.max(0, Math.floor(at) - 2)
  const last = Math.min(level.times.length, Math.ceil(at) + 6)
  return Array.from({ length: last - first + 1 }, (_, below) => last - below)
    .map((step) => ({ step, y: foot - (step - at) * ledge }))
    .filter(({ y }) => y >= -ledge && y <= height + ledge)
}

function paintTimes(pen: Pen, { x, y }: { x: number; y: number }, times: number, isDone: boolean) {
  const text = timesText(times)
  pen.font = '700 14px Anuphan, sans-serif'
  const wide = pen.measureText(text).width + 14
  const left = Math.min(x, pen.canvas.width / pen.getTransform().a - wide - 4)
  flat(pen, plate(left + wide / 2, y, wide, 24, 12), isDone ? '#ffc342' : 'rgb(4 32 48 / 0.78)')
  pen.fillStyle = isDone ? '#2a1600' : '#eafcff'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, left + wide / 2, y + 1)
}

function paintGate(pen: Pen, x: number, y: number, wide: number): void {
  pen.save()
  pen.translate(x, y)
  glow(pen, 0, 0, wide * 0.6, 'rgb(255 220 120 / 0.6)')
  const red: [string, string, string] = ['#ff8a6a', '#c4281e', '#5a0a0a']
  for (const side of [-1, 1])
    puff(pen, plate(side * wide * 0.36, 6, 16, 76, 4), red, { depth: 3, top: -34, bottom: 44 })
  const roof = `M${-wide * 0.5} -38Q0 -26 ${wide * 0.5} -38L${wide * 0.46} -20H${-wide * 0.46}Z`
  puff(pen, shape(roof), ['#ffe9a0', '#e0a022', '#8a4a06'], { depth: 3, top: -40, bottom: -18 })
  puff(pen, plate(0, -6, wide * 0.84, 10, 3), red, { depth: 2, top: -12, bottom: 0 })
  pen.restore()
}

type Place = { x: number; y: number; size: number; turn: number }

function placeOf({ width, foot, ledge }: Omit<View, 'height' | 'top'>, scene: Scene): Place {
  const { at, end, ageMs } = scene
  const leap = isReduced ? 0 : Math.sin(clamp01(at % 1) * Math.PI)
  const fell = end === 'fell' ? (isReduced ? 1 : easeOut(clamp01((ageMs - look.stepMs) / 600))) : 0
  return {
    x: width / 2 + fell * ledge * 0.5,
    y: foot - ledge * 0.2 - leap * ledge * 0.45 + fell * ledge * 1.3,
    size: ledge * 0.5,
    turn: -0.9 - leap * 0.5 + fell * 3.4,
  }
}

function paintKoi(pen: Pen, { x, y, size, turn }: Place, { end, isArrival, sparks }: Scene): void {
  const isHigh = end === 'top'
  if (isHigh || end === 'taken') glow(pen, x, y, size * 2.4, 'rgb(255 226 120 / 0.75)')
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  fish.paint(pen, isHigh ? 'golden' : 'koi', 0, 0, ((size / 44) * symbolUnits) / koiShare)
  pen.restore()
  if (isArrival) sparks.burst(x, y + size * 0.4, end === 'fell' ? 30 : 12, '#dff8ff')
}

function drawKoi(pen: Pen, isHigh: boolean): void {
  pen.scale(koiShare, koiShare)
  const fin: [string, string, string] = ['#ffd0a0', '#f0702a', '#9a2a08']
  puff(pen, shape('M-30 0C-46 -22 -62 -26 -70 -20C-62 -8 -62 8 -70 20C-62 26 -46 22 -30 0Z'), fin, {
    edge: '#5a1404',
    depth: 5,
  })
  puff(pen, smooth('-4,-20 6,-42 22,-40 22,-16'), fin, { edge: '#5a1404', depth: 4 })
  puff(pen, smooth('0,16 -6,36 10,38 18,16'), fin, { edge: '#5a1404', depth: 4 })
  puff(
    pen,
    smooth('54,0 44,-17 16,-24 -16,-18 -38,0 -16,18 16,24 44,17'),
    isHigh ? ['#fff6b0', '#ffc233', '#a85a06'] : ['#ffffff', '#fff0e4', '#c98a70'],
    { edge: '#5a1404' },
  )
  if (!isHigh) {
    flat(pen, smooth('30,-20 12,-23 0,-8 10,4 28,-2'), '#f0481f')
    flat(pen, smooth('-8,-17 -26,-8 -24,8 -8,8 -2,-4'), '#f0481f')
  }
  flat(pen, disc(40, -6, 6), '#ffffff')
  flat(pen, disc(41.5, -6, 3.6), '#1a0a14')
  line(pen, shape('M52 6C58 10 60 16 58 22M50 8C52 14 52 20 48 24'), '#e0905a', 2)
  if (isHigh) line(pen, shape('M34 -18L24 -40L36 -32M22 -22L8 -42L20 -36'), '#fff0b0', 4)
  shine(pen, 10, -12, 14, 4, 0)
}
