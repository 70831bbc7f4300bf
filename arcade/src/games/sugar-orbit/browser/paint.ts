/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import {
  disc,
  flat,
  glow,
  line,
  mix,
  plate,
  puff,
  shade,
  shape,
  shine,
  smooth,
} from '../../../client/kit.ts'
import type { Look } from '../../slots/browser/look.ts'
import { series, stars } from '../../../client/scenery.ts'
import { star } from '../../slots/browser/shapes.ts'

export const look: Look = {
  symbols: {
    P: planet,
    D: doughnut,
    B: bear,
    H: heart,
    S: (pen) => star(pen, ['#fff6b8', '#ffcf2e', '#e8860a'], '#8a3d05', 42),
    G: gumdrop,
    C: wrapped,
    J: bean,
  },
  backdrop(pen, width, height) {
    flat(
      pen,
      shape(`M0 0H${width}V${height}H0Z`),
      shade(pen, ['#241052', '#7a2a9a', '#f07ac0'], 0, height),
    )
    stars(pen, width, height * 0.8, 80)
    glow(pen, width * 0.5, height * 1.02, Math.max(width, height) * 0.55, 'rgb(255 214 240 / 0.5)')
    for (const size of [0.42, 0.62, 0.84]) {
      const orbit = new Path2D()
      orbit.ellipse(
        width / 2,
        height * 0.5,
        width * size,
        height * size * 0.5,
        -0.25,
        0,
        Math.PI * 2,
      )
      line(pen, orbit, 'rgb(255 255 255 / 0.14)', 2)
    }
    const next = series(31)
    for (const colour of ['#ff8ad0', '#7fe0ff', '#ffd95a', '#9dffb0', '#c9a0ff', '#ff9d7a']) {
      const [x, y, size] = [next() * width, next() * height, 10 + next() * 22]
      pen.save()
      pen.globalAlpha = 0.9
      pen.translate(x, y)
      puff(
        pen,
        disc(0, 0, size),
        [mix(colour, '#ffffff', 0.5), colour, mix(colour, '#30004a', 0.5)],
        { top: -size, bottom: size },
      )
      pen.restore()
    }
  },
  frame: ['#fff3fb', '#ff9ad6', '#b03a9a'],
  well: ['#5a2a86', '#37155e'],
  accent: '#ffe066',
  voice: { root: 466, wave: 'sine' },
}

/** A swirl of candy with a ring of sugar round it. */
function planet(pen: Pen): void {
  const ring = (from: number, to: number) => {
    const path = new Path2D()
    path.ellipse(0, 2, 48, 14, -0.28, from, to)
    line(pen, path, '#7a1f6a', 10)
    line(pen, path, '#ffe27a', 7)
    line(pen, path, '#fff7d0', 2.5)
  }
  ring(Math.PI, Math.PI * 2)
  puff(pen, disc(0, 0, 34), '#ffffff', { edge: '#8a0f6a' })
  pen.save()
  pen.clip(disc(0, 0, 34))
  for (let arm = 0; arm < 6; arm++) {
    pen.rotate(Math.PI / 3)
    flat(pen, shape('M0 0C14 -4 22 -18 20 -36L40 -30C34 -10 20 0 0 0Z'), '#ff4fa3')
  }
  const round = pen.createRadialGradient(-10, -12, 4, 0, 0, 35)
  round.addColorStop(0.4, 'rgb(90 0 60 / 0)')
  round.addColorStop(1, 'rgb(90 0 60 / 0.6)')
  flat(pen, disc(0, 0, 35), round)
  pen.restore()
  shine(pen, -12, -17, 10, 5.5)
  ring(0, Math.PI)
  for (const [x, y, colour] of [
    [-30, 20, '#4dd2ff'],
    [2, 21, '#7cff8a'],
    [30, 5, '#ff4da0'],
  ] as const) {
    puff(pen, disc(x, y, 5), [mix(colour, '#ffffff', 0.5), colour, mix(colour, '#000000', 0.3)], {
      depth: 2,
    })
  }
}

function doughnut(pen: Pen): void {
  const hole = disc(0, 0, 13)
  const body = new Path2D(disc(0, 0, 43))
  body.addPath(hole)
  puff(pen, disc(0, 2, 43), ['#ffe0ab', '#dd9a4e', '#8a4a18'], { edge: '#5c2a0a', depth: 9 })
  const icing =
    '0,-40 16,-37 30,-26 39,-10 36,6 39,18 26,24 18,36 4,31 -10,38 -22,30 -36,22 ' +
    '-34,8 -40,-8 -30,-27 -15,-38'
  puff(pen, smooth(icing), ['#ffc0e4', '#ff62b4', '#c22a86'], { depth: 7 })
  puff(pen, hole, ['#7a3a1a', '#5a1f3c', '#2a0a1c'], { edge: '#a01f6a', depth: 4, gloss: 0 })
  const next = series(9)
  for (let at = 0; at < 18; at++) {
    const angle = (at / 18) * Math.PI * 2
    const away = 20 + next() * 14
    pen.save()
    pen.translate(Math.cos(angle) * away, Math.sin(angle) * away - 2)
    pen.rotate(next() * 6)
    flat(
      pen,
      plate(0, 0, 8, 3.4, 1.7),
      ['#ffffff', '#ffe14d', '#4dd2ff', '#8aff9a'][at % 4] ?? '#fff',
    )
    pen.restore()
  }
  shine(pen, -20, -26, 9, 4)
}

