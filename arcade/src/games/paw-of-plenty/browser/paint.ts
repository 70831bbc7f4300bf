/// <reference lib="dom" />
import type { Draw, Fill, Pen } from '../../../client/kit.ts'
import {
  around,
  disc,
  flat,
  glow,
  line,
  mix,
  puff,
  shade,
  shape,
  shine,
  smooth,
} from '../../../client/kit.ts'
import { rays, series } from '../../../client/scenery.ts'
import type { Look } from '../../slots/browser/look.ts'
import { banner, bell, gold, twinkle } from '../../slots/browser/shapes.ts'

export const look: Look = {
  symbols: {
    W: cat,
    S(pen) {
      glow(pen, 0, 0, 60, 'rgb(255 220 110 / 0.75)')
      bell(pen)
      twinkle(pen, 22, -24, 14)
    },
    O: koban,
    K: koi,
    L: lantern,
    F: fan,
    R: paw('#e8283c'),
    A: paw('#ff9a1f'),
    J: paw('#22b573'),
    Q: paw('#2f7de0'),
  },
  backdrop(pen, width, height, isFeature) {
    const wall = isFeature ? ['#5a0420', '#c8361a', '#ffb53c'] : ['#4a0418', '#a01228', '#5a0618']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, wall, 0, height))
    if (isFeature)
      rays(pen, width / 2, height / 2, Math.hypot(width, height), 'rgb(255 230 150 / 0.1)')
    waves(pen, width, height)
    heap(pen, width, height)
  },
  frame: ['#fff0b0', '#e0a022', '#8a3c06'],
  well: ['#fff6ea', '#f3dcc2'],
  accent: '#ffb52e',
  voice: { root: 392, wave: 'triangle' },
}

/** Scales of cloth, row by row. */
function waves(pen: Pen, width: number, height: number): void {
  const size = Math.max(36, width / 22)
  for (let row = 0; row * size * 0.5 < height; row++) {
    for (let at = -1; at * size * 2 < width + size; at++) {
      const [x, y] = [at * size * 2 + (row % 2) * size, row * size * 0.5]
      for (const part of [1, 0.7, 0.4]) line(pen, disc(x, y, size * part), '#ffb8742a', 1.4)
    }
  }
}

function heap(pen: Pen, width: number, height: number): void {
  const next = series(9)
  for (let at = 0; at < 70; at++) {
    const [x, y] = [next() * width, height * (0.93 + next() * 0.1)]
    pen.save()
    pen.translate(x, y)
    pen.rotate((next() - 0.5) * 1.2)
    puff(pen, disc(0, 0, 20, 9), gold, { edge: '#7a3d04', depth: 3, top: -9, bottom: 9 })
    pen.restore()
  }
}

const fur: Fill = ['#ffffff', '#fbeee0', '#cdb09a']

/** The head, and the paw that beckons beside it. */
function cat(pen: Pen): void {
  glow(pen, 0, 0, 58, 'rgb(255 190 60 / 0.7)')
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    puff(
      pen,
      shape('M10 -30L36 -52C42 -38 42 -22 40 -8Z'),
      side < 0 ? ['#6a4630', '#3a2418', '#1c0f08'] : ['#ffc06a', '#ec8a24', '#a04a08'],
      {
        edge: '#5a3018',
      },
    )
    flat(pen, shape('M20 -30L33 -44C36 -34 36 -26 35 -18Z'), '#ffb0b8')
    pen.restore()
  }
  puff(pen, smooth('0,-38 26,-34 42,-12 38,14 20,30 0,33 -20,30 -38,14 -42,-12 -26,-34'), fur, {
    edge: '#5a3018',
  })
  flat(pen, smooth('-40,-14 -28,-34 -10,-37 -14,-20 -28,-8'), '#4a2e1e')
  flat(pen, smooth('40,-14 28,-34 10,-37 14,-20 28,-8'), '#f0952c')
  for (const side of [-1, 1]) {
    flat(pen, disc(side * 17, -4, 10), '#5a2a08')
    flat(pen, disc(side * 17, -4, 8.4), '#ffc233')
    flat(pen, disc(side * 17, -4, 4.6, 6.4), '#1c0a04')
    flat(pen, disc(side * 17 - 3, -8, 2.6), '#ffffff')
    flat(pen, disc(side * 27, 10, 6, 4), '#ff9aa488')
    for (const y of [8, 13])
      line(pen, shape(`M${side * 30} ${y}L${side * 47} ${y - 3}`), '#b89a86', 1.2)
  }
  flat(pen, shape('M-4 7H4L0 12Z'), '#f0607a')
  line(pen, shape('M-8 16C-5 19 -1 18 0 14C1 18 5 19 8 16'), '#7a4a34', 2)
  puff(pen, smooth('36,8 48,4 54,16 48,30 38,28'), fur, { edge: '#5a3018', depth: 4 })
  banner(pen, 'WILD', ['#ff7a6a', '#d0182e', '#6a0618'], '#4a0410', 40, 17)
}

