/// <reference lib="dom" />
import type { Fill, Pen } from '../../../client/kit.ts'
import { disc, flat, line, plate, puff, shape, shine, smooth } from '../../../client/kit.ts'
import { openSprites, symbolUnits } from '../../../client/sprites.ts'

type Spot = { x: number; y: number; size: number }
type Mood = 'brave' | 'glad' | 'dizzy'

const down: Fill = ['#fffbc0', '#ffd83c', '#d98a10']
const beak: Fill = ['#ffc06a', '#f2761f', '#a8400a']
const comb: Fill = ['#ff8a8a', '#f23d4f', '#8f0f24']

const chicks = openSprites({
  brave: (pen) => drawChick(pen, 'brave'),
  glad: (pen) => drawChick(pen, 'glad'),
  dizzy: (pen) => drawChick(pen, 'dizzy'),
})
const cars = openSprites({ car: drawCar })
/** Figures are drawn in a box from −50 to 50, as symbols are. */
const spriteUnits = symbolUnits / 50
/** A car is longer than the box of a symbol. */
const carShare = 0.8

export function paintChick(pen: Pen, { x, y, size, mood }: Spot & { mood: Mood }): void {
  chicks.paint(pen, mood, x, y, size * spriteUnits)
}

/** Seen from above, on its way down the lane. */
export function paintCar(pen: Pen, { x, y, size }: Spot): void {
  cars.paint(pen, 'car', x, y, (size * spriteUnits) / carShare)
}

/** Looking the way it runs. */
function drawChick(pen: Pen, mood: Mood): void {
  if (mood === 'dizzy') pen.rotate(-0.5)
  for (const side of [-1, 1]) {
    line(pen, shape(`M${side * 14} 34L${side * 14 + 4} 46`), '#e07a1c', 6)
    puff(pen, disc(side * 14 + 8, 47, 11, 5), comb, { depth: 3 })
  }
  puff(pen, smooth('-6,-40 -10,-56 2,-52 8,-60 16,-50 22,-40'), comb, { depth: 4 })
  puff(pen, smooth('-36,0 -56,-12 -60,4 -50,20 -34,22'), down, { depth: 4 })
  puff(pen, smooth('0,-46 28,-38 42,-14 42,12 28,34 0,40 -28,34 -42,12 -42,-14 -28,-38'), down, {
    depth: 9,
  })
  flat(pen, disc(10, 22, 24, 15), 'rgb(255 251 220 / 0.8)')
  paintEyes(pen, mood)
  puff(pen, smooth('14,2 28,-4 44,2 34,12 24,12'), beak, { depth: 3 })
  puff(pen, smooth('-12,10 6,8 22,18 8,28 -8,24'), down, { depth: 4 })
  shine(pen, -14, -28, 10, 5)
}

function drawCar(pen: Pen): void {
  pen.scale(carShare, carShare)
  for (const [wheelX, wheelY] of [
    [-38, -44],
    [38, -44],
    [-38, 44],
    [38, 44],
  ] as const)
    flat(pen, plate(wheelX, wheelY, 14, 30, 5), '#0d0e1a')
  puff(pen, plate(0, 0, 76, 148, 26), ['#ff9a7a', '#f2413c', '#8a0f24'], { depth: 10 })
  puff(pen, plate(0, -4, 58, 70, 16), ['#ffb49a', '#ff6a52', '#b82030'], { depth: 5 })
  flat(pen, shape('M-28 34Q0 24 28 34L24 52Q0 44 -24 52Z'), '#12203f')
  flat(pen, shape('M-24 -40Q0 -32 24 -40L20 -52Q0 -46 -20 -52Z'), '#12203f')
  for (const side of [-1, 1]) flat(pen, disc(side * 25, 68, 9, 5), '#fff6c8')
  shine(pen, -16, -14, 9, 4)
}

function paintEyes(pen: Pen, mood: Mood): void {
  for (const x of [2, 28]) {
    if (mood === 'dizzy') {
      line(pen, shape(`M${x - 6} -18l12 10m-12 0l12 -10`), '#5a2c04', 3.4)
      continue
    }
    if (mood === 'glad') {
      line(pen, shape(`M${x - 7} -10q7 -10 14 0`), '#5a2c04', 3.6)
      continue
    }
    flat(pen, disc(x, -13, 10, 11), '#ffffff')
    flat(pen, disc(x + 2, -12, 6, 7), '#5a2c04')
    flat(pen, disc(x, -15, 2.4), '#ffffff')
    line(pen, shape(`M${x - 9} -27l16 4`), '#8a4a06', 3.4)
  }
}
