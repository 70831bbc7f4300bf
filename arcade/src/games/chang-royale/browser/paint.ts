/// <reference lib="dom" />
import type { Fill, Pen } from '../../../client/kit.ts'
import {
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
import { rays, ridge, stars } from '../../../client/scenery.ts'
import type { Look } from '../../slots/browser/look.ts'
import { banner, bell, coin, gold, shield, twinkle } from '../../slots/browser/shapes.ts'

const hide: Fill = ['#e4dcff', '#9a8ae0', '#463a8a']

export const look: Look = {
  symbols: {
    W: elephant,
    S: parasol,
    C: crown,
    L: lotus,
    B: (pen) => bell(pen),
    O: (pen) => {
      coin(pen)
      twinkle(pen, -14, -18, 12)
    },
    A: shield('A', '#c4302b'),
    K: shield('K', '#1f7fb8'),
    Q: shield('Q', '#7a3fc0'),
    J: shield('J', '#2a9a5a'),
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#3a0a5a', '#a8389a', '#ffc27a'] : ['#1a0a3c', '#4a1f80', '#8a3fa0']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    rays(pen, width / 2, height * 0.45, Math.hypot(width, height), 'rgb(255 220 255 / 0.06)', 20)
    stars(pen, width, height * 0.5, 60, 8)
    roofs(pen, width, height)
    ridge(pen, width, height, { level: 0.95, colour: '#170630', seed: 6, rough: 0.03 })
  },
  frame: ['#fff0b8', '#d99a2a', '#6a2a7a'],
  well: ['#2e1560', '#150830'],
  accent: '#ffcf5a',
  voice: { root: 311, wave: 'triangle' },
}

/** Roofs of a palace along the ground. */
function roofs(pen: Pen, width: number, height: number): void {
  for (let at = 0; at < 7; at++) {
    const [x, wide] = [(width * (at + 0.5)) / 7, width / 8]
    const top = height * (at % 2 ? 0.74 : 0.64)
    const roof =
      `M${x} ${top}C${x + wide * 0.1} ${top + wide * 0.5} ${x + wide * 0.3} ${top + wide * 0.7} ` +
      `${x + wide * 0.6} ${top + wide * 0.8}V${height}H${x - wide * 0.6}V${top + wide * 0.8}` +
      `C${x - wide * 0.3} ${top + wide * 0.7} ${x - wide * 0.1} ${top + wide * 0.5} ${x} ${top}Z`
    flat(pen, shape(roof), at % 2 ? '#33115a' : '#280d4c')
  }
}

function elephant(pen: Pen): void {
  glow(pen, 0, 0, 58, 'rgb(255 200 255 / 0.55)')
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    puff(pen, smooth('18,-28 40,-36 50,-14 46,10 32,16 20,4'), hide, { edge: '#2a1c5a' })
    flat(pen, smooth('26,-22 38,-28 44,-12 40,4 30,6'), '#ffb8d8')
    puff(pen, smooth('14,16 26,20 36,14 34,24 22,30 12,26'), ['#ffffff', '#fff0d0', '#c9a468'], {
      edge: '#5a3a10',
      depth: 3,
    })
    pen.restore()
  }
  puff(
    pen,
    smooth('0,-36 22,-30 27,-6 20,10 12,16 11,30 0,38 -11,30 -12,16 -20,10 -27,-6 -22,-30'),
    hide,
    { edge: '#2a1c5a' },
  )
  for (const y of [12, 19, 26]) line(pen, shape(`M-9 ${y}Q0 ${y + 4} 9 ${y}`), '#463a8a99', 1.8)
  for (const side of [-1, 1]) {
    flat(pen, disc(side * 14, -6, 5.4, 6.4), '#ffffff')
    flat(pen, disc(side * 13.4, -5, 3.4, 4.4), '#1c1030')
    flat(pen, disc(side * 13.4 - 1.4, -7, 1.4), '#ffffff')
  }
  puff(
    pen,
    shape('M-24 -26C-14 -34 14 -34 24 -26L14 -12L0 -6L-14 -12Z'),
    ['#ff9ac4', '#d0246a', '#6a0a34'],
    { edge: '#ffd97a', depth: 4, top: -36, bottom: -4 },
  )
  puff(pen, smooth('0,-52 6,-40 10,-32 0,-28 -10,-32 -6,-40'), gold, {
    edge: '#5a2a02',
    depth: 3,
    top: -52,
    bottom: -28,
  })
  puff(pen, disc(0, -19, 6), ['#b8ffe0', '#1fae7a', '#06482e'], {
    edge: '#fff0b0',
    depth: 2,
    top: -25,
    bottom: -13,
  })
  banner(pen, 'WILD', ['#c48aff', '#7a2fd0', '#3a0a7a'], '#2a0650', 42, 15)
}

