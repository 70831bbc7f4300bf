import { useState } from 'react'
import { useSearch } from 'wouter'
import { goBack } from '../../browser/go-back.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShelf } from '../../site/shelf.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { GameFrame } from './GameFrame.tsx'
import { GameHeader } from './GameHeader.tsx'
import { readGameId } from './game-message.ts'
import { StoppedGame } from './StoppedGame.tsx'
import styles from './StartPage.module.css'
import { useGame } from './use-game.ts'

/** A game from edge to edge, under a slim header. */
export function StartPage() {
  const t = useText()
  const gameId = readGameId(useSearch())
  const [attempt, setAttempt] = useState(0)
  const [startedAt] = useState(() => Date.now())
  const reopen = () => setAttempt(attempt + 1)
  return (
    <div className={styles.page}>
      {gameId === null ? (
        <>
          <GameHeader
            name={t('title.start')}
            turnoverLeft={0}
            startedAt={startedAt}
            onBack={goBack}
          />
          <div className={styles.stage}>
            <StoppedGame failure={{ kind: 'unknown' }} reopensAt={null} onReopen={reopen} />
          </div>
        </>
      ) : (
        <Game
          key={`${gameId}:${attempt}`}
          gameId={gameId}
          startedAt={startedAt}
          onReopen={reopen}
        />
      )}
    </div>
  )
}

type GameProps = { gameId: number; startedAt: number; onReopen: () => void }

function Game({ gameId, startedAt, onReopen }: GameProps) {
  const t = useText()
  const bilingual = useBilingual()
  const known = useShelf().byId.get(gameId)
  const { state, lose } = useGame(gameId)
  const name = known ? bilingual(known.name, known.nameEn) : t('title.start')
  const turnoverLeft = state.kind === 'open' ? state.game.wallet.turnoverLeft : 0
  return (
    <>
      <GameHeader name={name} turnoverLeft={turnoverLeft} startedAt={startedAt} onBack={goBack} />
      <div className={styles.stage}>
        {state.kind === 'opening' && (
          <div className={styles.waiting} role="status">
            <Spinner />
            {t('play.loading')}
          </div>
        )}
        {state.kind === 'open' && (
          <GameFrame gameUrl={state.game.gameUrl} name={name} onLost={lose} onRetry={onReopen} />
        )}
        {state.kind === 'stopped' && (
          <StoppedGame
            failure={state.failure}
            reopensAt={known?.params.reopensAt ?? null}
            onReopen={onReopen}
          />
        )}
      </div>
    </>
  )
}
