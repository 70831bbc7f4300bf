/// <reference lib="dom" />
import type { Fill, Pen } from '../../../client/kit.ts'
import { around, disc, flat, glow, line, plate, puff, shade } from '../../../client/kit.ts'
import { shape, shine, smooth, starOf } from '../../../client/kit.ts'
import { rays, ridge, stars } from '../../../client/scenery.ts'
import type { Look } from '../../slots/browser/look.ts'
import { banner, gold, leaf, star, twinkle } from '../../slots/browser/shapes.ts'

const fur: Fill = ['#ffffff', '#f6e9f4', '#c9a8c8']
const crust: Fill = ['#ffe2a0', '#e09a3c', '#8a4a12']

export const look: Look = {
  symbols: {
    W: rabbit,
    S: fullMoon,
    C: mooncake,
    T: teapot,
    L: lantern,
    P: peach,
    R: (pen) => star(pen, ['#ffd0e4', '#ff6aa6', '#b3205e'], '#6a0a34'),
    A: (pen) => star(pen, ['#ffe6b0', '#ff9a3c', '#b3500a'], '#5c2604'),
    J: (pen) => star(pen, ['#d8ffc0', '#5cc94a', '#1c7a2a'], '#0c3d14'),
    Q: (pen) => star(pen, ['#cfe8ff', '#4a9af0', '#1a4aa8'], '#0a2458'),
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#2a1060', '#6a2a90', '#f0a0b4'] : ['#0c1240', '#2a2470', '#6a3a80']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    stars(pen, width, height * 0.8, isFeature ? 130 : 80)
    rays(pen, width / 2, height * 0.2, Math.hypot(width, height), 'rgb(255 240 190 / 0.06)', 20)
    glow(pen, width / 2, height * 0.2, Math.max(width, height) * 0.45, 'rgb(255 236 170 / 0.5)')
    ridge(pen, width, height, { level: 0.86, colour: '#1a1650', seed: 17, rough: 0.12 })
    ridge(pen, width, height, { level: 0.95, colour: '#0c0a2e', seed: 5, rough: 0.06 })
  },
  frame: ['#fff0c4', '#d8a0e0', '#5a2a7a'],
  well: ['#241a5c', '#100a30'],
  accent: '#ffd98a',
  voice: { root: 392, wave: 'sine' },
}

function rabbit(pen: Pen): void {
  glow(pen, 0, 0, 60, 'rgb(255 220 240 / 0.6)')
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    pen.translate(14, -20)
    pen.rotate(0.22)
    puff(pen, smooth('0,4 -9,-8 -6,-24 1,-30 8,-24 9,-8'), fur, { edge: '#7a4a78', depth: 4 })
    flat(pen, smooth('0,0 -4,-8 -2,-20 1,-24 4,-20 5,-8'), '#ffb0cc')
    pen.restore()
  }
  puff(pen, smooth('0,-26 24,-20 36,4 28,26 0,32 -28,26 -36,4 -24,-20'), fur, {
    edge: '#7a4a78',
    depth: 7,
    top: -26,
    bottom: 32,
  })
  for (const side of [-1, 1]) {
    flat(pen, disc(side * 13, -1, 5.4, 7), '#3a1438')
    flat(pen, disc(side * 13 - 1.6, -3.4, 2), '#ffffff')
    flat(pen, disc(side * 22, 11, 6.4, 4.2), '#ff9ac0aa')
    line(
      pen,
      shape(`M${side * 10} 10L${side * 30} 6M${side * 10} 13L${side * 30} 15`),
      '#b08ab0',
      1,
    )
  }
  flat(pen, shape('M-4 7H4L0 12Z'), '#ff6a9a')
  line(pen, shape('M0 12V15M-6 17Q-2 20 0 15Q2 20 6 17'), '#7a3a5c', 1.8)
  banner(pen, 'WILD', ['#ffb8d8', '#d0508f', '#7a1a58'], '#4a0a38', 41, 16)
}

