/// <reference lib="dom" />
import type { Fill, Pen } from '../../../client/kit.ts'
import {
  around,
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
import { ridge, stars } from '../../../client/scenery.ts'
import type { Look } from '../../slots/browser/look.ts'
import { banner, gem, gold, leaf, twinkle } from '../../slots/browser/shapes.ts'

const jade: Fill = ['#c8ffe4', '#2fbf8a', '#07503f']

export const look: Look = {
  symbols: {
    W: tiger,
    S: gate,
    O: ring,
    D: drum,
    F: fan,
    B: bamboo,
    R: (pen) => gem(pen, around(6, 42), '#e8283c'),
    A: (pen) => gem(pen, around(4, 45), '#ff9a1f'),
    J: (pen) => gem(pen, around(8, 41, 0.5), '#22b573'),
    Q: (pen) => gem(pen, around(5, 44), '#2f7de0'),
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#04202a', '#0f7a5c', '#c8f08a'] : ['#03141f', '#0a4a48', '#1c8a6a']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    stars(pen, width, height * 0.5, 50, 4)
    glow(pen, width * 0.78, height * 0.16, width * 0.3, 'rgb(230 255 210 / 0.5)')
    flat(pen, disc(width * 0.78, height * 0.16, Math.min(width, height) * 0.07), '#f4ffe0')
    ridge(pen, width, height, { level: 0.66, colour: '#0a5a50', seed: 21, rough: 0.22 })
    ridge(pen, width, height, { level: 0.8, colour: '#063c38', seed: 5, rough: 0.16 })
    ridge(pen, width, height, { level: 0.93, colour: '#021e20', seed: 14, rough: 0.05 })
  },
  frame: ['#d8ffe8', '#3fae86', '#0a4636'],
  well: ['#123a38', '#06201f'],
  accent: '#7dffcf',
  voice: { root: 262, wave: 'triangle' },
}

const coat: Fill = ['#ffdf8a', '#f79a1e', '#8a3a04']

function tiger(pen: Pen): void {
  glow(pen, 0, 0, 58, 'rgb(90 255 190 / 0.5)')
  for (const side of [-1, 1]) {
    puff(pen, disc(side * 31, -32, 13), coat, { edge: '#3a1604', depth: 4 })
    flat(pen, disc(side * 31, -31, 7), '#5a2408')
  }
  const head = '0,-43 24,-39 40,-20 44,6 34,24 18,34 0,37 -18,34 -34,24 -44,6 -40,-20 -24,-39'
  puff(pen, smooth(head), coat, { edge: '#3a1604' })
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    const stripes =
      'M44 -4C34 -4 28 -2 24 2C32 2 40 2 45 4ZM42 12C34 11 29 12 26 15C33 16 38 17 40 19Z' +
      'M30 -38C28 -30 24 -26 18 -24C26 -24 33 -27 36 -32Z' +
      'M10 -42C10 -34 8 -30 4 -27C11 -28 16 -33 17 -41Z'
    flat(pen, shape(stripes), '#2a0f06')
    flat(pen, shape('M6 -8C12 -20 28 -20 34 -10C28 -2 12 0 6 -8Z'), '#fff8e4')
    flat(pen, disc(20, -9, 7.4), '#1fae6a')
    flat(pen, disc(20, -9, 3, 6), '#04140c')
    flat(pen, disc(17.6, -12, 2), '#ffffff')
    line(pen, shape('M5 -12C12 -24 28 -24 36 -14'), '#2a0f06', 3.6)
    puff(pen, smooth('0,12 14,9 24,16 20,27 6,29'), ['#ffffff', '#fbeedc', '#c9a480'], { depth: 4 })
    for (const y of [17, 22]) line(pen, shape(`M24 ${y}L46 ${y + 3}`), '#fff4e0', 1.2)
    pen.restore()
  }
  flat(pen, shape('M-9 6H9C8 13 3 16 0 16C-3 16 -8 13 -9 6Z'), '#f0708a')
  flat(pen, shape('M-12 24C-6 20 6 20 12 24C10 33 4 36 0 36C-4 36 -10 33 -12 24Z'), '#4a0814')
  flat(pen, shape('M-10 23L-7 31L-4 22ZM10 23L7 31L4 22Z'), '#fffdf0')
  puff(pen, shape('M0 -40L8 -30L0 -19L-8 -30Z'), jade, {
    edge: '#ffe08a',
    depth: 3,
    top: -40,
    bottom: -19,
  })
  banner(pen, 'WILD', jade, '#03281f', 41, 16)
}

