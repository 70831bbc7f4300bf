import { useEffect, useState } from 'react'
import { useIsIdle, whenIdle } from '../../browser/when-idle.ts'
import { whenNear } from '../../browser/when-near.ts'
import { withTexts } from '../../i18n/texts.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { areWinsExpected } from '../../site/first-picture.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import styles from './HomePage.module.css'
import { loadLobbyTips, useLobbyTips } from './lobby-tips.ts'
import { PlayerPlace } from './PlayerPlace.tsx'

const winsPlace = <div className={styles.winsPlace} />

const filmPlace = <div className={styles.filmPlace} />

const Video = lazyPiece(
  () => import('./PromoVideo.tsx'),
  (module) => module.PromoVideo,
  filmPlace,
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
const First = lazyPiece(
  () => withTexts(['rows', 'checklist'], import('./PlayerRows.tsx')),
  (module) => module.PlayerRows,
  <PlayerPlace />,
)
const Rows = lazyPiece(
  () => withTexts(['rows'], import('./HomeRows.tsx')),
  (module) => module.HomeRows,
  <div className={styles.rowsPlace} />,
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

/** It comes only with a film, after the first picture; its place is kept from the beginning. */
export function PromoVideo() {
  const isIdle = useIsIdle()
  const hasVideos = useSite(({ config }) => (config?.appPromotionalVideoList.length ?? 0) > 0)
  if (!hasVideos) return null
  return isIdle ? <Video /> : filmPlace
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

/** What a player finds first; a visitor has nothing of it. */
export function PlayerRows() {
  return useIsLoggedIn() ? <First /> : null
}

/** The rows under the popular games; their code and their pictures come when one gets near. */
export function HomeRows() {
  const [isNear, setNear] = useState(false)
  const watch = (place: HTMLElement | null) =>
    place ? whenNear(place, '200px', () => setNear(true)) : undefined
  return isNear ? <Rows /> : <div ref={watch} className={styles.rowsPlace} />
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
