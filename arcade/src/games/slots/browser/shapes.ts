/// <reference lib="dom" />
import type { Draw, Fill, Pen } from '../../../client/kit.ts'
import {
  around,
  disc,
  flat,
  glow,
  letters,
  line,
  mix,
  plate,
  polygon,
  puff,
} from '../../../client/kit.ts'
import { shade, shape, shine, smooth, starOf } from '../../../client/kit.ts'

/** What more than one title shows. */
export const gold: Fill = ['#fff3b0', '#ffc233', '#b3640a']

export function coin(pen: Pen, size = 43): void {
  puff(pen, disc(0, 0, size), ['#fff0a8', '#ffbe2e', '#a65a06'], { edge: '#6b3402' })
  const ring = pen.createLinearGradient(0, -size, 0, size)
  ring.addColorStop(0, '#a8620a')
  ring.addColorStop(1, '#ffe38a')
  pen.strokeStyle = ring
  pen.lineWidth = size * 0.07
  pen.stroke(disc(0, 0, size * 0.78))
  flat(pen, disc(0, 0, size * 0.74), shade(pen, ['#ffd75e', '#e8950f'], -size, size))
  for (const [x, y] of around(24, size * 0.9)) flat(pen, disc(x, y, 1.5), '#fff2b8aa')
}

export function bell(pen: Pen, fill: Fill = gold): void {
  puff(pen, disc(0, 37, 9), ['#ffdf80', '#c9780f', '#6b3402'], { edge: '#5a2a02' })
  const body =
    'M0 -44C8 -44 11 -38 10 -33C30 -27 31 -6 33 9C34 20 40 24 43 31C32 37 -32 37 -43 31' +
    'C-40 24 -34 20 -33 9C-31 -6 -30 -27 -10 -33C-11 -38 -8 -44 0 -44Z'
  puff(pen, shape(body), fill, { edge: '#5a2a02', depth: 9 })
  line(pen, shape('M-35 14C-18 20 18 20 35 14'), '#7a3d0499', 3)
  line(pen, shape('M-41 28C-22 34 22 34 41 28'), '#fff3b0aa', 2)
  shine(pen, -14, -12, 5, 16, 0.25)
}

export function star(pen: Pen, fill: Fill, edge: string, size = 46): void {
  pen.lineJoin = 'round'
  const path = starOf(5, size, 0.52)
  line(pen, path, edge, 13)
  line(pen, path, typeof fill === 'string' ? fill : fill[1], 8)
  puff(pen, path, fill, { depth: 9 })
  shine(pen, -9, -15, 6, 10, 0.4)
}

/** Facets lit by where they look: the upper left is bright. */
export function gem(pen: Pen, corners: [number, number][], colour: string, tableShare = 0.56) {
  const outline = polygon(corners)
  glow(pen, 0, 0, 60, `${colour}55`)
  puff(pen, outline, colour, { edge: mix(colour, '#000000', 0.62), depth: 5, gloss: 0.2 })
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [0, 0]
    const [mx, my] = [((x1 + x2) / 2) * 0.82, ((y1 + y2) / 2) * 0.82]
    const table = (x: number, y: number): [number, number] => [x * tableShare, y * tableShare]
    const light = (-mx * 0.55 - my * 0.85) / 42
    const facets: [number, number][][] = [
      [
        [x1, y1],
        [x2, y2],
        [mx, my],
      ],
      [[x1, y1], [mx, my], table(x1, y1)],
      [[x2, y2], [mx, my], table(x2, y2)],
      [[mx, my], table(x1, y1), table(x2, y2)],
    ]
    for (const [nth, facet] of facets.entries()) {
      const bright = light + [0.1, 0.22, -0.2, 0.05][nth]!
      const to = bright > 0 ? '#ffffff' : '#05000f'
      flat(pen, polygon(facet), mix(colour, to, Math.min(0.78, Math.abs(bright) * 0.75)))
    }
  }
  const top = corners.map(([x, y]): [number, number] => [x * tableShare, y * tableShare])
  const face = pen.createLinearGradient(-20, -26, 22, 26)
  face.addColorStop(0, mix(colour, '#ffffff', 0.75))
  face.addColorStop(0.45, mix(colour, '#ffffff', 0.12))
  face.addColorStop(1, mix(colour, '#000000', 0.28))
  flat(pen, polygon(top), face)
  line(pen, polygon(top), '#ffffff66', 0.8)
  twinkle(pen, -18, -24, 12)
}

