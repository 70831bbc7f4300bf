import { byPopularity, isPopular } from '@parlour/contract/popular-games.ts'
import type { SiteConfig } from '../site/config.ts'

export type Game = SiteConfig['appGameList'][number]
export type Brand = SiteConfig['appGameBrandList'][number]
export type GameType = SiteConfig['appGameTypeList'][number]

export type GameShelf = {
  games: readonly Game[]
  byId: ReadonlyMap<number, Game>
  brands: ReadonlyMap<number, Brand>
}

/** Games that are shown at all, and the ways to look them up. */
export function makeShelf(config: SiteConfig | null): GameShelf {
  const games = (config?.appGameList ?? []).filter((game) => game.status === 1)
  return {
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    brands: new Map((config?.appGameBrandList ?? []).map((brand) => [brand.id, brand])),
  }
}

/**
 * The popular ones: the most played and those the house chose, where they may stand there. What is
 * played goes first, by how much; closed ones last.
 */
export function listPopular(games: readonly Game[]): Game[] {
  return games
    .filter((game) => isPopular(game) && game.showType === 0 && game.status === 1)
    .toSorted(byOpenness)
}

/** What is open goes first, then what is played. */
export function byOpenness(one: Game, other: Game): number {
  return Number(isClosed(one)) - Number(isClosed(other)) || byPopularity(one, other)
}

/** Types that are on, in the server's order. */
export function listTypes(types: readonly GameType[]): GameType[] {
  return types.filter((type) => type.status === 1).toSorted((one, other) => one.sort - other.sort)
}

export function listOfType(games: readonly Game[], typeId: number): Game[] {
  return games
    .filter((game) => game.typeId === typeId && game.status === 1)
    .toSorted((one, other) => one.sort - other.sort)
}

/** Brands that are on and have something among these games, in the site's order. */
export function listBrands(games: readonly Game[], brands: GameShelf['brands']): Brand[] {
  const used = new Set(games.map((game) => game.brandId))
  return [...brands.values()]
    .filter((brand) => brand.status === 1 && used.has(brand.id))
    .toSorted((one, other) => one.sort - other.sort)
}

/** A brand's games of one type, in the brand's own order. */
export function listOfBrand(games: readonly Game[], brand: Brand): Game[] {
  const place = new Map(brand.gameList.map((gameId, index) => [gameId, index]))
  const placeOf = (game: Game) => place.get(game.id) ?? brand.gameList.length
  return games
    .filter((game) => game.brandId === brand.id)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function isClosed(game: Game): boolean {
  return game.maintain === 1 || game.params.brandMaintain === 1
}

/** On every card the word would say nothing. */
const hottest = 3

/** The one badge a card carries: closed games say that instead. */
export function findBadge(game: Game): 'hot' | 'new' | null {
  if (isClosed(game)) return null
  if (game.playedRank !== null && game.playedRank <= hottest) return 'hot'
  return game.recent === 1 ? 'new' : null
}

/** Known ids as games, in the order of the ids; what is off or gone is left out. */
export function pickGames(byId: GameShelf['byId'], gameIds: readonly number[]): Game[] {
  return gameIds.flatMap((gameId) => byId.get(gameId) ?? [])
}

export function groupRows<Item>(items: readonly Item[], perRow: number): Item[][] {
  const rows: Item[][] = []
  for (let start = 0; start < items.length; start += perRow)
    rows.push(items.slice(start, start + perRow))
  return rows
}

/** Where a game is told of before it opens: a sheet over whatever page one is on. */
export function sheetPath(gameId: number): string {
  return `/lobby/home?game=${gameId}`
}

/** The game whose sheet an address asks for. */
export function findSheetGame({ pathname, search }: URL | Location): number | null {
  const gameId = Number(new URLSearchParams(search).get('game'))
  return pathname === '/lobby/home' && Number.isSafeInteger(gameId) && gameId > 0 ? gameId : null
}

export function startPath(gameId: number): string {
  return `/start?gameId=${gameId}`
}

/** The same game for play money. */
export function practicePath(gameId: number): string {
  return `/practice?gameId=${gameId}`
}
