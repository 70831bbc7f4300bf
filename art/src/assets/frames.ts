import { litGroup } from '../drawing/lighting.ts'
import { createRandom, type Random } from '../drawing/random.ts'
import { at, Doc, ellipse, type Light, path } from '../drawing/svg.ts'

export type DrawAsset = (D: Doc, g: Random) => string | Promise<string>

type SquareOptions = {
  light?: Partial<Light>
  scale?: number
  /** How far below the middle the drawing hangs. */
  dy?: number
}

export const assetLight = { rim: '#b9a6ff', key: '#fff6e0', shadow: '#07030f' }

/** A transparent square of 256 with the drawing in its middle. */
export async function square(
  draw: DrawAsset,
  { light, scale, dy = 0 }: SquareOptions = {},
): Promise<string> {
  const D = new Doc(256, 256, { ...assetLight, ...light })
  return D.out(at(128, 128 + dy, await draw(D, createRandom(11)), scale))
}

export const heartShape = (D: Doc): string =>
  litGroup(
    D,
    12,
    path(
      'M0 96C-40 50 -110 14 -110 -46C-110 -106 -30 -112 0 -52' +
        'C30 -112 110 -106 110 -46C110 14 40 50 0 96Z',
      { fill: D.lin('#ff9ac0', '#ff3d7f .45', '#a80a4a') },
    ),
    { spec: 1.1 },
  ) + ellipse(-54, -60, 26, 16, { fill: '#fff', opacity: 0.7, transform: 'rotate(-30 -54 -60)' })
