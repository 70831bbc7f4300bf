import { lazy, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { areWinsExpected } from '../../site/first-picture.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { Piece } from '../../ui/Piece.tsx'
import styles from './HomePage.module.css'
import { loadLobbyTips, useLobbyTips } from './lobby-tips.ts'

const Video = lazy(() =>
  import('./PromoVideo.tsx').then((module) => ({ default: module.PromoVideo })),
)
const Wins = lazy(() => import('./BigWins.tsx').then((module) => ({ default: module.BigWins })))
const Bar = lazy(() =>
  import('./DownloadBar.tsx').then((module) => ({ default: module.DownloadBar })),
)
const Footer = lazy(() =>
  import('./HomeFooter.tsx').then((module) => ({ default: module.HomeFooter })),
)

/** Its code comes only with a film, and its place is kept from the first picture on. */
export function PromoVideo() {
  const hasVideos = useSite(({ config }) => (config?.appPromotionalVideoList.length ?? 0) > 0)
  return hasVideos ? (
    <Piece fallback={<div className={styles.filmPlace} />}>
      <Video />
    </Piece>
  ) : null
}

/** Wins are asked for after the first picture; what shows them comes when there are some. */
export function BigWins() {
  const tips = useLobbyTips()
  useEffect(() => whenIdle(() => void loadLobbyTips()), [])
  if (!tips) return areWinsExpected() ? <div className={styles.winsPlace} /> : null
  return tips.jackpotList.length + tips.newYearList.length > 0 ? (
    <Piece fallback={<div className={styles.winsPlace} />}>
      <Wins />
    </Piece>
  ) : null
}

export function DownloadBar() {
  const isGreen = useIsGreen()
  const isOffered = useSite(({ config }) => (config?.h5.downloadType ?? 0) >= 2)
  return isOffered && !isGreen ? (
    <Piece>
      <Bar />
    </Piece>
  ) : null
}

/** Far below the first picture. */
export function HomeFooter() {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  if (!isDue) return null
  return (
    <Piece>
      <Footer />
    </Piece>
  )
}
