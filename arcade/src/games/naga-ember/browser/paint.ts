/// <reference lib="dom" />
import type { Draw, Fill, Pen } from '../../../client/kit.ts'
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
import type { Look } from '../../slots/browser/look.ts'
import { embers, ridge } from '../../../client/scenery.ts'
import { banner, bell, flame, gold, twinkle } from '../../slots/browser/shapes.ts'

export const look: Look = {
  symbols: {
    W: naga,
    S: pearl,
    C: crown,
    L: lotus,
    B: (pen) => bell(pen),
    F: lantern,
    R: scale('#e8283c'),
    A: scale('#ff9a1f'),
    J: scale('#22b573'),
    Q: scale('#2f7de0'),
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#2a0418', '#8c1a14', '#ff7a1f'] : ['#12071f', '#471022', '#a8321a']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    glow(pen, width / 2, height * 0.95, Math.max(width, height) * 0.6, 'rgb(255 150 40 / 0.45)')
    ridge(pen, width, height, { level: 0.8, colour: '#2b0a18', seed: 3 })
    ridge(pen, width, height, { level: 0.9, colour: '#16050f', seed: 8 })
    embers(pen, width, height, isFeature ? 90 : 46)
  },
  frame: ['#ffe9a6', '#d98f1c', '#7a3206'],
  well: ['#3a1020', '#1a0712'],
  accent: '#ffc54a',
  voice: { root: 330, wave: 'triangle' },
}

const mane: Fill = ['#fff0a0', '#ffb52e', '#e8501a']
const skin: Fill = ['#ff8a5c', '#d8321f', '#6d0a16']

/** The head of the naga, looking left; the mane burns. */
function naga(pen: Pen): void {
  pen.save()
  glow(pen, 6, -4, 56, 'rgb(255 120 30 / 0.6)')
  pen.translate(9, -4)
  pen.scale(0.29, 0.29)
  const reach = { top: -150, bottom: 90, depth: 22 }
  const flames =
    'M20 50C60 70 106 50 140 10C106 14 94 4 88 -6C114 -4 136 -20 150 -62C118 -36 100 -42 90 -52' +
    'C110 -60 122 -90 118 -128C94 -94 70 -88 50 -88L0 0Z'
  puff(pen, shape(flames), mane, { ...reach, edge: '#5c0f08' })
  const horn =
    'M6 -66C20 -104 70 -112 96 -122C120 -132 132 -146 142 -164C148 -126 116 -98 86 ' +
    '-92C60 -86 44 -70 34 -56Z'
  puff(pen, shape(horn), ['#fff8dc', '#e2b968', '#8a5a22'], { ...reach, edge: '#4a2508' })
  puff(pen, smooth('26,34 -20,58 -82,70 -118,60 -124,46 -90,38 -30,20 10,6'), skin, reach)
  flat(pen, shape('M-114 46C-84 42 -40 30 -4 8L-14 -6L-112 4Z'), '#4a0618')
  flat(pen, smooth('-98,48 -60,32 -24,24 -44,42 -74,50'), '#ff6a76')
  flat(pen, shape('M-112 48L-104 20L-94 46ZM-80 44L-74 22L-66 40Z'), '#fffbe8')
  const head =
    '50,42 64,0 54,-46 20,-74 -22,-68 -44,-46 -74,-38 -104,-48 -136,-42 -150,-18 -140,10 -116,16 ' +
    '-80,8 -40,8 0,14 16,46'
  puff(pen, smooth(head), skin, { ...reach, edge: '#4a0610' })
  flat(pen, shape('M-126 10L-117 38L-106 12ZM-92 8L-85 32L-76 8ZM-64 8L-57 26L-50 8Z'), '#fffbe8')
  puff(pen, smooth('-152,-26 -142,-52 -116,-60 -98,-46 -112,-28 -136,-18'), skin, { depth: 8 })
  flat(pen, disc(-131, -36, 9, 7), '#2a0312')
  flat(pen, disc(-26, -32, 24, 20), '#3a0410')
  flat(pen, disc(-27, -32, 19, 16), '#ffe14d')
  flat(pen, disc(-30, -32, 5, 15), '#1a0206')
  flat(pen, disc(-34, -39, 5, 4), '#ffffff')
  puff(pen, smooth('-66,-46 -30,-68 10,-64 34,-40 0,-48 -34,-52'), mane, { depth: 8 })
  const fin =
    'M10 -4C40 -18 60 -6 86 -24C76 2 64 10 52 14C68 18 80 28 98 26C78 48 50 50 28 40' +
    'C14 30 6 12 10 -4Z'
  puff(pen, shape(fin), ['#a8ffe4', '#1aa58a', '#0b5a5a'], { depth: 10, edge: '#06332f' })
  line(pen, shape('M-140 -30C-186 -56 -196 -110 -160 -138'), '#ffd36b', 8)
  line(pen, shape('M-128 4C-176 22 -200 70 -186 104'), '#ffd36b', 8)
  pen.restore()
  banner(pen, 'WILD', ['#ff9a4a', '#d8321f', '#7a0a12'], '#3d0408')
}

