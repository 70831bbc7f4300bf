/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import {
  disc,
  flat,
  glow,
  letters,
  line,
  plate,
  puff,
  shade,
  shape,
  shine,
  smooth,
} from '../../../client/kit.ts'
import type { Look } from '../../slots/browser/look.ts'
import { embers, rays } from '../../../client/scenery.ts'
import { ball, banner, bell, flame, gold, leaf, star, twinkle } from '../../slots/browser/shapes.ts'

export const look: Look = {
  symbols: {
    W: wild,
    S: (pen) => {
      glow(pen, 0, 0, 56, 'rgb(255 220 90 / 0.5)')
      star(pen, ['#fffbd0', '#ffd02e', '#e07a05'], '#7a1c05', 42)
      twinkle(pen, 22, -24, 14)
    },
    V: seven,
    B: bar,
    G: (pen) => bell(pen),
    M: melon,
    P: plum,
    O: orange,
    L: lemon,
    C: cherries,
  },
  backdrop(pen, width, height, isFeature) {
    const sky = isFeature ? ['#4a0505', '#c4200f', '#ff9a1e'] : ['#1c0308', '#6d0a12', '#b82a0c']
    flat(pen, shape(`M0 0H${width}V${height}H0Z`), shade(pen, sky, 0, height))
    rays(pen, width / 2, height * 0.5, Math.hypot(width, height), 'rgb(255 170 60 / 0.07)')
    glow(pen, width / 2, height, Math.max(width, height) * 0.5, 'rgb(255 170 40 / 0.5)')
    for (let x = -40; x < width + 60; x += 74) {
      pen.save()
      pen.translate(x + ((x * 7) % 23), height - 14 - ((x * 13) % 17))
      pen.globalAlpha = isFeature ? 0.8 : 0.5
      flame(pen, 0.9 + ((x * 3) % 11) / 22)
      pen.restore()
    }
    embers(pen, width, height, 50)
  },
  frame: ['#fff0b4', '#f0a01e', '#8f2406'],
  well: ['#fff6e6', '#e9cfa8'],
  accent: '#ff5a1e',
  voice: { root: 392, wave: 'square' },
}

const sevenPath = 'M-36 -42H36V-20C14 2 6 22 4 44H-24C-21 18 -8 -2 10 -19H-18L-22 -8H-36Z'

function seven(pen: Pen): void {
  glow(pen, 0, 0, 56, 'rgb(255 60 20 / 0.4)')
  line(pen, shape(sevenPath), '#5a0505', 13)
  line(pen, shape(sevenPath), '#ffc94a', 8)
  line(pen, shape(sevenPath), '#fff3b8', 3)
  puff(pen, shape(sevenPath), ['#ff9a7a', '#f01f2a', '#8a0316'], { depth: 7 })
  flat(pen, shape('M-31 -38H31V-30C6 -24 -14 -26 -31 -30Z'), '#ffffff66')
  twinkle(pen, -27, -35, 13)
}

function wild(pen: Pen): void {
  flame(pen, 1.08)
  banner(pen, 'WILD', ['#ffb04a', '#e0300f', '#7a0805'], '#3d0202')
}

function bar(pen: Pen): void {
  for (const [at, y] of [-29, 0, 29].entries()) {
    const colours = (['#4a4f8a', '#2a2c5c', '#12133a'] as const).slice() as [string, string, string]
    puff(pen, plate(0, y, 92, 26, 7), gold, {
      edge: '#4a1c02',
      top: y - 14,
      bottom: y + 14,
      depth: 4,
    })
    puff(pen, plate(0, y, 82, 18, 4), colours, {
      top: y - 10,
      bottom: y + 10,
      depth: 3,
      gloss: 0.3,
    })
    letters(pen, 'BAR', y + 1, at === 1 ? 19 : 18, ['#fffbe0', '#ffd75e', '#f09a1a'], '#0c0820')
  }
}

function melon(pen: Pen): void {
  pen.rotate(-0.22)
  puff(
    pen,
    shape('M-46 -14H46C44 22 24 42 0 42C-24 42 -44 22 -46 -14Z'),
    ['#7fe06a', '#2a9a3a', '#0c4a1c'],
    { edge: '#06300f' },
  )
  flat(pen, shape('M-41 -13H41C39 18 21 36 0 36C-21 36 -39 18 -41 -13Z'), '#eaffd0')
  puff(
    pen,
    shape('M-37 -14H37C35 14 19 31 0 31C-19 31 -35 14 -37 -14Z'),
    ['#ff8a8a', '#f5303f', '#b80f26'],
    { depth: 5, gloss: 0.35 },
  )
  for (const [x, y] of [
    [-20, -2],
    [0, -4],
    [20, -2],
    [-10, 10],
    [10, 10],
    [0, 20],
  ] as const) {
    flat(pen, disc(x, y, 2.4, 3.8), '#2a0508')
  }
  pen.rotate(0.22)
}

function plum(pen: Pen): void {
  line(pen, shape('M2 -30C4 -40 10 -46 16 -48'), '#5c3a12', 5)
  leaf(pen, 8, -34, 0.9, 0.12)
  pen.save()
  pen.translate(0, 6)
  ball(pen, '#7d3ad6', 38)
  line(pen, shape('M4 -36C16 -18 16 14 4 36'), '#3a0f7a88', 3)
  pen.restore()
}

function orange(pen: Pen): void {
  leaf(pen, 2, -32, 0.95, -0.2)
  pen.save()
  pen.translate(0, 4)
  ball(pen, '#ff8f1a', 40)
  for (let at = 0; at < 26; at++) {
    const [angle, away] = [at * 2.4, 6 + at * 1.15]
    flat(pen, disc(Math.cos(angle) * away, Math.sin(angle) * away, 1.1), '#b84a0055')
  }
  pen.restore()
  flat(pen, disc(1, -33, 4.5, 3), '#4a7a1a')
}

function lemon(pen: Pen): void {
  pen.rotate(-0.45)
  puff(
    pen,
    smooth('-48,0 -40,-9 -30,-24 0,-32 30,-24 40,-9 48,0 40,9 30,24 0,32 -30,24 -40,9'),
    ['#fffbb0', '#ffdc1e', '#d18a02'],
    { edge: '#7a4a02', depth: 10 },
  )
  shine(pen, -12, -17, 15, 6, -0.15)
  pen.rotate(0.45)
  leaf(pen, 24, -26, 0.7, -0.4)
}

function cherries(pen: Pen): void {
  line(pen, shape('M-18 16C-14 -12 2 -32 22 -42M22 16C24 -8 26 -26 22 -42'), '#3f7a1a', 5)
  leaf(pen, 20, -42, 0.8, 0.35)
  for (const [x, y] of [
    [-20, 22],
    [22, 24],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    ball(pen, '#e0152f', 22)
    pen.restore()
  }
}
