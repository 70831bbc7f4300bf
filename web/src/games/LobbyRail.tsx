import { gameTypes } from '@parlour/contract/game-types.ts'
import { useBilingual, useText } from '../i18n/use-text.ts'
import { CategoryRail, CategoryRailSkeleton } from '../ui/CategoryRail.tsx'
import type { GameType } from './lists.ts'
import { useIsShelfLoading } from './shelf.ts'

type LobbyRailProps = {
  types: readonly GameType[]
  chosenId: number
  hrefOf: (tabId: number) => string
}

/** Home, favorites and one tab for each type that is on. */
export function LobbyRail({ types, chosenId, hrefOf }: LobbyRailProps) {
  const t = useText()
  const say = useBilingual()
  if (useIsShelfLoading()) return <CategoryRailSkeleton />
  const categories = [
    { id: gameTypes.home, name: t('games.home') },
    { id: gameTypes.favorites, name: t('games.favoritesTab') },
    ...types.map((type) => ({ id: type.id, name: say(type.name, type.nameEn) })),
  ]
  return (
    <CategoryRail
      label={t('games.categories')}
      chosenId={chosenId}
      categories={categories.map((category) => ({ ...category, href: hrefOf(category.id) }))}
    />
  )
}
