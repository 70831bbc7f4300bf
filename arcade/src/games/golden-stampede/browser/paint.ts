/// <reference lib="dom" />
import type { Fill, Pen } from '../../../client/kit.ts'
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
import type { Look } from '../../slots/browser/look.ts'
import { embers, mesas, rays, ridge } from '../../../client/scenery.ts'
import { banner, bell, coin, gold, shield, star } from '../../slots/browser/shapes.ts'

export const look: Look = {
  symbols: {
    W: bull,
    H: horseshoe,
    B: cowbell,
    S: badge,
    A: shield('A', '#c4302b'),
    K: shield('K', '#1f7fb8'),
    Q: shield('Q', '#7a3fc0'),
    J: shield('J', '#2a9a5a'),
    O: (pen) => {
      glow(pen, 0, 0, 58, 'rgb(255 200 60 / 0.5)')
      coin(pen)
    },
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#2a0f3a', '#a83a1e', '#ffb83c'] : ['#3d1426', '#c4511e', '#ffb347']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    rays(pen, width / 2, height * 0.62, Math.hypot(width, height), 'rgb(255 220 140 / 0.07)')
    glow(pen, width / 2, height * 0.64, Math.max(width, height) * 0.4, 'rgb(255 236 170 / 0.75)')
    mesas(pen, width, height, '#8f3417', 6)
    mesas(pen, width, height, '#5c1d12', 17)
    ridge(pen, width, height, { level: 0.9, colour: '#35100c', seed: 12, rough: 0.04 })
    embers(pen, width, height, isFeature ? 70 : 24)
  },
  frame: ['#ffe7a0', '#c67a1a', '#5c2808'],
  well: ['#4a2010', '#260e08'],
  accent: '#ffcf4a',
  voice: { root: 294, wave: 'triangle' },
}

const hide: Fill = ['#ffe27a', '#f2a51e', '#7a3504']

function bull(pen: Pen): void {
  pen.save()
  glow(pen, 0, 0, 58, 'rgb(255 180 40 / 0.5)')
  pen.translate(0, -2)
  pen.scale(0.19, 0.19)
  const reach = { depth: 26, top: -150, bottom: 210 }
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    puff(pen, smooth('88,-84 140,-108 210,-84 228,-44 172,-30 100,-44'), hide, {
      ...reach,
      edge: '#4a2002',
    })
    const horn =
      'M52 -128C100 -118 160 -140 190 -196C198 -214 202 -232 204 -254C236 -206 226 ' +
      '-150 178 -110C140 -78 96 -76 70 -84Z'
    puff(pen, shape(horn), ['#fffbe8', '#f2d9a0', '#8a5a22'], {
      depth: 18,
      top: -250,
      bottom: -80,
      edge: '#4a2508',
    })
    pen.restore()
  }
  const head =
    '0,-142 54,-146 98,-112 110,-52 94,16 80,78 100,124 90,178 44,208 0,212 -44,208 -90,178 ' +
    '-100,124 -80,78 -94,16 -110,-52 -98,-112 -54,-146'
  puff(pen, smooth(head), hide, { ...reach, edge: '#4a2002' })
  puff(pen, shape('M0 -88L44 -30L26 36L0 68L-26 36L-44 -30Z'), ['#ff7a6a', '#c4162e', '#5a0618'], {
    depth: 12,
    edge: '#fff0b8',
    top: -88,
    bottom: 68,
  })
  puff(pen, disc(0, -18, 22), ['#fff6c0', '#ffcf3d', '#b36a06'], { depth: 8, top: -40, bottom: 6 })
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    flat(pen, shape('M40 -30C56 -66 98 -68 116 -40C100 -6 60 -2 40 -30Z'), '#2a0c02')
    flat(pen, disc(79, -36, 25, 19), '#ff6a1a')
    flat(pen, disc(77, -37, 15, 13), '#ffe27a')
    flat(pen, disc(76, -36, 8, 10), '#1a0402')
    puff(
      pen,
      shape('M20 -40C48 -96 112 -96 138 -58C104 -62 66 -52 40 -14Z'),
      ['#ffe08a', '#b8700f', '#5a2c04'],
      { depth: 10 },
    )
    pen.restore()
  }
  puff(
    pen,
    smooth('0,84 56,82 94,122 84,174 42,202 0,206 -42,202 -84,174 -94,122 -56,82'),
    ['#ffe9a8', '#d98f1c', '#7a3f06'],
    { depth: 18, top: 80, bottom: 206 },
  )
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    flat(pen, shape('M28 128C40 110 68 112 72 132C66 148 40 152 28 128Z'), '#2a0f04')
    pen.restore()
  }
  const ring = shape('M-26 140C-54 216 54 216 26 140')
  line(pen, ring, '#5a2a02', 22)
  line(pen, ring, '#ffe27a', 13)
  pen.restore()
  banner(pen, 'WILD', ['#ffb04a', '#c4302b', '#5c0a0a'], '#3a0804', 42, 15)
}

function horseshoe(pen: Pen): void {
  const body =
    'M-38 -8C-40 -34 -20 -46 0 -46C20 -46 40 -34 38 -8C37 12 30 24 26 36L34 38L31 46' +
    'H8C14 30 20 12 19 -8' +
    'C18 -22 10 -28 0 -28C-10 -28 -18 -22 -19 -8C-20 12 -14 30 -8 46H-31L-34 38L-26 ' +
    '36C-30 24 -37 12 -38 -8Z'
  puff(pen, shape(body), ['#f4f7ff', '#9fb0cc', '#3f4d6b'], { edge: '#1c2438', depth: 8 })
  for (const [x, y] of [
    [-29, -6],
    [-23, -26],
    [23, -26],
    [29, -6],
    [-25, 16],
    [25, 16],
  ] as const) {
    puff(pen, disc(x, y, 3.6), gold, { depth: 2, top: y - 4, bottom: y + 4 })
  }
  shine(pen, -20, -34, 9, 4)
}

function cowbell(pen: Pen): void {
  line(pen, shape('M-12 -34C-12 -52 12 -52 12 -34'), '#7a3a1a', 7)
  pen.save()
  pen.translate(0, 3)
  pen.scale(0.96, 0.96)
  bell(pen, ['#d0fff0', '#2fb59a', '#0a4f4c'])
  pen.restore()
  puff(pen, plate(0, -29, 44, 10, 4), ['#e8674a', '#a82a1a', '#5a0f0a'], {
    edge: '#3a0804',
    depth: 3,
    top: -34,
    bottom: -24,
  })
}

function badge(pen: Pen): void {
  puff(pen, disc(0, 0, 43), ['#ffe9a0', '#c98a1e', '#6e3f06'], { edge: '#3a1c02', depth: 6 })
  puff(pen, disc(0, 0, 36), ['#7a3a1c', '#5a2410', '#2a0f06'], { depth: 5, gloss: 0.15 })
  star(pen, ['#fffbe0', '#ffcf4a', '#c07a0c'], '#5a2a02', 27)
}