function gate(pen: Pen): void {
  glow(pen, 0, 0, 60, 'rgb(220 255 200 / 0.7)')
  puff(pen, disc(0, 2, 42), ['#fff6c8', '#e8b84a', '#7a4a08'], { edge: '#4a2a04', depth: 6 })
  flat(pen, disc(0, 2, 33), shade(pen, ['#06303c', '#0f7a6a'], -30, 36))
  flat(pen, disc(8, -6, 14), '#f8ffe4')
  flat(pen, shape('M-33 6C-20 0 -10 12 0 8C12 4 22 14 33 6A33 33 0 0 1 -33 6Z'), '#054038')
  puff(pen, shape('M-40 -36C-20 -30 20 -30 40 -36L34 -24H-34Z'), jade, {
    edge: '#03281f',
    depth: 4,
    top: -38,
    bottom: -22,
  })
  twinkle(pen, 14, -12, 10)
}

function ring(pen: Pen): void {
  glow(pen, 0, 0, 58, 'rgb(90 255 190 / 0.45)')
  const body = new Path2D()
  body.ellipse(0, 0, 44, 44, 0, 0, Math.PI * 2)
  body.ellipse(0, 0, 17, 17, 0, 0, Math.PI * 2, true)
  puff(pen, body, jade, { edge: '#03281f', depth: 9 })
  line(pen, disc(0, 0, 37), '#e8fff4aa', 1.6)
  line(pen, disc(0, 0, 24), '#e8fff4aa', 1.6)
  for (const [x, y] of around(8, 30.5))
    puff(pen, disc(x, y, 4), gold, { depth: 2, top: y - 4, bottom: y + 4 })
  shine(pen, -24, -24, 10, 5)
}

function drum(pen: Pen): void {
  puff(
    pen,
    shape('M-40 -16C-48 0 -46 26 -34 36C-14 46 14 46 34 36C46 26 48 0 40 -16Z'),
    ['#ff8a6a', '#c42a1e', '#5a0a0a'],
    { edge: '#3a0604' },
  )
  puff(pen, disc(0, -17, 41, 19), ['#fffbe8', '#f2d9a8', '#b08a4a'], { edge: '#3a1c04', depth: 4 })
  line(pen, disc(0, -17, 26, 11), '#c49a52', 2)
  for (let at = -4; at <= 4; at++)
    puff(pen, disc(at * 9.2, 9 - Math.abs(at) * 2, 3.4), gold, { depth: 2 })
  for (const side of [-1, 1]) {
    line(pen, shape(`M${side * 8} -20L${side * 38} -46`), '#5a2a08', 6)
    puff(pen, disc(side * 7, -20, 6), ['#ffe9c0', '#d09a4a', '#6a3a0a'], {
      edge: '#3a1c04',
      depth: 3,
    })
  }
}

function fan(pen: Pen): void {
  for (let at = -3; at <= 3; at++) {
    pen.save()
    pen.translate(0, 38)
    pen.rotate(at * 0.27)
    puff(pen, plate(0, -42, 17, 72, 7), at % 2 ? ['#e8f2ff', '#8aa0ba', '#33445c'] : jade, {
      edge: '#0c1c28',
      depth: 4,
      top: -78,
      bottom: 0,
    })
    pen.restore()
  }
  puff(pen, disc(0, 37, 8), gold, { edge: '#5a2a02', depth: 3 })
  line(pen, shape('M0 44V50'), '#e8283c', 4)
}

function bamboo(pen: Pen): void {
  for (const [x, top, turn] of [
    [-15, -42, -0.1],
    [2, -48, 0],
    [18, -38, 0.12],
  ] as const) {
    pen.save()
    pen.translate(x, 0)
    pen.rotate(turn)
    for (let y = top; y < 40; y += 22)
      puff(pen, plate(0, y + 11, 13, 21, 4), ['#e4ff9a', '#6abf2e', '#24600e'], {
        edge: '#143a08',
        depth: 3,
        top: y,
        bottom: y + 22,
      })
    pen.restore()
  }
  for (const [x, y, turn] of [
    [18, -30, -0.5],
    [-18, -24, -2.5],
    [22, -4, 0.1],
  ] as const)
    leaf(pen, x, y, 0.9, turn)
  puff(pen, plate(2, 20, 52, 9, 4), ['#ff8a7a', '#d0182e', '#6a0618'], {
    edge: '#3a0410',
    depth: 3,
    top: 15,
    bottom: 25,
  })
}
