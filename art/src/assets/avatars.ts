import { lighten } from '../drawing/colour.ts'
import type { Draw } from '../drawing/draw.ts'
import { times } from '../drawing/geometry.ts'
import { litGroup } from '../drawing/lighting.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import { at, circle, Doc, group, rect } from '../drawing/svg.ts'
import { cat } from '../motifs/animals/cat.ts'
import { chick } from '../motifs/animals/chick.ts'
import { elephant } from '../motifs/animals/elephant.ts'
import { panda } from '../motifs/animals/panda.ts'
import { rabbit } from '../motifs/animals/rabbit.ts'
import { tiger } from '../motifs/animals/tiger.ts'
import { astronaut } from '../motifs/space/astronaut.ts'
import { helm } from '../motifs/sports/helm.ts'
import { screened, softSpot } from '../props/light.ts'
import { assetLight } from './frames.ts'

type Avatar = {
  motif: Draw
  light: string
  deep: string
  scale: number
  /** How far the motif hangs, so that its face is in the middle. */
  dy: number
}

const avatars: readonly Avatar[] = [
  { motif: astronaut, light: '#3a2ad8', deep: '#120a5a', scale: 0.52, dy: 14 },
  { motif: cat, light: '#ff8a5a', deep: '#b3122e', scale: 0.66, dy: 66 },
  { motif: tiger, light: '#12a88a', deep: '#04404a', scale: 0.54, dy: 4 },
  { motif: panda, light: '#8fe08a', deep: '#1f7a4a', scale: 0.62, dy: 44 },
  { motif: rabbit, light: '#c9a8ff', deep: '#4a2ab0', scale: 0.58, dy: 44 },
  { motif: elephant, light: '#ffb84d', deep: '#c4405a', scale: 0.5, dy: 16 },
  { motif: helm, light: '#5a3dff', deep: '#1c0f7a', scale: 0.56, dy: 14 },
  { motif: chick, light: '#5a8bff', deep: '#14206a', scale: 0.56, dy: 20 },
]

/** A motif's bust on a square the page rounds off. */
export function avatar(index: number): string {
  const { light, deep, scale, dy } = avatars[index]
  const D = new Doc(256, 256, { ...assetLight, rim: lighten(light, 0.4) })
  const bust = drawBust(D, createRandom(index + 5), avatars[index])
  const wash = D.rad([lighten(light, 0.25), 0], [light, 0.45], [deep, 1], { cy: 0.38, r: 0.75 })
  return D.out(
    rect(0, 0, 256, 256, { fill: wash }) +
      rings() +
      screened(softSpot(D, 128, 110, 130, lighten(light, 0.5), 0.5)) +
      at(128, 128 + dy, bust, scale) +
      rect(0, 0, 256, 256, { fill: D.rad(['#000', 0.6, 0], ['#000', 1, 0.4], { r: 0.72 }) }),
  )
}

/** The same avatar as a framed disc, for use inside a larger picture. */
export function avatarDisc(
  D: Doc,
  g: Random,
  x: number,
  y: number,
  radius: number,
  index: number,
  frame = '#fff',
): string {
  const { light, deep, scale, dy } = avatars[index]
  const bust = drawBust(D, g, avatars[index])
  const ring = litGroup(D, 5, circle(x, y, radius + 7, { fill: frame }))
  const wash = rect(-128, -128, 256, 256, {
    fill: D.rad([lighten(light, 0.3), 0], [light, 0.5], [deep, 1]),
  })
  const disc = group([wash, at(0, dy, bust, scale)], { clipPath: D.clip(circle(0, 0, 126)) })
  return group([ring, at(x, y, disc, radius / 128)])
}

const drawBust = (D: Doc, g: Random, { motif, light }: Avatar): string =>
  motif(D, g, { acc: lighten(light, 0.2), acc2: '#ff5be0', rim: lighten(light, 0.5) })

const rings = (): string =>
  times(10, (i) =>
    circle(128, 128, 20 + i * 20, { fill: 'none', stroke: '#fff', strokeWidth: 6, opacity: 0.06 }),
  ).join('')
