import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

export type NewCatalogue = {
  types: { id: number; name: string; nameEn: string; isOn: boolean }[]
  platforms: { id: number; name: string }[]
  brands: { id: number; name: string; icon: string }[]
  games: {
    id: number
    typeId: number
    brandId: number
    platformId: number
    name: string
    nameEn: string
    isHot: boolean
    hotSort: number
    isNew: boolean
    isOn: boolean
    isMaintained: boolean
    hasSharedRounds: boolean
  }[]
}

/** Fills an empty catalogue, in the order given. */
export async function addCatalogue(tx: Tx, catalogue: NewCatalogue): Promise<void> {
  for (const [index, type] of catalogue.types.entries())
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort, is_on)
      values (${type.id}, ${type.name}, ${type.nameEn}, ${index + 1}, ${type.isOn})`)
  for (const [index, { id, name }] of catalogue.platforms.entries())
    await tx.run(sql`insert into game_platforms (platform_id, name, sort)
      values (${id}, ${name}, ${index + 1})`)
  for (const [index, { id, name, icon }] of catalogue.brands.entries())
    await tx.run(sql`insert into game_brands (brand_id, name, icon, sort)
      values (${id}, ${name}, ${icon}, ${index + 1})`)
  for (const [index, game] of catalogue.games.entries())
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        is_hot, hot_sort, is_new, sort, is_on, is_maintained, has_shared_rounds)
      values (${game.id}, ${game.typeId}, ${game.brandId}, ${game.platformId}, ${game.name},
        ${game.nameEn}, ${game.isHot}, ${game.hotSort}, ${game.isNew}, ${index + 1},
        ${game.isOn}, ${game.isMaintained}, ${game.hasSharedRounds})`)
}
