import { useMemo } from 'react'
import { GameRow } from '../../games/GameRow.tsx'
import { GameTile } from '../../games/GameTile.tsx'
import { listPopular } from '../../games/lists.ts'
import { LobbyRail } from '../../games/LobbyRail.tsx'
import { useIsShelfLoading, useShelf } from '../../games/shelf.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsGreen } from '../../site/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { GameCardSkeleton } from '../../ui/GameCard.tsx'
import { MaintenanceState } from '../../ui/StateView.tsx'
import { AgeBar } from './AgeBar.tsx'
import { Banners } from './Banners.tsx'
import { FeaturedRewards } from './FeaturedRewards.tsx'
import styles from './HomePage.module.css'
import { HomeModals, HomeRows, PlayerRows, PromoVideo } from './LatePieces.tsx'
import { CarePanel, NewsPanel, WinnersPanel } from './SidePanels.tsx'
import { TabContent } from './TabContent.tsx'
import { useBigWins } from './use-big-wins.ts'
import { homeTabHref, useOpenTab } from './use-open-tab.ts'

export function HomePage() {
  const t = useText()
  const { types, tabId } = useOpenTab()
  return (
    <>
      <h1 className="visually-hidden">{t('title.home')}</h1>
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
    <div className={styles.stack}>
      <div className={classNames(styles.hero, styles.beside)}>
        <Banners mostAbreast={2} />
        {isGreen ? <CarePanel /> : <LatestPanel />}
      </div>
      {isGreen ? <AgeBar /> : <FeaturedRewards />}
      <PlayerRows />
      <PopularRow />
      <HomeRows />
      {!isGreen && <PromoVideo />}
    </div>
  )
}

/** Winners where there are any, news otherwise. */
function LatestPanel() {
  const rows = useBigWins()
  return rows.length > 0 ? <WinnersPanel rows={rows} /> : <NewsPanel />
}

/** The rest is on the page of all games. */
const most = 24
/** As many as a wide window shows at once. */
const atOnce = 8

const bones = Array.from({ length: atOnce }, (_, id) => ({ id, card: <GameCardSkeleton /> }))

/** The popular games in a row, as wide windows show them. */
function PopularRow() {
  const t = useText()
  const { games } = useShelf()
  const isLoading = useIsShelfLoading()
  const popular = useMemo(() => listPopular(games).slice(0, most), [games])
  if (!isLoading && games.length === 0)
    return <MaintenanceState title={t('home.noGames')} text={t('home.noGamesNote')} />
  const cards = popular.map((game, place) => ({
    id: game.id,
    card: <GameTile game={game} isEager={place < atOnce} />,
  }))
  return (
    <GameRow
      title={t('home.popular')}
      moreText={t('home.seeAll')}
      href="/lobby/games"
      items={isLoading ? bones : cards}
    />
  )
}
