/// <reference lib="dom" />
import type { Pen } from './kit.ts'
import { disc, flat, glow, polygon } from './kit.ts'

/** Decoration only, but the same at every look: a plain seeded series will do. */
export function series(seed: number): () => number {
  let state = Math.imul(seed, 2_654_435_761)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

type Ridge = { level: number; colour: string; seed: number; rough?: number }

/** Hills along the bottom. */
export function ridge(pen: Pen, width: number, height: number, options: Ridge): void {
  const { level, colour, seed, rough = 0.09 } = options
  const next = series(seed)
  const spots: [number, number][] = [[0, height]]
  for (let at = 0; at <= 14; at++) {
    spots.push([(width * at) / 14, height * (level + (next() - 0.5) * rough)])
  }
  spots.push([width, height])
  flat(pen, polygon(spots), colour)
}

/** Flat-topped rocks of a dry land. */
export function mesas(pen: Pen, width: number, height: number, colour: string, seed: number): void {
  const next = series(seed)
  for (let at = 0; at < 5; at++) {
    const [x, wide] = [next() * width, width * (0.1 + next() * 0.16)]
    const top = height * (0.6 + next() * 0.16)
    const side = wide * 0.14
    flat(
      pen,
      polygon([
        [x - wide / 2 - side, height],
        [x - wide / 2, top],
        [x + wide / 2, top + 4],
        [x + wide / 2 + side, height],
      ]),
      colour,
    )
  }
}

export function embers(pen: Pen, width: number, height: number, count: number): void {
  const next = series(5)
  for (let at = 0; at < count; at++) {
    const [x, y, size] = [next() * width, height * (0.1 + next() * 0.9), 0.8 + next() * 2]
    glow(pen, x, y, size * 4, 'rgb(255 150 50 / 0.35)')
    flat(pen, disc(x, y, size), next() > 0.5 ? '#ffd27a' : '#ff8a3c')
  }
}

export function stars(pen: Pen, width: number, height: number, count: number, seed = 11): void {
  const next = series(seed)
  for (let at = 0; at < count; at++) {
    const [x, y, size] = [next() * width, next() * height, 0.5 + next() * 1.4]
    pen.globalAlpha = 0.25 + next() * 0.7
    flat(pen, disc(x, y, size), '#ffffff')
  }
  pen.globalAlpha = 1
}

/** Beams from one place. */
export function rays(pen: Pen, x: number, y: number, length: number, colour: string, count = 16) {
  for (let at = 0; at < count; at++) {
    const [from, to] = [at, at + 0.5].map((step) => (step / count) * Math.PI * 2)
    const corner = (angle = 0): [number, number] => [
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    ]
    flat(pen, polygon([[x, y], corner(from), corner(to)]), colour)
  }
}
