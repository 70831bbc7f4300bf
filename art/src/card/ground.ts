import type { HeapName } from '../descriptor.ts'
import { darken, mix } from '../drawing/colour.ts'
import type { Scene } from '../drawing/draw.ts'
import { type Pair, spline, times } from '../drawing/geometry.ts'
import { path } from '../drawing/svg.ts'
import { chip } from '../props/chip.ts'
import { cloud, scrollCloud } from '../props/clouds.ts'
import { coinPile } from '../props/coins.ts'
import { fire } from '../props/fire.ts'
import { gem, sphere } from '../props/gems.ts'
import { leaf, lotus } from '../props/plants.ts'

const gemColours = ['#2f9bff', '#ff4d8d', '#19c37d', '#ffb020', '#a855ff']
const candyColours = ['#ff5fae', '#ffd23d', '#4dd2ff', '#7cff8a', '#b57bff', '#ff7a4d']
const chipColours = ['#d4183a', '#1d5bd8', '#17171f', '#f0a81e', '#17a86b']

/** A strip of props the hero stands behind; it reaches into the title. */
export const grounds: Record<HeapName, Scene> = {
  coins: (D, g) => coinPile(D, g, 300, 650, 330, 96, 27),
  gems: (D, g) =>
    times(15, (i) =>
      gem(
        D,
        8 + i * 42 + g.between(-10, 10),
        612 + g.between(-24, 26) + Math.abs(i - 7) * -3,
        g.between(22, 38),
        g.pick(gemColours),
        { n: g.pick([6, 8]), rot: g.between(0, 40) },
      ),
    ).join(''),
  clouds: (D, _, p) =>
    [
      [60, 640, 1.1],
      [540, 640, 1.1],
      [300, 668, 1.5],
      [180, 690, 1],
      [430, 690, 1],
    ]
      .map(([x, y, s]) => scrollCloud(D, x, y, s, mix(p.acc, p.bg[1], 0.35), darken(p.bg[1], 0.3)))
      .join(''),
  mist: (D, g, p) =>
    cloud(D, 120, 650, 420, mix(p.bg[1], '#ffffff', 0.35), { g, a: 0.8 }) +
    cloud(D, 480, 660, 420, mix(p.bg[1], '#ffffff', 0.28), { g, a: 0.8 }),
  leaves: (D, g) =>
    times(16, (i) =>
      leaf(
        D,
        300 + (i - 7.5) * 26,
        690,
        g.between(120, 190),
        g.between(18, 30),
        -90 + (i - 7.5) * 11 + g.between(-6, 6),
        mix('#1f8f52', '#08331f', g.between(0, 0.6)),
      ),
    ).join(''),
  waves: (D, _, p) =>
    times(2, (i) => {
      const crests = times(9, (k): Pair => [
        k * 84 - 36 + i * 42,
        620 + i * 44 + (k % 2 ? -26 : 14),
      ])
      const water = p.sea ?? p.acc
      return path(`${spline(crests, false)}L660 820L-40 820Z`, {
        fill: D.lin(mix(water, '#ffffff', 0.25 - i * 0.1), darken(water, 0.45)),
        stroke: '#fff',
        strokeOpacity: 0.5,
        strokeWidth: 4,
      })
    }).join(''),
  candies: (D, g) =>
    times(22, (i) =>
      sphere(D, i * 29 - 8, 630 + g.between(-26, 26), g.between(20, 34), g.pick(candyColours)),
    ).join(''),
  chips: (D) =>
    times(9, (i) =>
      chip(D, 20 + i * 70, 636 + (i % 2) * 18, 48, chipColours[i % 5], {
        stack: 1 + ((i * 7) % 4),
      }),
    ).join(''),
  embers: (D, g) => fire(D, g, 300, 720, 700, 190, 14),
  petals: (D, _, p) =>
    [
      [70, 640, 0.9],
      [530, 640, 0.9],
      [190, 668, 0.7],
      [410, 668, 0.7],
    ]
      .map(([x, y, s]) => lotus(D, x, y, s, p.petal ?? '#ff7ab8'))
      .join(''),
}
