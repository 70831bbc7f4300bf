import { gameFeatures } from '@parlour/contract/game-features.ts'
import type { SiteConfig } from './config.ts'

type Game = SiteConfig['appGameList'][number]

/** A game without its field names: a list of thousands is stored in a third of the room. */
type Row = [
  id: number,
  name: string,
  nameEn: string,
  typeId: Game['typeId'],
  brandId: number,
  platformId: number,
  flags: number,
  hotSort: number,
  showType: number,
  sort: number,
  version: number,
  reopensAt: number | null,
  playedRank: number | null,
  features: number,
]

export function packGames(games: readonly Game[]): Row[] {
  return games.map((game) => [
    game.id,
    game.name,
    game.nameEn,
    game.typeId,
    game.brandId,
    game.platformId,
    packFlags(game),
    game.hotSort,
    game.showType,
    game.sort,
    game.version,
    game.params.reopensAt,
    game.playedRank,
    packFeatures(game),
  ])
}

/** Null when what was stored is not a list we wrote. */
export function unpackGames(stored: unknown): Game[] | null {
  if (!Array.isArray(stored)) return null
  const rows = stored as unknown[]
  return rows.every(isRow) ? rows.map(unpack) : null
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && row.length === 14 && typeof row[0] === 'number'
}

function unpack(row: Row): Game {
  const [id, name, nameEn, typeId, brandId, platformId, flags, hotSort, showType, sort] = row
  return {
    id,
    name,
    nameEn,
    typeId,
    brandId,
    platformId,
    hot: bit(flags, 0),
    hotSort,
    recent: bit(flags, 1),
    showType,
    sort,
    status: bit(flags, 2),
    version: row[10],
    maintain: bit(flags, 3),
    playedRank: row[12],
    features: gameFeatures.filter((_, place) => bit(row[13], place)),
    params: { brandMaintain: bit(flags, 4), reopensAt: row[11] },
  }
}

function packFlags({ hot, recent, status, maintain, params }: Game): number {
  return hot | (recent << 1) | (status << 2) | (maintain << 3) | (params.brandMaintain << 4)
}

function packFeatures({ features }: Game): number {
  return gameFeatures.reduce(
    (sum, feature, place) => sum | (Number(features.includes(feature)) << place),
    0,
  )
}

function bit(flags: number, place: number): 0 | 1 {
  return ((flags >> place) & 1) as 0 | 1
}
