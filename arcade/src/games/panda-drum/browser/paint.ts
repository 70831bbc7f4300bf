/// <reference lib="dom" />
import type { Draw, Fill, Pen } from '../../../client/kit.ts'
import { around, disc, flat, glow, letters, line, mix, plate } from '../../../client/kit.ts'
import { puff, shade, shape, shine, smooth } from '../../../client/kit.ts'
import { rays, ridge } from '../../../client/scenery.ts'
import type { Look } from '../../slots/browser/look.ts'
import { banner, gold, leaf, twinkle } from '../../slots/browser/shapes.ts'

const white: Fill = ['#ffffff', '#f2f4ee', '#b4bcae']
const black: Fill = ['#5a6068', '#23272e', '#0a0c10']
const cane: Fill = ['#d4f59a', '#6fb83a', '#2a6a1c']

export const look: Look = {
  symbols: {
    W: panda,
    S: drum,
    G: gong,
    B: bamboo,
    F: fan,
    D: bun,
    A: tile('A', '#d0303c'),
    K: tile('K', '#e08a1c'),
    Q: tile('Q', '#2a9a6a'),
    J: tile('J', '#3a6ad0'),
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#7a1420', '#d0502a', '#ffd27a'] : ['#0c3a34', '#1f7a5a', '#b8d88a']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    rays(pen, width / 2, height * 0.5, Math.hypot(width, height), 'rgb(255 250 200 / 0.07)', 18)
    ridge(pen, width, height, { level: 0.72, colour: '#1c5a4a66', seed: 23, rough: 0.22 })
    ridge(pen, width, height, { level: 0.9, colour: '#0c3028', seed: 9, rough: 0.1 })
    for (const share of [0.02, 0.07, 0.93, 0.98]) stalk(pen, width * share, height)
  },
  frame: ['#f4ffce', '#8ab83c', '#2a5a14'],
  well: ['#123c30', '#07201a'],
  accent: '#d8f07a',
  voice: { root: 294, wave: 'triangle' },
}

/** A cane of the grove, from the ground to the sky. */
function stalk(pen: Pen, x: number, height: number): void {
  line(pen, shape(`M${x} ${height * 0.12}V${height}`), '#0a2a1c', 15)
  line(pen, shape(`M${x} ${height * 0.12}V${height}`), '#4a9a3a', 10)
  for (let y = height * 0.12 + 30; y < height; y += 84)
    line(pen, shape(`M${x - 6} ${y}H${x + 6}`), '#d0f08a', 3)
}

function panda(pen: Pen): void {
  glow(pen, 0, 0, 58, 'rgb(220 255 190 / 0.55)')
  for (const side of [-1, 1])
    puff(pen, disc(side * 28, -28, 13), black, { edge: '#05070a', depth: 4, top: -41, bottom: -15 })
  puff(pen, smooth('0,-36 28,-28 42,0 32,26 0,34 -32,26 -42,0 -28,-28'), white, {
    edge: '#1c2228',
    depth: 8,
    top: -36,
    bottom: 34,
  })
  for (const side of [-1, 1]) {
    pen.save()
    pen.translate(side * 17, -3)
    pen.rotate(side * 0.5)
    flat(pen, disc(0, 0, 9.6, 13), '#1a1e24')
    pen.restore()
    flat(pen, disc(side * 15, -4, 4.6), '#ffffff')
    flat(pen, disc(side * 14.4, -3.6, 2.6), '#1c2a18')
    flat(pen, disc(side * 27, 13, 5, 3.4), '#ff9a9a88')
  }
  flat(pen, disc(0, 10, 7, 5), '#1a1e24')
  line(pen, shape('M0 14V18M-8 19Q-3 24 0 18Q3 24 8 19'), '#1a1e24', 2.4)
  banner(pen, 'WILD', ['#c8f08a', '#4a9a2a', '#1c5210'], '#0c2e08', 41, 16)
}

function drum(pen: Pen): void {
  glow(pen, 0, 0, 60, 'rgb(255 110 70 / 0.6)')
  for (const side of [-1, 1])
    line(pen, shape(`M${side * 8} -18L${side * 40} -46`), side < 0 ? '#ffe0a0' : '#e8b86a', 6)
  puff(
    pen,
    shape('M-36 -14C-46 6 -44 26 -32 38H32C44 26 46 6 36 -14Z'),
    ['#ff9a7a', '#d0241e', '#6a0a10'],
    { edge: '#3a0408', depth: 8, top: -14, bottom: 38 },
  )
  puff(pen, disc(0, -14, 37, 15), ['#fffdf0', '#f4e2b8', '#b08a4a'], {
    edge: '#5a2a06',
    depth: 4,
    top: -29,
    bottom: 1,
  })
  for (let at = -3; at <= 3; at++)
    puff(pen, disc(at * 10.6, 10 - Math.abs(at) * 1.6, 3.4), gold, { depth: 1, edge: '#5a2a02' })
  line(pen, shape('M-38 26C-20 34 20 34 38 26'), '#ffcf5c', 4)
  twinkle(pen, 22, -24, 12)
}

