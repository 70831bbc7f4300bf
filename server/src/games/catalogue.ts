import type { GameFeature } from '@parlour/contract/game-features.ts'
import type { PlayableType } from '@parlour/contract/game-types.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { notify } from '../frame/notifications.ts'
import { featuresOf, type KnownFacts } from './features.ts'

type Flag = 0 | 1
export type WireGame = {
  id: number
  name: string
  nameEn: string
  typeId: PlayableType
  brandId: number
  platformId: number
  hot: Flag
  hotSort: number
  recent: Flag
  showType: number
  sort: number
  status: Flag
  version: number
  maintain: Flag
  playedRank: number | null
  features: GameFeature[]
  params: { brandMaintain: Flag; reopensAt: number | null }
}
export type WireType = { id: number; name: string; nameEn: string; sort: number; status: Flag }
export type WireBrand = {
  id: number
  showName: string
  icon3: string
  status: Flag
  sort: number
  gameList: number[]
}

type GameRow = Omit<WireGame, 'features'> & { facts: KnownFacts | null; isShared: boolean }

/** The platforms that somebody serves, and whether they are open now. */
export type Served = Map<number, boolean>

/** Everything that can be played or soon again, in the words of the wire. */
export async function readCatalogue(queries: Queries, served: Served) {
  const rows = await queries.rows<GameRow>(sql`
    select g.game_id as id, g.name, g.name_en as "nameEn", g.type_id as "typeId",
      g.brand_id as "brandId", g.platform_id as "platformId", g.is_hot::int as hot,
      g.hot_sort as "hotSort", g.is_new::int as recent, g.show_type as "showType", g.sort,
      g.is_on::int as status, g.icon_version as version, g.is_maintained::int as maintain,
      g.played_rank as "playedRank", g.facts, g.has_shared_rounds as "isShared",
      json_build_object('brandMaintain', b.is_maintained::int, 'reopensAt',
        floor(extract(epoch from g.reopens_at) * 1000)) as params
    from games g join game_brands b using (brand_id) join game_types t using (type_id)
    where g.is_on and b.is_on and t.is_on order by g.sort, g.game_id`)
  const shown = rows.filter(({ platformId }) => served.has(platformId))
  const games = shown.map(({ facts, isShared, ...game }): WireGame => ({
    ...game,
    maintain: served.get(game.platformId) === false ? 1 : game.maintain,
    features: featuresOf({ facts, isShared }),
  }))
  const types = await queries.rows<WireType>(sql`
    select type_id as id, name, name_en as "nameEn", sort, is_on::int as status
    from game_types order by sort`)
  const brands = await queries.rows<WireBrand>(sql`
    select b.brand_id as id, b.name as "showName", b.icon as icon3, b.is_on::int as status, b.sort,
      coalesce(array_agg(g.game_id order by g.sort, g.game_id)
        filter (where g.is_on), '{}') as "gameList"
    from game_brands b left join games g using (brand_id) group by b.brand_id order by b.sort`)
  const platforms = await queries.rows<{ id: number; name: string; sort: number }>(sql`
    select platform_id as id, name, sort from game_platforms order by sort`)
  const ids = new Set(games.map(({ id }) => id))
  const listed = brands.map(({ gameList, ...brand }) => ({
    ...brand,
    gameList: gameList.filter((id) => ids.has(id)),
  }))
  return { games, types, brands: listed, platforms }
}

/** The games as others join them: number, both names, type, platform, clock, and if it opens. */
export const gameFacts = `(select game_id, name,
  coalesce(nullif(name_en, ''), name) as name_en, type_id, platform_id, has_shared_rounds,
  counted_percent, is_on and not is_maintained as is_playable from games)`

type Launchable = { platformId: number; isOn: boolean; isMaintained: boolean }

/** A game with the switches of its brand and its type. */
export function findLaunchable(queries: Queries, gameId: number): Promise<Launchable | null> {
  return queries.find<Launchable>(sql`
    select g.platform_id as "platformId", g.is_on and b.is_on and t.is_on as "isOn",
      g.is_maintained or b.is_maintained as "isMaintained"
    from games g join game_brands b using (brand_id) join game_types t using (type_id)
    where g.game_id = ${gameId}`)
}

/** How many games each platform has, and how many of them can be played. */
export async function countGames(queries: Queries) {
  const rows = await queries.rows<{ platformId: number; games: number; playable: number }>(sql`
    select platform_id as "platformId", count(*) as games,
      count(*) filter (where is_on and not is_maintained) as playable
    from games group by platform_id`)
  return new Map(rows.map(({ platformId, ...counts }) => [platformId, counts]))
}

/** The names of today, by number. */
const facts: Sql = { text: gameFacts, values: [] }
type GameNames = { name: string; nameEn: string }

export async function readGameNames(queries: Queries, gameIds: readonly number[]) {
  if (gameIds.length === 0) return new Map<number, GameNames>()
  const rows = await queries.rows<GameNames & { gameId: number }>(sql`
    select game_id as "gameId", name, name_en as "nameEn" from ${facts} g
    where game_id = any(${gameIds}::int[])`)
  return new Map(rows.map(({ gameId, ...names }) => [gameId, names]))
}

/** To be said by whoever changes the catalogue, in the same transaction. */
export function noteCatalogueChange(tx: Tx): Promise<void> {
  return notify(tx, 'parlour_changed', 'catalogue')
}
