import type { Tx } from '../frame/db.ts'
import { addCatalogue, typeNames } from '../games/index.ts'
import { demoBrands, demoTitles } from './titles.ts'

/** Titles that really launch. A title is switched on when it does, a type with its first title. */
export const launching: readonly number[] = [
  101, 102, 104, 105, 108, 109, 110, 111, 115, 116, 117, 202, 203, 205, 302, 305, 306, 307, 401,
  405, 501, 502, 503, 504, 505, 601, 602, 603, 604, 605, 606,
]
/** One round for everybody: it keeps its own clock. */
const shared: readonly number[] = [401, 405, 501, 502, 503, 504, 505, 601, 604]
/** What home shows, in this order: one of each kind first. */
const popular: readonly number[] = [101, 601, 104, 305, 501, 105, 606, 603, 602, 205, 605, 111]
const fresh: readonly number[] = [401, 102, 405, 110, 302, 306, 203, 501]

/** The whole catalogue, with only what can be played switched on. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  const shown = new Set(launching)
  const typesShown = new Set(demoTitles.filter(([id]) => shown.has(id)).map(([, type]) => type))
  await addCatalogue(tx, {
    types: typeNames.map(([id, name, nameEn]) => ({ id, name, nameEn, isOn: typesShown.has(id) })),
    platforms: [{ id: 1, name: 'Arcade' }],
    brands: demoBrands.map((name, index) => ({
      id: index + 1,
      name,
      icon: `/studio/${index + 1}.svg`,
    })),
    games: demoTitles.map(([id, typeId, brand, name, nameEn]) => ({
      id,
      typeId,
      brandId: demoBrands.indexOf(brand) + 1,
      platformId: 1,
      name,
      nameEn,
      isHot: popular.includes(id),
      hotSort: popular.indexOf(id) + 1,
      isNew: fresh.includes(id),
      isOn: shown.has(id),
      isMaintained: false,
      hasSharedRounds: shared.includes(id),
    })),
  })
}
