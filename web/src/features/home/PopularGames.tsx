import { useMemo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { listPopular } from '../../games/lists.ts'
import { GameList } from '../../games/GameList.tsx'
import { useIsShelfLoading, useShelf } from '../../games/shelf.ts'
import { GameGridSkeleton } from '../../ui/GameGrid.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { MaintenanceState } from '../../ui/StateView.tsx'
import { homeTabHref } from './use-open-tab.ts'

type PopularGamesProps = { firstTypeId: number | undefined; allHref?: string | undefined }

export function PopularGames({ firstTypeId, allHref }: PopularGamesProps) {
  const t = useText()
  const { games } = useShelf()
  const isLoading = useIsShelfLoading()
  const isLoggedIn = useIsLoggedIn()
  const popular = useMemo(() => listPopular(games), [games])
  const tabHref = firstTypeId === undefined ? undefined : homeTabHref(firstTypeId)
  const href = allHref !== undefined && isLoggedIn ? allHref : tabHref
  if (!isLoading && games.length === 0)
    return <MaintenanceState title={t('home.noGames')} text={t('home.noGamesNote')} />
  return (
    <>
      <SectionHeader
        title={t('home.popular')}
        moreText={href === undefined ? undefined : t('home.seeAll')}
        href={href}
      />
      {isLoading ? <GameGridSkeleton count={9} /> : <GameList games={popular} />}
    </>
  )
}
