import { useEffect, useRef, useState } from 'react'
import { goBack } from '../../browser/go-back.ts'
import { goTo } from '../../browser/navigation.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { findMessage, sandboxFor } from './game-message.ts'
import styles from './StartPage.module.css'

const slowMs = 15_000

type GameFrameProps = {
  gameUrl: string
  name: string
  /** The game should not go on by itself just now. */
  isPaused: boolean
  onLost: () => void
  onRetry: () => void
}

/** The game of another site, in a box: it draws and talks to its own server, nothing more. */
export function GameFrame({ gameUrl, name, isPaused, onLost, onRetry }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const hear = (said: MessageEvent) => {
      const message = findMessage(said, gameUrl)
      if (message === 'ready') setIsReady(true)
      if (message === 'leave') goBack()
      if (message === 'deposit') goTo('/lobby/wallets/deposit')
      if (message === 'sessionLost') onLost()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [gameUrl, onLost])
  useEffect(() => {
    const { origin } = new URL(gameUrl)
    if (isPaused) frame.current?.contentWindow?.postMessage({ parlour: 'pause' }, origin)
  }, [isPaused, gameUrl])
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        src={gameUrl}
        title={name}
        sandbox={sandboxFor(gameUrl, location.origin)}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={() => setIsReady(true)}
      />
      {!isReady && <Waiting onRetry={onRetry} />}
    </>
  )
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
