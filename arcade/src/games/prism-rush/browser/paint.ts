/// <reference lib="dom" />
import type { Draw } from '../../../client/kit.ts'
import { around, flat, glow, line, polygon, shade, shape } from '../../../client/kit.ts'
import type { Look } from '../../slots/browser/look.ts'
import { rays, ridge, stars } from '../../../client/scenery.ts'
import { gem, twinkle } from '../../slots/browser/shapes.ts'

type Corners = [number, number][]

const cut = (corners: Corners, colour: string, table?: number): Draw => {
  return (pen) => gem(pen, corners, colour, table)
}

export const look: Look = {
  symbols: {
    P: prism,
    D: cut(
      [
        [-26, -36],
        [26, -36],
        [47, -10],
        [0, 44],
        [-47, -10],
      ],
      '#7fe3ff',
      0.5,
    ),
    B: cut(around(8, 45, 0.5), '#2f6bff'),
    H: cut(around(6, 46), '#a94dff'),
    S: cut(around(12, 44, 0.5), '#ffc21f', 0.6),
    G: cut(
      [
        [-24, -43],
        [24, -43],
        [37, -28],
        [37, 28],
        [24, 43],
        [-24, 43],
        [-37, 28],
        [-37, -28],
      ],
      '#17c26a',
      0.6,
    ),
    C: cut(
      [
        [0, -46],
        [30, -18],
        [34, 14],
        [0, 45],
        [-34, 14],
        [-30, -18],
      ],
      '#ff7a3c',
      0.5,
    ),
    J: cut(
      [
        [0, -45],
        [44, 0],
        [0, 45],
        [-44, 0],
      ],
      '#f0304f',
      0.54,
    ),
  },
  backdrop(pen, width, height) {
    flat(
      pen,
      shape(`M0 0H${width}V${height}H0Z`),
      shade(pen, ['#060a2e', '#1b1a7a', '#3d1a86'], 0, height),
    )
    rays(pen, width / 2, height * 0.46, Math.hypot(width, height), 'rgb(120 160 255 / 0.06)')
    glow(pen, width / 2, height * 0.46, Math.max(width, height) * 0.55, 'rgb(110 120 255 / 0.4)')
    stars(pen, width, height, 90)
    ridge(pen, width, height, { level: 0.88, colour: '#120a44', seed: 21, rough: 0.2 })
    ridge(pen, width, height, { level: 0.95, colour: '#0a0630', seed: 4, rough: 0.16 })
  },
  frame: ['#e6f4ff', '#7d8cff', '#2a1f86'],
  well: ['#1a1760', '#0b0a38'],
  accent: '#8ff0ff',
  voice: { root: 523, wave: 'sine' },
}

/** White light on one side, all colours on the other. */
function prism(pen: CanvasRenderingContext2D): void {
  glow(pen, 0, 0, 60, 'rgb(255 255 255 / 0.4)')
  const bands = ['#ff4d6a', '#ff9d3c', '#ffe14d', '#4de08a', '#4db8ff', '#b06bff']
  for (const [at, colour] of bands.entries()) {
    flat(
      pen,
      polygon([
        [10, 2],
        [50, 4 + at * 7],
        [50, 11.5 + at * 7],
      ]),
      colour,
    )
  }
  line(pen, shape('M-50 18L-12 2'), '#ffffff', 4)
  gem(
    pen,
    [
      [0, -46],
      [43, 36],
      [-43, 36],
    ],
    '#cfe6ff',
    0.5,
  )
  line(pen, shape('M0 -46L43 36H-43Z'), '#ffffffaa', 1.6)
  twinkle(pen, 14, -12, 15)
}
