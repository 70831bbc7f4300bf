import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { noteCatalogueChange } from '@parlour/server/games/index.ts'

const hot = [101, 102, 103, 110, 104, 401, 201, 601, 501, 108, 302, 203, 606, 105, 505]
const fresh = [110, 104, 107, 115, 206, 306, 606]
const closed = [105, 205]

/** Every title of the demo switched on: the lobby as it will look, for tests of rich pages. */
export async function openWholeCatalogue(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(sql`update game_types set is_on = true`)
    await tx.run(sql`update games set is_on = true, is_hot = game_id = any(${hot}),
      hot_sort = coalesce(array_position(${hot}::int[], game_id), 0),
      is_new = game_id = any(${fresh}), is_maintained = game_id = any(${closed}),
      reopens_at = case when game_id = 105 then now() + interval '3 hours' end`)
    await noteCatalogueChange(tx)
  })
}

/** As many games as a bench wants, spread over the demo's types and studios. */
export async function addManyGames(database: Database, count: number): Promise<void> {
  await openWholeCatalogue(database)
  await database.transaction(async (tx) => {
    // A bench opens every title that is built.
    await tx.run(sql`update games set is_maintained = false, reopens_at = null`)
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        is_hot, hot_sort, is_new, show_type, sort, is_on)
      select 10000 + n, g.type_id, g.brand_id, g.platform_id, g.name || ' ' || n,
        g.name_en || ' ' || n, false, 0, n % 50 = 0, 0, 1000 + n, true
      from generate_series(1, ${count}) n
      join (select *, row_number() over (order by game_id) as place from games) g
        on g.place = 1 + n % (select count(*) from games where game_id < 10000)`)
    await noteCatalogueChange(tx)
  })
}
