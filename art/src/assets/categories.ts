import type { CategoryName } from '../asset-names.ts'
import type { Colours } from '../descriptor.ts'
import type { Draw, DrawLater } from '../drawing/draw.ts'
import { lit } from '../drawing/lighting.ts'
import { at, group } from '../drawing/svg.ts'
import { aces } from '../motifs/cards/aces.ts'
import { puffer } from '../motifs/sea/puffer.ts'
import { rocket } from '../motifs/space/rocket.ts'
import { trophy } from '../motifs/sports/trophy.ts'
import { roulette } from '../motifs/tables/roulette.ts'
import { sevens } from '../motifs/treasures/sevens.ts'
import { marigold } from '../props/garland.ts'
import { type DrawAsset, heartShape, square } from './frames.ts'

const colours: Colours = { acc: '#7a5bff', acc2: '#ffe08a', rim: '#b9a6ff', noRays: true }

const small =
  (motif: Draw | DrawLater, scale: number, dy = 0): DrawAsset =>
  async (D, g) =>
    at(0, dy, await motif(D, g, colours), scale)

/** By the number of the category; 101 is the player's own favourites. */
const categories: Record<CategoryName, DrawAsset> = {
  0: (D) => group(marigold(D, 108), { filter: lit(D, 5) }),
  101: heartShape,
  1: small(sevens, 0.5),
  2: small(puffer, 0.52),
  3: small(aces, 0.5, 6),
  4: small(trophy, 0.52),
  5: small(roulette, 0.5, 10),
  6: small(rocket, 0.48),
}

export const category = (name: CategoryName): Promise<string> => square(categories[name])
