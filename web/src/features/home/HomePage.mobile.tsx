import { useText } from '../../i18n/use-text.ts'
import type { GameType } from '../../games/lists.ts'
import { LobbyRail } from '../../games/LobbyRail.tsx'
import { useIsGreen } from '../../site/store.ts'
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
  PromoVideo,
} from './LatePieces.tsx'
import { PopularGames } from './PopularGames.tsx'
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
      <TabContent tabId={tabId} types={types} home={<Home types={types} />} />
      <HomeModals />
    </>
  )
}

function Home({ types }: { types: readonly GameType[] }) {
  const isGreen = useIsGreen()
  return (
    <>
      <div className={styles.stack}>
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
          <PopularGames firstTypeId={types[0]?.id} />
        </section>
        {isGreen && <GreenBlocks />}
      </div>
      <HomeFooter />
    </>
  )
}
