import { useEffect, useRef, useState } from 'react'
import { goBack } from '../../browser/navigation.ts'
import { failureText } from '../../calls/show-failure.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ErrorState, MaintenanceState, OfflineState } from '../../ui/StateView.tsx'
import { findMessage, heldAmount, sandboxFor } from './game-message.ts'
import type { LaunchFailure, Refusal } from './launch-failure.ts'
import styles from './StartPage.module.css'

const slowMs = 15_000

type GameFrameProps = {
  gameUrl: string
  name: string
  /** The game should not go on by itself just now. */
  isPaused: boolean
  /** Counts changes of the wallet that the game cannot know of. */
  refreshes: number
  onLost: () => void
  onRetry: () => void
  onDeposit: () => void
  /** Left out where it is play money already. */
  onPractice?: () => void
  /** What to show of the wallet while a round goes on; null once it has been shown. */
  onHeld: (amount: number | null) => void
}

/** The game of another site, in a box: it draws and talks to its own server, nothing more. */
export function GameFrame({ gameUrl, name, isPaused, refreshes, ...props }: GameFrameProps) {
  const { onLost, onRetry, onDeposit, onPractice, onHeld } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const hear = (said: MessageEvent) => {
      const message = findMessage(said, { url: gameUrl, window: frame.current?.contentWindow })
      if (message === 'ready') setIsReady(true)
      if (message === 'leave') goBack()
      if (message === 'deposit') onDeposit()
      if (message === 'practice') onPractice?.()
      if (message === 'sessionLost') onLost()
      if (message === 'holding') onHeld(heldAmount(said.data))
      if (message === 'shown') onHeld(null)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [gameUrl, onLost, onDeposit, onPractice, onHeld])
  useEffect(() => {
    if (isPaused) tellGame(frame.current, gameUrl, 'pause')
  }, [isPaused, gameUrl])
  useEffect(() => {
    if (refreshes > 0) tellGame(frame.current, gameUrl, 'refresh')
  }, [refreshes, gameUrl])
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={gameUrl}
        title={name}
        sandbox={sandboxFor(gameUrl, location.origin)}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="no-referrer"
        onLoad={() => setIsReady(true)}
      />
      {!isReady && <Waiting onRetry={onRetry} />}
    </>
  )
}

type StoppedGameProps = {
  failure: LaunchFailure
  reopensAt: number | null
  onReopen: () => void
}

/** Why there is no game, and the best way on. */
export function StoppedGame({ failure, reopensAt, onReopen }: StoppedGameProps) {
  const t = useText()
  const locale = useLocale()
  const others = <Button href="/lobby/home">{t('play.otherGames')}</Button>
  const again = (
    <Button look="brand" onClick={onReopen}>
      {t(failure.kind === 'lost' || failure.kind === 'ended' ? 'play.reopen' : 'common.retry')}
    </Button>
  )
  switch (failure.kind) {
    case 'maintenance':
      return (
        <MaintenanceState
          title={t('play.maintenance')}
          text={
            reopensAt === null
              ? t('play.maintenanceNote')
              : t('play.reopensAt', { time: dateTimeText(reopensAt, locale) })
          }
          action={others}
        />
      )
    case 'unknown':
      return <ErrorState title={t('play.unknown')} text={t('play.unknownNote')} action={others} />
    case 'silent':
      return <ErrorState title={t('play.silent')} text={t('play.silentNote')} action={again} />
    case 'lost':
      return <OfflineState title={t('play.lost')} text={t('play.lostNote')} action={again} />
    case 'ended':
      return <MaintenanceState title={t('play.ended')} text={t('play.endedNote')} action={again} />
    case 'offline':
      return (
        <OfflineState
          title={t('frame.offlinePage')}
          text={t('frame.offlinePageNote')}
          action={again}
        />
      )
    case 'refused':
      return <Refused refusal={failure.refusal} />
    case 'failed':
      return (
        <ErrorState title={t('play.silent')} text={failureText(failure.error)} action={again} />
      )
  }
}

function Waiting({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      {t(isSlow ? 'play.slow' : 'play.loading')}
      {isSlow && (
        <Button size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}

function Refused({ refusal: { text, action, until } }: { refusal: Refusal }) {
  const t = useText()
  const locale = useLocale()
  const { href, text: actionText } = action ?? { href: '/lobby/home', text: 'common.goHome' }
  return (
    <MaintenanceState
      title={t('play.refused')}
      text={
        until
          ? `${t(text)} · ${t('play.pausedUntil', { time: dateTimeText(until, locale) })}`
          : t(text)
      }
      action={
        <Button look="brand" href={href}>
          {t(actionText)}
        </Button>
      }
    />
  )
}

function tellGame(frame: HTMLIFrameElement | null, gameUrl: string, parlour: string): void {
  frame?.contentWindow?.postMessage({ parlour }, new URL(gameUrl).origin)
}
