import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { goBack } from '../../browser/navigation.ts'
import { send } from '../../calls/api.ts'
import { useShelf } from '../../games/shelf.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { readGameId } from './game-message.ts'
import { GameFrame, StoppedGame } from './GameFrame.tsx'
import { PracticeHeader } from './GameHeader.tsx'
import { findFailure, type LaunchFailure } from './launch-failure.ts'
import styles from './StartPage.module.css'

/** A game for play money: the same game, without a wallet, a sitting or a sign-in. */
export function PracticePage() {
  const gameId = readGameId(useSearch())
  const [attempt, setAttempt] = useState(0)
  const reopen = () => setAttempt(attempt + 1)
  return (
    <div className={styles.page}>
      <Practice key={`${gameId}:${attempt}`} gameId={gameId} onReopen={reopen} />
    </div>
  )
}

type PracticeProps = { gameId: number | null; onReopen: () => void }

function Practice({ gameId, onReopen }: PracticeProps) {
  const t = useText()
  const bilingual = useBilingual()
  const known = useShelf().byId.get(gameId ?? 0)
  const { gameUrl, failure, lose } = usePractice(gameId)
  const name = known ? bilingual(known.name, known.nameEn) : t('title.practice')
  return (
    <>
      <PracticeHeader name={name} onBack={goBack} />
      <div className={styles.stage}>
        {gameUrl === null && failure === null && (
          <div className={styles.waiting} role="status">
            <Spinner />
            {t('play.loading')}
          </div>
        )}
        {gameUrl !== null && failure === null && (
          <GameFrame
            gameUrl={gameUrl}
            name={name}
            isPaused={false}
            refreshes={0}
            onLost={lose}
            onRetry={onReopen}
            // A game asks for a deposit when a stake is too high: here for new play money.
            onDeposit={onReopen}
            onHeld={nothingHeld}
          />
        )}
        {failure && (
          <StoppedGame
            failure={failure}
            reopensAt={known?.params.reopensAt ?? null}
            onReopen={onReopen}
          />
        )}
      </div>
    </>
  )
}

const ended: LaunchFailure = { kind: 'ended' }
const nothingHeld = () => undefined

function usePractice(gameId: number | null) {
  const [gameUrl, setGameUrl] = useState<string | null>(null)
  const [failure, setFailure] = useState<LaunchFailure | null>(
    gameId === null ? { kind: 'unknown' } : null,
  )
  const isLoggedIn = useIsLoggedIn()
  const [wasLoggedIn] = useState(isLoggedIn)
  useEffect(() => {
    let isLeft = false
    if (gameId !== null)
      send('startPractice', { gameId }).then(
        (opened) => !isLeft && setGameUrl(opened.gameUrl),
        (error: unknown) => !isLeft && setFailure(findFailure(error)),
      )
    return () => void (isLeft = true)
  }, [gameId])
  const lose = useCallback(() => setFailure(ended), [])
  // A break ends the sign-in, and with it what was opened under it.
  const isOver = wasLoggedIn && !isLoggedIn
  return { gameUrl, failure: isOver ? ended : failure, lose }
}
