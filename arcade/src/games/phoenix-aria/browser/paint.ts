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
  starOf,
} from '../../../client/kit.ts'
import { embers, rays, ridge } from '../../../client/scenery.ts'
import type { Look } from '../../slots/browser/look.ts'
import { banner, flame, gem, gold, twinkle } from '../../slots/browser/shapes.ts'

const fire: Fill = ['#fff0a0', '#ff9a1f', '#c4240f']

export const look: Look = {
  symbols: {
    W: phoenix,
    S: egg,
    O: sun,
    P: plume,
    F: (pen) => flame(pen),
    H: harp,
    R: (pen) => gem(pen, around(6, 42), '#e8283c'),
    A: (pen) => gem(pen, around(4, 45), '#ff9a1f'),
    J: (pen) => gem(pen, around(8, 41, 0.5), '#22b573'),
    Q: (pen) => gem(pen, around(5, 44), '#2f7de0'),
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#3a0620', '#c43a14', '#ffc04a'] : ['#1c0618', '#6a1020', '#c4401a']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    rays(pen, width / 2, height * 0.9, Math.hypot(width, height), 'rgb(255 200 110 / 0.08)', 22)
    glow(pen, width / 2, height * 0.95, Math.max(width, height) * 0.5, 'rgb(255 170 60 / 0.5)')
    ridge(pen, width, height, { level: 0.84, colour: '#3a0a14', seed: 31, rough: 0.16 })
    ridge(pen, width, height, { level: 0.94, colour: '#1a040c', seed: 7, rough: 0.06 })
    embers(pen, width, height, isFeature ? 100 : 52)
  },
  frame: ['#ffe9a6', '#e07a1c', '#7a1c06'],
  well: ['#3c0f1c', '#1c0610'],
  accent: '#ffb23c',
  voice: { root: 349, wave: 'triangle' },
}

/** Wings spread behind the head, feather by feather. */
function phoenix(pen: Pen): void {
  glow(pen, 0, 0, 60, 'rgb(255 150 40 / 0.75)')
  for (const side of [-1, 1])
    for (let feather = 0; feather < 5; feather++) {
      pen.save()
      pen.scale(side, 1)
      pen.translate(8, 8)
      pen.rotate(-1.1 + feather * 0.42)
      const fill: Fill = feather % 2 ? ['#fff3b0', '#ffb52e', '#c45a0a'] : fire
      puff(pen, smooth('4,0 18,-9 40,-5 48,0 40,5 18,9'), fill, {
        edge: '#6a1206',
        depth: 4,
        top: -9,
        bottom: 9,
      })
      pen.restore()
    }
  puff(pen, smooth('0,-22 15,-10 17,14 8,32 0,38 -8,32 -17,14 -15,-10'), fire, { edge: '#6a1206' })
  puff(pen, disc(0, -22, 15), ['#fff0b0', '#ffb83c', '#d0501a'], {
    edge: '#6a1206',
    depth: 5,
    top: -38,
    bottom: -6,
  })
  for (const [x, turn] of [
    [-7, -0.5],
    [0, 0],
    [7, 0.5],
  ] as const) {
    pen.save()
    pen.translate(x, -34)
    pen.rotate(turn)
    puff(pen, smooth('0,2 -4,-8 0,-17 4,-8'), ['#fff6c0', '#ff8a2a', '#c4240f'], {
      depth: 2,
      top: -17,
      bottom: 2,
    })
    pen.restore()
  }
  for (const side of [-1, 1]) {
    flat(pen, disc(side * 6.4, -24, 4.6), '#ffffff')
    flat(pen, disc(side * 6, -24, 2.8), '#14405a')
  }
  flat(pen, shape('M-4 -18H4L0 -9Z'), '#fff0b0')
  puff(pen, disc(0, 4, 6), ['#b8fff0', '#1fae9a', '#064a44'], {
    edge: '#fff0b0',
    depth: 2,
    top: -2,
    bottom: 10,
  })
  banner(pen, 'WILD', ['#ffb04a', '#d0301e', '#6a0a0a'], '#4a0606', 41, 16)
}

function egg(pen: Pen): void {
  glow(pen, 0, 2, 60, 'rgb(255 180 60 / 0.8)')
  puff(
    pen,
    smooth('0,-44 22,-30 33,2 26,30 0,42 -26,30 -33,2 -22,-30'),
    ['#fff8d8', '#ffc04a', '#b3480a'],
    { edge: '#5a1c04', depth: 9 },
  )
  line(pen, shape('M-26 4L-14 -6L-4 8L8 -8L18 6L29 -4'), '#c43a0f', 4)
  line(pen, shape('M-26 4L-14 -6L-4 8L8 -8L18 6L29 -4'), '#fff3b0', 1.6)
  shine(pen, -12, -20, 7, 11, 0.4)
  twinkle(pen, 16, -22, 13)
}

function sun(pen: Pen): void {
  glow(pen, 0, 0, 60, 'rgb(255 210 80 / 0.7)')
  puff(pen, starOf(12, 48, 0.7), ['#fff0a0', '#ffb01e', '#b3540a'], { edge: '#6b2a02', depth: 5 })
  puff(pen, disc(0, 0, 29), ['#fffbe0', '#ffcf3d', '#d0780f'], {
    edge: '#8a4206',
    depth: 6,
    top: -29,
    bottom: 29,
  })
  for (const side of [-1, 1]) flat(pen, disc(side * 10, -5, 3.4, 4.4), '#6b2a02')
  line(pen, shape('M-11 7Q0 17 11 7'), '#6b2a02', 3)
}

function plume(pen: Pen): void {
  pen.save()
  pen.rotate(0.5)
  puff(pen, smooth('0,46 -14,26 -20,-4 -12,-32 0,-47 12,-32 20,-4 14,26'), fire, {
    edge: '#6a1206',
  })
  line(pen, shape('M0 48V-34'), '#fff3b0', 2.4)
  for (let y = -22; y <= 24; y += 11)
    line(pen, shape(`M0 ${y}L-13 ${y - 9}M0 ${y}L13 ${y - 9}`), '#fff0a088', 1.6)
  puff(pen, disc(0, -20, 9), ['#b8f4ff', '#2a93c0', '#0a3a58'], {
    edge: '#ffe08a',
    depth: 3,
    top: -29,
    bottom: -11,
  })
  flat(pen, disc(0, -20, 4), '#06182a')
  pen.restore()
}

function harp(pen: Pen): void {
  const frame =
    'M-30 40C-34 8 -26 -26 2 -44C12 -40 26 -44 34 -34' +
    'C26 -26 16 -26 8 -28C-8 -14 -14 10 -12 30L26 34V42Z'
  for (let string = 0; string < 6; string++)
    line(
      pen,
      shape(`M${-8 + string * 6} ${30 + string * 0.8}L${4 + string * 5} ${-24 + string}`),
      '#fff6d0',
      1.6,
    )
  puff(pen, shape(frame), gold, { edge: '#5a2a02', depth: 7 })
  puff(pen, plate(6, 40, 62, 9, 4), gold, { edge: '#5a2a02', depth: 3, top: 35, bottom: 45 })
  twinkle(pen, 22, -32, 10)
}
