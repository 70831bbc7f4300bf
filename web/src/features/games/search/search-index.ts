import type { Brand, Game, GameType } from '../../../games/lists.ts'
import { normalise } from './normalise.ts'

/** A game as search sees it: its names first, then what it belongs to. */
export type Entry = { game: Game; names: string[]; words: string[]; belongs: string }
export type Catalogue = {
  games: readonly Game[]
  brands: ReadonlyMap<number, Brand>
  types: readonly GameType[]
}

export function makeEntries(catalogue: Catalogue): Entry[] {
  return catalogue.games.map(entryMaker(catalogue))
}

/** Makes entries one by one; the caller decides how many at a time. */
export function entryMaker({ brands, types }: Omit<Catalogue, 'games'>): (game: Game) => Entry {
  const belongsTo = new Map<string, string>()
  const typeNames = new Map(types.map((type) => [type.id, `${type.name}|${type.nameEn}`]))
  return (game) => {
    const key = `${game.brandId}:${game.typeId}`
    const belongs =
      belongsTo.get(key) ??
      [brands.get(game.brandId)?.showName ?? '', typeNames.get(game.typeId) ?? '']
        .join('|')
        .split('|')
        .map(normalise)
        .join('|')
    belongsTo.set(key, belongs)
    return {
      game,
      names: [normalise(game.name), normalise(game.nameEn)],
      words: game.nameEn.split(/\s+/).slice(1).map(normalise),
      belongs,
    }
  }
}