export function twinkle(pen: Pen, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  glow(pen, 0, 0, size * 0.8, 'rgb(255 255 255 / 0.7)')
  flat(pen, starOf(4, size, 0.14), '#ffffffee')
  pen.restore()
}

/** Tongues of fire from the bottom up. */
export function flame(pen: Pen, size = 1): void {
  pen.save()
  pen.scale(size, size)
  glow(pen, 0, 4, 54, 'rgb(255 120 20 / 0.5)')
  const outer =
    'M0 46C-30 46 -42 24 -36 2C-33 -10 -24 -14 -24 -28C-14 -22 -12 -12 -12 -6C-4 -18 -6 -34 2 -48' +
    'C8 -34 18 -28 20 -12C24 -16 25 -22 24 -28C36 -14 42 6 36 22C31 38 18 46 0 46Z'
  puff(pen, shape(outer), ['#ffd23f', '#ff6a1a', '#c4140f'], { edge: '#5c0508', depth: 8 })
  const inner =
    'M0 44C-18 44 -24 30 -20 16C-16 6 -8 4 -6 -12C4 -4 6 4 8 10C12 6 12 2 12 -2C22 ' +
    '12 24 24 18 34C14 41 8 44 0 44Z'
  flat(pen, shape(inner), shade(pen, ['#fffbe0', '#ffe066', '#ff9d1e'], -14, 44))
  pen.restore()
}

/** A name plate along the lower edge. */
export function banner(pen: Pen, text: string, fill: Fill, edge: string, y = 37, high = 21): void {
  const [top, bottom] = [y - high / 2, y + high / 2]
  puff(pen, plate(0, y, high * 4, high, high * 0.28), fill, { edge, top, bottom, depth: 4 })
  letters(pen, text, y + high * 0.07, high * 0.8, '#fffbe8', edge)
}

/** A letter on a shield, for the smaller pays. */
export function shield(letter: string, colour: string): Draw {
  return (pen) => {
    const body = 'M-34 -38C-12 -44 12 -44 34 -38C40 -4 32 28 0 45C-32 28 -40 -4 -34 -38Z'
    const fill: Fill = [mix(colour, '#ffffff', 0.35), colour, mix(colour, '#000000', 0.55)]
    puff(pen, shape(body), ['#ffe9a0', '#d9930f', '#7a4304'], { edge: '#3a1c02', depth: 5 })
    pen.save()
    pen.scale(0.84, 0.84)
    puff(pen, shape(body), fill, { depth: 6, gloss: 0.3 })
    pen.restore()
    letters(pen, letter, 2, 50, ['#fffdf0', '#ffe08a', '#e8951a'], '#3a1c02')
  }
}

export function ball(pen: Pen, colour: string, size = 42): void {
  const fill = pen.createRadialGradient(-size * 0.35, -size * 0.4, size * 0.1, 0, 0, size)
  fill.addColorStop(0, mix(colour, '#ffffff', 0.7))
  fill.addColorStop(0.5, colour)
  fill.addColorStop(1, mix(colour, '#000000', 0.5))
  puff(pen, disc(0, 0, size), colour, { edge: mix(colour, '#000000', 0.6) })
  flat(pen, disc(0, 0, size), fill)
  shine(pen, -size * 0.35, -size * 0.48, size * 0.3, size * 0.16)
}

export function leaf(pen: Pen, x: number, y: number, size: number, turn: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size, size)
  puff(pen, smooth('0,0 8,-9 22,-10 34,0 22,8 8,8'), ['#b6f06a', '#4caf2a', '#1c5c12'], {
    edge: '#123d0c',
    depth: 3,
    top: -10,
    bottom: 10,
  })
  line(pen, shape('M3 0L28 -1'), '#d8ff9a88', 1.2)
  pen.restore()
}
