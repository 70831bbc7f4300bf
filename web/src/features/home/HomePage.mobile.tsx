import { useMemo } from 'react'
import { GameList } from '../../games/GameList.tsx'
import { listPopular } from '../../games/lists.ts'
import { LobbyRail } from '../../games/LobbyRail.tsx'
import { useIsShelfLoading, useShelf } from '../../games/shelf.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsGreen } from '../../site/store.ts'
import { GameGridSkeleton } from '../../ui/GameGrid.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { MaintenanceState } from '../../ui/StateView.tsx'
import { AgeBar } from './AgeBar.tsx'
import { Banners } from './Banners.tsx'
import { FeaturedRewards } from './FeaturedRewards.tsx'
import styles from './HomePage.module.css'
import {
  BigWins,
  DownloadBar,
  GreenBlocks,
  HomeFooter,
  HomeModals,
  HomeRows,
  PlayerRows,
  PromoVideo,
} from './LatePieces.tsx'
import { TabContent } from './TabContent.tsx'
import { homeTabHref, useOpenTab } from './use-open-tab.ts'

/** The phone's home: its tabs, and under the first of them everything the house shows. */
export function HomePage() {
  const t = useText()
  const { types, tabId } = useOpenTab()
  return (
    <>
      <h1 className="visually-hidden">{t('title.home')}</h1>
      <DownloadBar />
      <div className={styles.rail}>
        <LobbyRail types={types} chosenId={tabId} hrefOf={homeTabHref} />
      </div>
      <TabContent tabId={tabId} types={types} home={<Home />} />
      <HomeModals />
    </>
  )
}

function Home() {
  const isGreen = useIsGreen()
  return (
    <>
      <div className={styles.stack}>
        <PlayerRows />
        <Banners />
        {isGreen ? (
          <AgeBar />
        ) : (
          <>
            <PromoVideo />
            <BigWins />
            <FeaturedRewards />
          </>
        )}
        <section className={styles.section}>
          <PopularGames />
        </section>
        <HomeRows />
        {isGreen && <GreenBlocks />}
      </div>
      <HomeFooter />
    </>
  )
}

/** All of them: there is no further page to lead to. */
function PopularGames() {
  const t = useText()
  const { games } = useShelf()
  const isLoading = useIsShelfLoading()
  const popular = useMemo(() => listPopular(games), [games])
  if (!isLoading && games.length === 0)
    return <MaintenanceState title={t('home.noGames')} text={t('home.noGamesNote')} />
  return (
    <>
      <SectionHeader title={t('home.popular')} />
      {isLoading ? <GameGridSkeleton count={9} /> : <GameList games={popular} />}
    </>
  )
}
