import type { Locale } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-text.ts'
import type { SiteConfig } from '../site/config.ts'
import { useSite } from '../site/store.ts'
import { type Game, type GameShelf, makeShelf } from './lists.ts'

const empty = makeShelf(null)
const shelves = new WeakMap<SiteConfig, GameShelf>()

/** The site's games, looked through once for each version of the list. */
export function useShelf(): GameShelf {
  return useSite(({ config }) => shelfOf(config))
}

export function useGameName(game: Game): string {
  return nameIn(useLocale(), game)
}

export function nameIn(locale: Locale, game: Game): string {
  return locale === 'th-TH' ? game.name : game.nameEn
}

export function useBrandName(brandId: number): string {
  return useShelf().brands.get(brandId)?.showName ?? ''
}

/** Still waiting for a first list: last time's is not there, this time's is on its way. */
export function useIsShelfLoading(): boolean {
  return useSite(({ config, isLoading }) => !config && isLoading)
}

function shelfOf(config: SiteConfig | null): GameShelf {
  if (!config) return empty
  const shelf = shelves.get(config) ?? makeShelf(config)
  shelves.set(config, shelf)
  return shelf
}