function fullMoon(pen: Pen): void {
  glow(pen, 0, 0, 62, 'rgb(255 240 170 / 0.9)')
  puff(pen, disc(0, 0, 43), ['#fffef0', '#ffe9a0', '#d8a83c'], { edge: '#8a5c10', depth: 8 })
  for (const [x, y, size] of [
    [-14, -12, 9],
    [16, 8, 11],
    [-8, 20, 7],
    [14, -20, 5],
  ] as const)
    flat(pen, disc(x, y, size), '#d8ac4a88')
  shine(pen, -18, -24, 9, 12, 0.6)
  twinkle(pen, 26, -26, 14)
}

/** A pressed pattern on a scalloped cake. */
function mooncake(pen: Pen): void {
  for (const [x, y] of around(12, 36))
    puff(pen, disc(x, y, 11), crust, { edge: '#5a2a06', depth: 3 })
  puff(pen, disc(0, 0, 36), crust, { depth: 6, top: -36, bottom: 36 })
  line(pen, disc(0, 0, 27), '#8a4a12', 3)
  for (const [x, y] of around(6, 15)) line(pen, disc(x, y, 9, 9), '#9a5a1c', 2.2)
  flat(pen, disc(0, 0, 8), '#fff0c0')
  line(pen, disc(0, 0, 8), '#8a4a12', 2)
  shine(pen, -16, -22, 6, 9, 0.6)
}

function teapot(pen: Pen): void {
  const clay: Fill = ['#b8f4e4', '#2aa890', '#0c5248']
  line(pen, shape('M26 -4C48 -14 48 24 24 20'), '#0a3a34', 10)
  line(pen, shape('M26 -4C48 -14 48 24 24 20'), '#3cc0a6', 5)
  puff(pen, shape('M-24 6L-46 -14L-38 -20L-16 -6Z'), clay, { edge: '#0a3a34', depth: 3 })
  puff(pen, smooth('0,-20 24,-12 32,10 22,32 0,36 -22,32 -32,10 -24,-12'), clay, {
    edge: '#0a3a34',
    depth: 8,
    top: -20,
    bottom: 36,
  })
  puff(pen, smooth('0,-30 16,-22 18,-16 0,-13 -18,-16 -16,-22'), clay, {
    edge: '#0a3a34',
    depth: 3,
    top: -30,
    bottom: -13,
  })
  puff(pen, disc(0, -33, 6), gold, { edge: '#5a2a02', depth: 2, top: -39, bottom: -27 })
  flat(pen, starOf(5, 12, 0.5), '#ffe9a0cc')
  shine(pen, -14, 0, 5, 13, 0.3)
}

function lantern(pen: Pen): void {
  glow(pen, 0, 0, 58, 'rgb(255 120 90 / 0.6)')
  line(pen, shape('M0 -48V-34M0 34V48M-7 34V44M7 34V44'), '#ffcf5c', 3)
  puff(
    pen,
    smooth('0,-32 26,-26 37,0 26,26 0,32 -26,26 -37,0 -26,-26'),
    ['#ffc0a0', '#f0452e', '#8a0f1c'],
    { edge: '#4a0610', depth: 7, top: -32, bottom: 32 },
  )
  for (const x of [-22, -8, 8, 22])
    line(pen, shape(`M${x * 0.5} -30Q${x * 1.5} 0 ${x * 0.5} 30`), '#ffd98a77', 2)
  for (const y of [-32, 32])
    puff(pen, plate(0, y, 32, 9, 4), gold, { edge: '#5a2a02', depth: 3, top: y - 5, bottom: y + 5 })
}

function peach(pen: Pen): void {
  leaf(pen, 4, -26, 0.95, -0.5)
  pen.save()
  pen.scale(-1, 1)
  leaf(pen, 4, -26, 0.85, -0.3)
  pen.restore()
  puff(
    pen,
    smooth('0,-28 24,-30 40,-6 30,24 0,44 -30,24 -40,-6 -24,-30'),
    ['#fff0d0', '#ff9a8a', '#d0406a'],
    { edge: '#7a1a3c', depth: 8, top: -30, bottom: 44 },
  )
  line(pen, shape('M0 -27Q-12 4 2 38'), '#c43a6499', 3)
  shine(pen, -20, -10, 7, 11, 0.4)
}
