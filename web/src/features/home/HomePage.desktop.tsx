import type { GameType } from '../../games/lists.ts'
import { LobbyRail } from '../../games/LobbyRail.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useIsGreen } from '../../site/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { AgeBar } from './AgeBar.tsx'
import { Banners } from './Banners.tsx'
import { FeaturedRewards } from './FeaturedRewards.tsx'
import styles from './HomePage.module.css'
import { HomeModals, PromoVideo } from './LatePieces.tsx'
import { CarePanel, NewsPanel, WinnersPanel } from './SidePanels.tsx'
import { PopularGames } from './PopularGames.tsx'
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
      <TabContent tabId={tabId} types={types} home={<Home types={types} />} />
      <HomeModals />
    </>
  )
}

function Home({ types }: { types: readonly GameType[] }) {
  const isGreen = useIsGreen()
  return (
    <div className={styles.stack}>
      <div className={classNames(styles.hero, styles.beside)}>
        <Banners />
        {isGreen ? <CarePanel /> : <LatestPanel />}
      </div>
      {isGreen ? <AgeBar /> : <FeaturedRewards />}
      <section className={styles.section}>
        <PopularGames firstTypeId={types[0]?.id} allHref="/lobby/games" />
      </section>
      {!isGreen && <PromoVideo />}
    </div>
  )
}

/** Winners where there are any, news otherwise. */
function LatestPanel() {
  const rows = useBigWins()
  return rows.length > 0 ? <WinnersPanel rows={rows} /> : <NewsPanel />
}
