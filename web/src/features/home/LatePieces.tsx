import { useEffect } from 'react'
import { useIsIdle, whenIdle } from '../../browser/when-idle.ts'
import { withTexts } from '../../i18n/texts.ts'
import { areWinsExpected } from '../../site/first-picture.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import styles from './HomePage.module.css'
import { loadLobbyTips, useLobbyTips } from './lobby-tips.ts'

const winsPlace = <div className={styles.winsPlace} />

const Video = lazyPiece(
  () => import('./PromoVideo.tsx'),
  (module) => module.PromoVideo,
  <div className={styles.filmPlace} />,
)
const Wins = lazyPiece(
  () => import('./BigWins.tsx'),
  (module) => module.BigWins,
  winsPlace,
)
const Bar = lazyPiece(
  () => import('./DownloadBar.tsx'),
  (module) => module.DownloadBar,
)
const Footer = lazyPiece(
  () => import('./HomeFooter.tsx'),
  (module) => module.HomeFooter,
)
const Modals = lazyPiece(
  () => withTexts(['popup'], import('./HomeModals.tsx')),
  (module) => module.HomeModals,
)

/** At the end of the page, and only in green mode. */
export const GreenBlocks = lazyPiece(
  () => withTexts(['green'], import('../../site/green/GreenBlocks.tsx')),
  (module) => module.GreenBlocks,
)

/** Its code comes only with a film, and its place is kept from the first picture on. */
export function PromoVideo() {
  const hasVideos = useSite(({ config }) => (config?.appPromotionalVideoList.length ?? 0) > 0)
  return hasVideos ? <Video /> : null
}

/** Wins are asked for after the first picture; what shows them comes when there are some. */
export function BigWins() {
  const tips = useLobbyTips()
  useEffect(() => whenIdle(() => void loadLobbyTips()), [])
  if (!tips) return areWinsExpected() ? winsPlace : null
  return tips.winList.length + tips.jackpotList.length + tips.newYearList.length > 0 ? (
    <Wins />
  ) : null
}

export function DownloadBar() {
  const isGreen = useIsGreen()
  const isOffered = useSite(({ config }) => (config?.h5.downloadType ?? 0) >= 2)
  return isOffered && !isGreen ? <Bar /> : null
}

/** Far below the first picture. */
export function HomeFooter() {
  return useIsIdle() ? <Footer /> : null
}

/** What lies over home comes after home itself. */
export function HomeModals() {
  return useIsIdle() ? <Modals /> : null
}
