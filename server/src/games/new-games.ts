import type { PlayableType } from '@parlour/contract/game-types.ts'
import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { noteCatalogueChange } from './catalogue.ts'

/** What the tabs are called where nobody has named them otherwise. */
export const typeNames = [
  [1, 'สล็อต', 'Slots'],
  [2, 'ยิงปลา', 'Fishing'],
  [3, 'โป๊กเกอร์', 'Poker'],
  [4, 'กีฬา', 'Sports'],
  [5, 'เกมโต๊ะ', 'Tables'],
  [6, 'เกม', 'Games'],
] as const satisfies [PlayableType, string, string][]

export type NewGame = {
  platformId: number
  typeId: PlayableType
  name: string
  nameEn: string
  hasSharedRounds: boolean
}

/** Below stand the numbers of the house's own titles. */
const lastOwn = 1_000
const plainIcon = '/art/app/favicon.svg'

/** A place in the catalogue for the games of one studio, and its brand: both by one number. */
export async function addPlatform(tx: Tx, name: string): Promise<number> {
  await lockNumbers(tx)
  const { next } = await tx.row<{ next: number }>(sql`select greatest(
    (select max(platform_id) from game_platforms), (select max(brand_id) from game_brands), 0) + 1
    as next`)
  await tx.run(sql`insert into game_platforms (platform_id, name, sort)
    values (${next}, ${name}, ${next})`)
  await tx.run(sql`insert into game_brands (brand_id, name, icon, sort)
    values (${next}, ${name}, ${plainIcon}, ${next})`)
  await noteCatalogueChange(tx)
  return next
}

/** Adds a game that is switched off, last of all; answers its number. */
export async function addGame(tx: Tx, game: NewGame): Promise<number> {
  await lockNumbers(tx)
  const [typeId, typeName, typeNameEn] = typeNames[game.typeId - 1] ?? typeNames[0]
  await tx.run(sql`insert into game_types (type_id, name, name_en, sort, is_on)
    values (${typeId}, ${typeName}, ${typeNameEn}, ${typeId}, false) on conflict do nothing`)
  const { next } = await tx.row<{ next: number }>(sql`
    select greatest(max(game_id), ${lastOwn}) + 1 as next from games`)
  const { sort } = await tx.row<{ sort: number }>(sql`
    select coalesce(max(sort), 0) + 1 as sort from games`)
  await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en, sort,
      is_new, has_shared_rounds)
    values (${next}, ${game.typeId}, ${game.platformId}, ${game.platformId}, ${game.name},
      ${game.nameEn}, ${sort}, true, ${game.hasSharedRounds})`)
  await noteCatalogueChange(tx)
  return next
}

async function lockNumbers(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('games.numbers'))`)
}
