import { lazy, type ReactNode, Suspense } from 'react'
import type { GameType } from '../../games/lists.ts'
import { useIsPartial } from '../../site/store.ts'
import { GameGridSkeleton } from '../../ui/GameGrid.tsx'
import { chooseBrand, favoritesTabId, homeTabId, useHomeTab } from './home-tab.ts'
import styles from './HomePage.module.css'

const TypeGames = lazy(() =>
  import('../../games/TypeGames.tsx').then((module) => ({ default: module.TypeGames })),
)
const FavoriteGames = lazy(() =>
  import('../../games/FavoriteGames.tsx').then((module) => ({
    default: module.FavoriteGames,
  })),
)

type TabContentProps = { tabId: number; types: readonly GameType[]; home: ReactNode }

/** What the open tab shows; home itself is given by the shell's own page. */
export function TabContent({ tabId, types, home }: TabContentProps) {
  const type = types.find(({ id }) => id === tabId)
  const brandId = useHomeTab(({ brands }) => brands[tabId] ?? null)
  const isPartial = useIsPartial()
  const waiting = (
    <div className={styles.waiting}>
      <GameGridSkeleton count={9} />
    </div>
  )
  if (isPartial && tabId !== homeTabId) return waiting
  if (tabId === favoritesTabId)
    return (
      <Suspense fallback={waiting}>
        <FavoriteGames />
      </Suspense>
    )
  if (!type) return home
  return (
    <Suspense fallback={waiting}>
      <TypeGames
        key={type.id}
        type={type}
        brandId={brandId}
        onBrand={(chosen) => {
          chooseBrand(type.id, chosen)
          keepInHistory({ typeId: type.id, brandId: chosen })
        }}
      />
    </Suspense>
  )
}

/** The entry remembers the brand: after a reload, and on the way back from a game. */
function keepInHistory(chosen: { typeId: number; brandId: number | null }): void {
  history.replaceState({ ...(history.state as object | null), ...chosen }, '')
}