function koban(pen: Pen): void {
  pen.save()
  pen.rotate(0.22)
  glow(pen, 0, 0, 56, 'rgb(255 200 60 / 0.5)')
  puff(pen, disc(0, 0, 30, 44), gold, { edge: '#6b3402', depth: 8 })
  line(pen, disc(0, 0, 24, 38), '#a8620a', 2)
  for (let y = -26; y <= 26; y += 8.6) line(pen, shape(`M-18 ${y}H18`), '#c9841a66', 1.4)
  pen.save()
  pen.scale(0.46, 0.46)
  paw('#c9780f')(pen)
  pen.restore()
  pen.restore()
  twinkle(pen, -16, -26, 12)
}

function koi(pen: Pen): void {
  pen.save()
  pen.rotate(-0.5)
  puff(
    pen,
    shape('M26 0C38 -10 46 -22 52 -20C48 -8 48 8 52 20C46 22 38 10 26 0Z'),
    ['#ffb08a', '#e8401f', '#8a1408'],
    { edge: '#5a0c06', depth: 4 },
  )
  for (const side of [-1, 1])
    puff(
      pen,
      shape(
        `M-6 ${side * 14}C0 ${side * 34} 14 ${side * 36} 20 ${side * 32}` +
          `C14 ${side * 24} 12 ${side * 16} 12 ${side * 10}Z`,
      ),
      ['#fff0e6', '#ffb08a', '#d0502a'],
      { edge: '#5a0c06', depth: 3 },
    )
  puff(
    pen,
    smooth('-46,0 -38,-14 -14,-20 12,-15 34,0 12,15 -14,20 -38,14'),
    ['#ffffff', '#ffe9dc', '#c98a70'],
    { edge: '#5a0c06' },
  )
  flat(pen, smooth('-24,-17 -6,-19 2,-6 -8,2 -22,-4'), '#f0481f')
  flat(pen, smooth('10,-13 24,-5 22,6 10,6 6,-4'), '#f0481f')
  for (const y of [-8, 8]) flat(pen, disc(-34, y, 3.4), '#2a0a04')
  shine(pen, -10, -8, 14, 4, 0)
  pen.restore()
}

function lantern(pen: Pen): void {
  line(pen, shape('M0 -50V-38'), '#8a4a06', 3)
  line(pen, shape('M0 34V49M-7 34V46M7 34V46'), '#e8a81e', 3.4)
  puff(pen, disc(0, -1, 38, 33), ['#ff9a6a', '#e0241f', '#74060f'], { edge: '#4a0409', depth: 9 })
  for (const wide of [27, 13]) line(pen, disc(0, -1, wide, 33), '#ffb36a77', 1.8)
  for (const y of [-33, 31])
    puff(pen, shape(`M-20 ${y - 4}H20L16 ${y + 5}H-16Z`), gold, {
      edge: '#5a2a02',
      depth: 3,
      top: y - 5,
      bottom: y + 6,
    })
  glow(pen, 0, 0, 26, 'rgb(255 240 170 / 0.8)')
}

function fan(pen: Pen): void {
  puff(pen, shape('M0 38L-46 -12A66 66 0 0 1 46 -12Z'), ['#ffd9e6', '#f0609a', '#9a1450'], {
    edge: '#5a0a2e',
  })
  for (let at = -3; at <= 3; at++) {
    const angle = (at / 3.6) * 0.74
    line(pen, shape(`M0 36L${Math.sin(angle) * 62} ${38 - Math.cos(angle) * 66}`), '#fff0d0aa', 2)
  }
  for (const [x, y] of around(5, 9)) flat(pen, disc(x, y - 8, 6), '#ffffffdd')
  flat(pen, disc(0, -8, 5), '#ffd24a')
  puff(pen, disc(0, 38, 7), gold, { edge: '#5a2a02', depth: 3 })
}

function paw(colour: string): Draw {
  const fill: Fill = [mix(colour, '#ffffff', 0.55), colour, mix(colour, '#000000', 0.5)]
  const edge = mix(colour, '#000000', 0.68)
  return (pen) => {
    puff(pen, smooth('0,-4 18,4 30,22 24,38 8,36 0,33 -8,36 -24,38 -30,22 -18,4'), fill, { edge })
    for (const [x, y, turn] of [
      [-32, -6, -0.5],
      [-13, -27, -0.15],
      [13, -27, 0.15],
      [32, -6, 0.5],
    ] as const) {
      pen.save()
      pen.translate(x, y)
      pen.rotate(turn)
      puff(pen, disc(0, 0, 10, 14), fill, { edge, depth: 5, top: -14, bottom: 14 })
      pen.restore()
    }
    shine(pen, -8, 10, 8, 4)
  }
}