/** The ember pearl: three of them open the free spins. */
function pearl(pen: Pen): void {
  flame(pen, 1.02)
  pen.save()
  pen.translate(0, 14)
  glow(pen, 0, 0, 44, 'rgb(255 246 190 / 0.9)')
  const light = pen.createRadialGradient(-9, -11, 2, 0, 0, 27)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.4, '#ffeaa0')
  light.addColorStop(0.8, '#ff9a3c')
  light.addColorStop(1, '#c2410c')
  puff(pen, disc(0, 0, 26), '#ffb347', { edge: '#7a1c05', depth: 5 })
  flat(pen, disc(0, 0, 26), light)
  shine(pen, -9, -12, 9, 5)
  line(pen, shape('M-15 8C-6 16 8 15 15 6'), '#fff4c4aa', 2)
  pen.restore()
  twinkle(pen, 24, -22, 13)
}

function crown(pen: Pen): void {
  puff(pen, shape('M-7 -26L0 -50L7 -26Z'), gold, { edge: '#5a2a02', depth: 4 })
  const body =
    'M-42 26L-46 -14C-34 -6 -28 -4 -22 -6C-20 -18 -12 -26 0 -30C12 -26 20 -18 22 -6' +
    'C28 -4 34 -6 46 -14L42 26C22 33 -22 33 -42 26Z'
  puff(pen, shape(body), gold, { edge: '#5a2a02', depth: 8 })
  puff(
    pen,
    shape('M-42 22C-20 30 20 30 42 22L43 38C20 46 -20 46 -43 38Z'),
    ['#ff8a7a', '#c4162e', '#5a0614'],
    {
      edge: '#5a2a02',
      depth: 4,
    },
  )
  for (const [x, y, colour] of [
    [0, 0, '#e8283c'],
    [-25, 10, '#1fae7a'],
    [25, 10, '#1fae7a'],
  ] as const) {
    puff(
      pen,
      disc(x, y, x === 0 ? 9 : 6, x === 0 ? 12 : 8),
      [mix(colour, '#ffffff', 0.6), colour, '#14030a'],
      {
        edge: '#fff0b0',
        depth: 3,
        top: y - 12,
        bottom: y + 12,
      },
    )
  }
  for (const x of [-46, 46, 0]) puff(pen, disc(x, x === 0 ? -48 : -16, 5), gold, { depth: 3 })
  for (let x = -32; x <= 32; x += 16) flat(pen, disc(x, 35 - Math.abs(x) * 0.06, 3.2), '#ffe08a')
}

function lotus(pen: Pen): void {
  const petal = 'M0 36C-20 20 -20 -14 0 -40C20 -14 20 20 0 36Z'
  puff(
    pen,
    smooth('-44,34 -20,26 0,30 20,26 44,34 20,44 -20,44'),
    ['#7fe08a', '#2a8f4a', '#0c4422'],
    { edge: '#06301a' },
  )
  for (const [turn, size, pale] of [
    [-1.15, 0.92, 0.05],
    [1.15, 0.92, 0.05],
    [-0.66, 1, 0.2],
    [0.66, 1, 0.2],
    [-0.3, 1.02, 0.35],
    [0.3, 1.02, 0.35],
    [0, 1.05, 0.5],
  ] as const) {
    pen.save()
    pen.translate(0, 12)
    pen.rotate(turn)
    pen.scale(size, size * 0.98)
    pen.translate(0, -12)
    puff(
      pen,
      shape(petal),
      [mix('#ff8ac4', '#ffffff', 0.35 + pale), mix('#f04a9a', '#ffffff', pale * 0.5), '#8f1458'],
      {
        edge: '#5c0a3a',
        depth: 5,
      },
    )
    pen.restore()
  }
  glow(pen, 0, 14, 24, 'rgb(255 226 120 / 0.85)')
}

function lantern(pen: Pen): void {
  line(pen, shape('M0 -50V-38'), '#e8b84a', 3)
  line(pen, shape('M0 34V48M-7 34V45M7 34V45'), '#ffcf5a', 3.4)
  glow(pen, 0, 0, 54, 'rgb(255 120 40 / 0.5)')
  puff(pen, disc(0, -1, 39, 33), ['#ff9a6a', '#e0241f', '#74060f'], { edge: '#4a0409', depth: 9 })
  for (const wide of [28, 14]) line(pen, disc(0, -1, wide, 33), '#ffb36a66', 1.8)
  for (const y of [-33, 31]) {
    puff(pen, shape(`M-21 ${y - 4}H21L17 ${y + 5}H-17Z`), gold, {
      edge: '#5a2a02',
      depth: 3,
      top: y - 5,
      bottom: y + 6,
    })
  }
  glow(pen, 0, 2, 26, 'rgb(255 240 170 / 0.85)')
  line(pen, shape('M0 -14C9 -4 9 6 0 14C-9 6 -9 -4 0 -14Z'), '#fff0b4', 2.4)
}

/** A scale of the naga, ridged like a shell. */
function scale(colour: string): Draw {
  const body =
    'M0 -44C22 -40 42 -22 41 2C40 24 20 38 0 47C-20 38 -40 24 -41 2C-42 -22 -22 -40 0 -44Z'
  return (pen) => {
    glow(pen, 0, 0, 54, `${colour}44`)
    puff(pen, shape(body), ['#ffe9a6', '#c98a1e', '#6e3a06'], { edge: '#1c0708', depth: 4 })
    for (const [at, size] of [0.86, 0.62, 0.38].entries()) {
      pen.save()
      pen.translate(0, -at * 7)
      pen.scale(size, size)
      const dark = mix(colour, '#08000a', 0.55 - at * 0.12)
      puff(
        pen,
        shape(body),
        [mix(colour, '#ffffff', 0.3 + at * 0.16), mix(colour, '#ffffff', at * 0.1), dark],
        { depth: 7 },
      )
      pen.restore()
    }
    shine(pen, -15, -20, 9, 5)
  }
}