/** Tiers of gold over each other, as they are held above kings. */
function parasol(pen: Pen): void {
  glow(pen, 0, 0, 60, 'rgb(255 220 120 / 0.7)')
  line(pen, shape('M0 -44V48'), '#8a4a06', 5)
  line(pen, shape('M0 -44V48'), '#ffe08a', 2)
  for (const [at, y] of [22, 4, -14, -30].entries()) {
    const wide = 42 - at * 9
    const tier =
      `M0 ${y - 17}C${wide * 0.5} ${y - 14} ${wide} ${y - 4} ${wide} ${y + 4}H${-wide}` +
      `C${-wide} ${y - 4} ${-wide * 0.5} ${y - 14} 0 ${y - 17}Z`
    puff(pen, shape(tier), gold, { edge: '#5a2a02', depth: 3, top: y - 17, bottom: y + 4 })
    for (let x = -wide + 4; x <= wide - 4; x += 8) flat(pen, disc(x, y + 6, 2.6), '#e0246a')
  }
  twinkle(pen, 18, -26, 11)
}

function crown(pen: Pen): void {
  const body = 'M-42 26L-46 -16L-22 4L0 -34L22 4L46 -16L42 26Z'
  puff(pen, shape(body), gold, { edge: '#5a2a02', depth: 8 })
  puff(pen, smooth('-42,24 0,31 42,24 42,38 0,45 -42,38'), ['#ff9ac4', '#d0246a', '#6a0a34'], {
    edge: '#5a2a02',
    depth: 4,
  })
  for (const [x, y, colour] of [
    [-46, -18, '#e8283c'],
    [0, -36, '#22b573'],
    [46, -18, '#e8283c'],
    [0, 8, '#2f7de0'],
  ] as const) {
    const fill: Fill = [mix(colour, '#ffffff', 0.6), colour, mix(colour, '#000000', 0.5)]
    puff(pen, disc(x, y, 7), fill, { edge: '#fff0b0', depth: 3, top: y - 7, bottom: y + 7 })
  }
  shine(pen, -22, 14, 8, 4)
}

function lotus(pen: Pen): void {
  const petal = 'M0 34C-18 18 -18 -12 0 -36C18 -12 18 18 0 34Z'
  for (const [turn, pale] of [
    [-1.1, 0.05],
    [1.1, 0.05],
    [-0.62, 0.2],
    [0.62, 0.2],
    [0, 0.45],
  ] as const) {
    pen.save()
    pen.translate(0, 10)
    pen.rotate(turn)
    pen.translate(0, -10)
    const fill: Fill = [
      mix('#ff9ad0', '#ffffff', 0.3 + pale),
      mix('#f05aa8', '#ffffff', pale),
      '#8f1860',
    ]
    puff(pen, shape(petal), fill, { edge: '#5c0a3e', depth: 5 })
    pen.restore()
  }
  glow(pen, 0, 12, 22, 'rgb(255 230 140 / 0.8)')
}
