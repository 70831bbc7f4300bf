/// <reference lib="dom" />
import type { Fill, Pen } from '../../../client/kit.ts'
import { disc, flat, line, plate, puff, shape, smooth } from '../../../client/kit.ts'

/** Each picture in a box from −50 to 50, in the order of the dice. */
export const figures: readonly ((pen: Pen) => void)[] = [gourd, crab, fish, shrimp, rooster, tiger]

const eyes = (pen: Pen, x: number, y: number, apart: number) => {
  for (const side of [-1, 1]) {
    flat(pen, disc(x + side * apart, y, 6), '#ffffff')
    flat(pen, disc(x + side * apart, y, 3), '#1d1830')
  }
}

function gourd(pen: Pen): void {
  const green: Fill = ['#c6f07a', '#6fb52a', '#2f6a10']
  puff(pen, disc(0, 20, 27, 25), green)
  puff(pen, disc(0, -14, 17, 16), green)
  line(pen, shape('M0 -28C2 -38 10 -42 18 -40'), '#5a3a14', 5)
  line(pen, shape('M-15 2Q0 9 15 2'), '#c8372d', 6)
}

function crab(pen: Pen): void {
  for (const side of [-1, 1]) {
    for (const y of [14, 24, 33])
      line(pen, shape(`M${side * 22} ${y - 8}L${side * 42} ${y}`), '#c23a1c', 6)
    line(pen, shape(`M${side * 24} -2L${side * 36} -20`), '#c23a1c', 8)
    puff(pen, disc(side * 37, -28, 11, 9), ['#ff9a6a', '#e2502a', '#8a1c0a'])
  }
  puff(pen, disc(0, 12, 31, 22), ['#ff9a6a', '#e2502a', '#8a1c0a'])
  eyes(pen, 0, -4, 11)
}

function fish(pen: Pen): void {
  puff(pen, shape('M22 0L46 -22Q40 0 46 22Z'), ['#ffd27a', '#f08a1c', '#a04a08'])
  puff(pen, disc(-4, 0, 33, 22), ['#ffe08a', '#f6a01c', '#b05a08'])
  line(pen, shape('M-14 -14Q-6 0 -14 14'), '#a04a08', 3)
  for (const x of [4, 16]) line(pen, shape(`M${x} -8Q${x + 6} 0 ${x} 8`), '#c46a10', 3)
  flat(pen, disc(-24, -5, 5), '#ffffff')
  flat(pen, disc(-25, -5, 2.5), '#1d1830')
}

function shrimp(pen: Pen): void {
  const body = smooth(
    '-30,-18 -10,-34 18,-30 32,-6 28,18 8,32 -8,28 -4,16 10,14 14,-4 4,-14 -16,-10',
  )
  line(pen, shape('M-30 -18Q-46 -30 -44 -46M-30 -16Q-48 -18 -48 -4'), '#ff9a8a', 2.5)
  puff(pen, body, ['#ffc4b0', '#ff7a5c', '#b8321c'])
  for (const at of ['M4 -32L8 -14', 'M26 -18L14 -6', 'M30 8L16 6', 'M18 26L10 14'])
    line(pen, shape(at), '#b8321c', 2.5)
  flat(pen, disc(-20, -20, 4), '#1d1830')
}

function rooster(pen: Pen): void {
  puff(pen, smooth('14,-2 40,-34 46,-8 38,22 16,22'), ['#7ad0ff', '#1f7ac8', '#0c3a78'])
  puff(pen, disc(2, 14, 27, 23), ['#fff0c0', '#f2b233', '#a86a00'])
  puff(pen, disc(-18, -16, 14, 15), ['#fff6dc', '#f6c860', '#b07a10'])
  puff(pen, smooth('-30,-28 -24,-42 -18,-32 -10,-42 -6,-26'), ['#ff8a8a', '#d0263f', '#7a0c1c'])
  flat(pen, shape('M-30 -16L-44 -10L-30 -6Z'), '#f08a1c')
  flat(pen, disc(-22, -18, 3), '#1d1830')
  for (const x of [-4, 10]) line(pen, shape(`M${x} 34V46`), '#c46a10', 4)
}

function tiger(pen: Pen): void {
  for (const x of [-27, 27]) puff(pen, disc(x, -28, 11), ['#ffc46a', '#f08a1c', '#a04a08'])
  puff(pen, disc(0, 2, 36, 34), ['#ffd07a', '#f6921c', '#a84e08'])
  puff(pen, disc(0, 18, 19, 14), ['#ffffff', '#fff0d8', '#e0c8a0'], { depth: 3 })
  for (const at of ['M0 -32V-18', 'M-11 -30L-7 -18', 'M11 -30L7 -18', 'M-35 2H-22', 'M35 2H22'])
    line(pen, shape(at), '#3a1c08', 5)
  eyes(pen, 0, -6, 15)
  flat(pen, plate(0, 12, 11, 7, 3.5), '#3a1c08')
  line(pen, shape('M0 16V22M-8 25Q0 20 8 25'), '#3a1c08', 3)
}