function gong(pen: Pen): void {
  line(pen, shape('M-40 46V-42H40V46'), '#5a1408', 9)
  line(pen, shape('M-40 46V-42H40V46'), '#c0402a', 5)
  line(pen, shape('M-16 -40L-14 -22M16 -40L14 -22'), '#ffe0a0', 2.4)
  puff(pen, disc(0, 6, 33), ['#fff6c0', '#ffbe2e', '#9a5a08'], {
    edge: '#5a2a02',
    depth: 7,
    top: -27,
    bottom: 39,
  })
  line(pen, disc(0, 6, 24), '#a8660c', 3)
  puff(pen, disc(0, 6, 11), gold, { edge: '#8a4a06', depth: 4, top: -5, bottom: 17 })
  shine(pen, -14, -8, 6, 9, 0.6)
}

function bamboo(pen: Pen): void {
  for (const [x, top, turn] of [
    [-20, -40, -0.08],
    [18, -34, 0.1],
    [0, -46, 0],
  ] as const) {
    pen.save()
    pen.translate(x, 0)
    pen.rotate(turn)
    for (let y = top; y < 40; y += 22)
      puff(pen, plate(0, y + 11, 15, 21, 4), cane, {
        edge: '#123d0c',
        depth: 3,
        top: y,
        bottom: y + 21,
      })
    pen.restore()
  }
  leaf(pen, 6, -26, 0.8, -0.4)
  leaf(pen, 20, -2, 0.7, 0.2)
  pen.save()
  pen.scale(-1, 1)
  leaf(pen, 14, -14, 0.8, -0.2)
  pen.restore()
}

function fan(pen: Pen): void {
  const ribs = Array.from({ length: 9 }, (_, at) => -1.16 + at * 0.29)
  puff(pen, shape('M0 38L-46 -14C-26 -46 26 -46 46 -14Z'), ['#ffd0c0', '#e8505c', '#8a1430'], {
    edge: '#4a0818',
    depth: 6,
    top: -40,
    bottom: 38,
  })
  for (const turn of ribs)
    line(pen, shape(`M0 38L${Math.sin(turn) * 50} ${38 - Math.cos(turn) * 72}`), '#fff0c888', 1.8)
  line(pen, shape('M-30 -4C-16 -22 16 -22 30 -4'), '#ffe0a0', 3)
  for (const [x, y] of around(5, 8)) flat(pen, disc(x, y - 18, 5), '#ffd0e0')
  flat(pen, disc(0, -18, 4), '#ffcf3d')
  puff(pen, disc(0, 38, 6), gold, { edge: '#5a2a02', depth: 2, top: 32, bottom: 44 })
}

function bun(pen: Pen): void {
  puff(pen, plate(0, 34, 78, 14, 5), ['#f0d8a0', '#c08a3c', '#6a400c'], {
    edge: '#3a2204',
    depth: 3,
    top: 27,
    bottom: 41,
  })
  puff(
    pen,
    smooth('0,-30 22,-22 38,6 32,28 0,32 -32,28 -38,6 -22,-22'),
    ['#ffffff', '#fff3e0', '#d0b898'],
    { edge: '#7a5a3c', depth: 8, top: -30, bottom: 32 },
  )
  for (const x of [-20, -10, 0, 10, 20])
    line(pen, shape(`M${x * 0.2} -24Q${x} -14 ${x * 1.1} -4`), '#c8a888', 2.4)
  flat(pen, disc(0, -24, 5), '#e0405a')
}

/** A letter on a tile of bamboo. */
function tile(letter: string, colour: string): Draw {
  return (pen) => {
    puff(pen, plate(3, 5, 66, 82, 12), cane, { edge: '#123d0c', depth: 4, top: -36, bottom: 46 })
    puff(pen, plate(0, 0, 66, 82, 12), ['#fffdf2', '#f6ecd2', '#cbb98c'], {
      edge: '#5a4a20',
      depth: 6,
      top: -41,
      bottom: 41,
    })
    const fill: Fill = [mix(colour, '#ffffff', 0.3), colour, mix(colour, '#000000', 0.4)]
    letters(pen, letter, 3, 54, fill, '#fff8e0')
  }
}