function bear(pen: Pen): void {
  const colour = '#2fd06a'
  const fill: [string, string, string] = ['#b8ffc8', colour, '#0b7a3a']
  const body = new Path2D()
  for (const part of [
    disc(-15, -38, 9),
    disc(15, -38, 9),
    disc(-26, 6, 9, 12),
    disc(26, 6, 9, 12),
    disc(-15, 35, 13, 11),
    disc(15, 35, 13, 11),
    disc(0, 14, 24, 27),
    disc(0, -23, 24, 21),
  ])
    body.addPath(part)
  glow(pen, 0, 0, 50, `${colour}44`)
  line(pen, body, '#064a22', 6)
  puff(pen, body, fill, { depth: 0.1, gloss: 0 })
  for (const [x, y, wide, high] of [
    [0, 14, 24, 27],
    [0, -23, 24, 21],
  ] as const) {
    puff(pen, disc(x, y, wide, high), fill, { depth: 7, top: y - high, bottom: y + high })
  }
  flat(pen, disc(0, 17, 14, 16), '#d8ffe055')
  for (const x of [-9, 9]) flat(pen, disc(x, -27, 3.4), '#053d1a')
  flat(pen, disc(0, -16, 8, 6), '#d8ffe088')
  flat(pen, disc(0, -18, 3.2, 2.4), '#053d1a')
  shine(pen, -9, -36, 8, 4)
  shine(pen, -10, 0, 6, 3)
}

function heart(pen: Pen): void {
  const body =
    'M0 44C-30 24 -46 4 -44 -16C-42 -36 -16 -44 0 -22C16 -44 42 -36 44 -16C46 4 30 24 0 44Z'
  glow(pen, 0, 0, 54, 'rgb(255 60 100 / 0.3)')
  puff(pen, shape(body), ['#ff9ab4', '#f5305e', '#8f0a34'], { edge: '#5c0422', depth: 10 })
  shine(pen, -20, -19, 12, 7)
  shine(pen, 22, -22, 6, 3.6, 0.5)
}

function gumdrop(pen: Pen): void {
  const body = 'M-38 32C-40 2 -26 -40 0 -40C26 -40 40 2 38 32C26 43 -26 43 -38 32Z'
  puff(pen, shape(body), ['#f0d0ff', '#a95cf0', '#54189a'], { edge: '#300a5c', depth: 9 })
  const next = series(14)
  pen.save()
  pen.clip(shape(body))
  for (let at = 0; at < 60; at++) {
    flat(pen, disc((next() - 0.5) * 78, (next() - 0.5) * 82, 0.8 + next() * 1.2), '#ffffffbb')
  }
  pen.restore()
  shine(pen, -13, -18, 7, 12, 0.3)
}

function wrapped(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side, 1)
    puff(
      pen,
      smooth('20,0 34,-20 50,-24 44,-8 50,0 44,8 50,24 34,20'),
      ['#bff4ff', '#3dbdf0', '#11619c'],
      { edge: '#083a66', depth: 5 },
    )
    line(pen, shape('M26 -3L42 -14M26 3L42 14'), '#ffffff88', 1.6)
    pen.restore()
  }
  puff(pen, disc(0, 0, 29), ['#a8ecff', '#26a9ec', '#0b5597'], { edge: '#083a66', depth: 9 })
  pen.save()
  pen.clip(disc(0, 0, 29))
  for (const x of [-22, -4, 14])
    flat(pen, shape(`M${x} 34L${x + 16} -34H${x + 24}L${x + 8} 34Z`), '#ffffffa0')
  pen.restore()
  shine(pen, -10, -15, 9, 5)
}

function bean(pen: Pen): void {
  const body =
    'M-41 8C-46 -18 -24 -34 -3 -24C8 -19 17 -20 25 -25C41 -33 50 -11 41 8C31 28 6 34 -15 31' +
    'C-31 29 -39 21 -41 8Z'
  pen.save()
  pen.rotate(-0.32)
  puff(pen, shape(body), ['#ffd0a0', '#ff8a2a', '#b8450a'], { edge: '#6a2204', depth: 10 })
  shine(pen, -18, -12, 13, 5, -0.15)
  shine(pen, 31, -14, 5, 3, -0.4)
  pen.restore()
}
