import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { demoBrands, demoTitles } from './titles.ts'

const types = [
  [1, 'สล็อต', 'Slots'],
  [2, 'ยิงปลา', 'Fishing'],
  [3, 'โป๊กเกอร์', 'Poker'],
  [4, 'กีฬา', 'Sports'],
  [5, 'คาสิโนสด', 'Live casino'],
  [6, 'เกม', 'Games'],
] as const

/**
 * Titles that really launch. A title is switched on when it does, and a type with its first title;
 * three more stand under maintenance, so that this state is seen.
 */
export const launching: readonly number[] = [101, 104, 105, 111, 115, 305, 307, 601, 602, 603]
const maintained: readonly number[] = [102, 110, 606]
/** What home shows, in this order: one of each kind first. */
const popular: readonly number[] = [101, 601, 104, 305, 105, 603, 602, 111, 102]
const fresh: readonly number[] = [115, 307]

/** The whole catalogue, with only what can be played switched on. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  const shown = new Set([...launching, ...maintained])
  const typesShown = new Set(demoTitles.filter(([id]) => shown.has(id)).map(([, type]) => type))
  for (const [index, [id, name, nameEn]] of types.entries())
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort, is_on)
      values (${id}, ${name}, ${nameEn}, ${index + 1}, ${typesShown.has(id)})`)
  await tx.run(sql`insert into game_platforms (platform_id, name, sort) values (1, 'Arcade', 1)`)
  for (const [index, brand] of demoBrands.entries())
    await tx.run(sql`insert into game_brands (brand_id, name, icon, sort)
      values (${index + 1}, ${brand}, ${`/studio/${index + 1}.svg`}, ${index + 1})`)
  for (const [index, [id, typeId, brand, name, nameEn]] of demoTitles.entries())
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        is_hot, hot_sort, is_new, sort, is_on, is_maintained)
      values (${id}, ${typeId}, ${demoBrands.indexOf(brand) + 1}, 1, ${name}, ${nameEn},
        ${popular.includes(id)}, ${popular.indexOf(id) + 1}, ${fresh.includes(id)}, ${index + 1},
        ${shown.has(id)}, ${maintained.includes(id)})`)
}
