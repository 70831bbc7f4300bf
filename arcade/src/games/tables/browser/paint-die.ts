/// <reference lib="dom" />
import type { Pen } from '../../../client/kit.ts'
import { disc, flat, plate, shade } from '../../../client/kit.ts'

/** Where the dots of each face are, on a grid of three by three. */
const dots: Record<number, string> = {
  1: '4',
  2: '08',
  3: '048',
  4: '0268',
  5: '02468',
  6: '023568',
}

export type DiePlace = { x: number; y: number; size: number }

/** A blank side: what is on it is painted over. */
export function paintFace(pen: Pen, { x, y, size }: DiePlace): void {
  flat(pen, plate(x + 2, y + 4, size, size, size * 0.2), 'rgb(0 0 0 / 0.35)')
  const light = shade(pen, ['#ffffff', '#e4dccb'], y - size / 2, y + size / 2)
  flat(pen, plate(x, y, size, size, size * 0.2), light)
}

export function paintDie(pen: Pen, { x, y, size }: DiePlace, face: number): void {
  paintFace(pen, { x, y, size })
  // One and four are red, as on dice of the region.
  const colour = face === 1 || face === 4 ? '#d0263f' : '#1d1830'
  for (const at of dots[face] ?? '') {
    const [column, row] = [Number(at) % 3, Math.floor(Number(at) / 3)]
    const dot = disc(x + (column - 1) * size * 0.27, y + (row - 1) * size * 0.27, size * 0.1)
    flat(pen, dot, colour)
  }
}
