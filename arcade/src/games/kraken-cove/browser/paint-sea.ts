/// <reference lib="dom" />
import { flat, glow, line, mix, shade, shape } from '../../../client/kit.ts'
import { openLayer } from '../../../client/layer.ts'
import { ridge, series } from '../../../client/scenery.ts'
import type { Brush } from '../../../client/stage.ts'
import { paintCannonLight } from './paint-cannon.ts'

const corals: [place: number, colour: string][] = [
  [0.06, '#ff7fb0'],
  [0.24, '#ffb45c'],
  [0.78, '#8f7bff'],
  [0.95, '#4fe0d0'],
]

const [still, lit] = [openLayer(), openLayer()]

/**
 * Rays are faint and wander by less than two dots in so many frames. Painting them anew is the
 * dearest frame of the sea, so it is a rare one.
 */
const rayFrames = 24
let frames = 0

type Sight = { isStill: boolean; hasCannon: boolean }

/** Water, rocks and corals stand still, and light on them nearly does: only bubbles are painted. */
export function paintSea(brush: Brush, nowMs: number, { isStill, hasCannon }: Sight): void {
  if (!isStill) frames++
  lit(brush, `${Math.floor(frames / rayFrames)} ${hasCannon}`, (below) => {
    still(below, '', paintGround)
    paintRays(below, isStill ? 0 : nowMs)
    if (hasCannon) paintCannonLight(below)
  })
  paintBubbles(brush, isStill ? 0 : nowMs)
}

function paintGround({ context: pen, width, height }: Brush): void {
  const water = ['#2f7fe0', '#2b46b8', '#1f1f86', '#0d0a46']
  flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, water, 0, height))
  glow(pen, width * 0.5, -height * 0.12, Math.max(width, height) * 0.62, 'rgb(150 220 255 / 0.5)')
  ridge(pen, width, height, { level: 0.8, rough: 0.1, colour: 'rgb(26 28 110 / 0.75)', seed: 3 })
  const next = series(17)
  for (let at = 0; at < 7; at++)
    weed(pen, width * (0.03 + next() * 0.94), height, height * (0.12 + next() * 0.14))
  ridge(pen, width, height, { level: 0.9, rough: 0.06, colour: '#15115c', seed: 8 })
  for (const [place, colour] of corals)
    coral(pen, width * place, height, height * (0.11 + next() * 0.07), colour)
  ridge(pen, width, height, { level: 0.965, rough: 0.03, colour: '#0b0838', seed: 9 })
}

function weed(pen: CanvasRenderingContext2D, x: number, foot: number, high: number): void {
  const path = shape(
    `M${x} ${foot}C${x - high * 0.3} ${foot - high * 0.4} ${x + high * 0.3} ${foot - high * 0.7}` +
      ` ${x} ${foot - high}`,
  )
  line(pen, path, 'rgb(40 120 150 / 0.5)', high * 0.06)
}

function coral(
  pen: CanvasRenderingContext2D,
  x: number,
  foot: number,
  high: number,
  colour: string,
): void {
  for (let arm = -2; arm <= 2; arm++) {
    const [lean, tall] = [arm * high * 0.26, high * (1 - Math.abs(arm) * 0.2)]
    const path = shape(
      `M${x} ${foot}Q${x + lean * 0.2} ${foot - tall * 0.6} ${x + lean} ${foot - tall}`,
    )
    line(pen, path, mix(colour, '#15115c', 0.4), high * 0.11)
    line(pen, path, mix(colour, '#15115c', 0.15), high * 0.05)
  }
}

function paintRays({ context, width, height }: Brush, nowMs: number): void {
  context.globalAlpha = 0.07
  context.fillStyle = '#dff4ff'
  for (let ray = 0; ray < 5; ray++) {
    const sway = Math.sin(nowMs / 4_200 + ray * 1.7) * 0.05
    const top = width * (0.12 + ray * 0.2)
    const foot = width * (ray * 0.28 - 0.06 + sway)
    context.beginPath()
    context.moveTo(top - width * 0.02, 0)
    context.lineTo(top + width * 0.03, 0)
    context.lineTo(foot + width * 0.12, height * 0.86)
    context.lineTo(foot - width * 0.04, height * 0.86)
    context.fill()
  }
  context.globalAlpha = 1
}

function paintBubbles({ context, width, height }: Brush, nowMs: number): void {
  const next = series(21)
  context.strokeStyle = 'rgb(214 240 255 / 0.45)'
  context.lineWidth = 1.4
  for (let bubble = 0; bubble < 14; bubble++) {
    const [x, start, size, speed] = [next(), next(), 2.5 + next() * 7, 0.5 + next()]
    const risen = (start + (nowMs / 16_000) * speed) % 1
    const sway = Math.sin(nowMs / 900 + bubble) * 6
    context.beginPath()
    context.arc(x * width + sway, height * (1.02 - risen * 1.05), size, 0, Math.PI * 2)
    context.stroke()
  }
}
