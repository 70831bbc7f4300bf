import { useCallback, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { goBack, goTo } from '../../browser/navigation.ts'
import { DepositFlow } from '../../deposit/DepositFlow.tsx'
import { practicePath } from '../../games/lists.ts'
import { useShelf } from '../../games/shelf.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { readGameId } from './game-message.ts'
import { GameFrame, StoppedGame } from './GameFrame.tsx'
import { GameHeader } from './GameHeader.tsx'
import { IdleQuestion, RealityCheck } from './RealityCheck.tsx'
import styles from './StartPage.module.css'
import { useGame } from './use-game.ts'
import { useSitting } from './use-sitting.ts'
import { useTurnover } from './use-turnover.ts'

/** A game from edge to edge, under a slim header. */
export function StartPage() {
  const t = useText()
  const gameId = readGameId(useSearch())
  const [attempt, setAttempt] = useState(0)
  const reopen = () => setAttempt(attempt + 1)
  return (
    <div className={styles.page}>
      {gameId === null ? (
        <>
          <GameHeader name={t('title.start')} {...noGame} onBack={goBack} />
          <div className={styles.stage}>
            <StoppedGame failure={{ kind: 'unknown' }} reopensAt={null} onReopen={reopen} />
          </div>
        </>
      ) : (
        <Game key={`${gameId}:${attempt}`} gameId={gameId} onReopen={reopen} />
      )}
    </div>
  )
}

const noGame = { turnover: { left: 0, most: 0 }, sitting: null, nowMs: 0 }

type GameProps = {
  gameId: number
  onReopen: () => void
}

function Game({ gameId, onReopen }: GameProps) {
  const t = useText()
  const bilingual = useBilingual()
  const known = useShelf().byId.get(gameId)
  const { state, lose, end } = useGame(gameId)
  const name = known ? bilingual(known.name, known.nameEn) : t('title.start')
  const turnover = useTurnover(state.kind === 'open' ? state.game.wallet.turnoverLeft : 0)
  const [heldCoin, setHeldCoin] = useState<number | null>(null)
  const deposit = useDepositOver()
  const gameSessionId = state.kind === 'open' ? state.game.gameSessionId : null
  const sitting = useSitting(gameSessionId, heldCoin !== null)
  const practise = useCallback(() => goTo(practicePath(gameId)), [gameId])
  const isOpen = gameSessionId !== null
  const isChecked = isOpen && sitting.isCheckDue
  const isAsked = isOpen && !isChecked && sitting.idle === 'asked'
  useEffect(() => {
    if (isOpen && sitting.idle === 'gone') end()
  }, [isOpen, sitting.idle, end])
  return (
    <>
      <GameHeader
        name={name}
        turnover={turnover}
        sitting={sitting.sitting}
        nowMs={sitting.nowMs}
        heldCoin={heldCoin}
        onBack={goBack}
        {...(state.kind === 'open' && { onDeposit: deposit.open })}
      />
      <div className={styles.stage}>
        {state.kind === 'opening' && (
          <div className={styles.waiting} role="status">
            <Spinner />
            {t('play.loading')}
          </div>
        )}
        {state.kind === 'open' && (
          <GameFrame
            // Addresses of two launches may differ behind the # alone, which loads nothing anew.
            key={state.game.gameUrl}
            gameUrl={state.game.gameUrl}
            name={name}
            isPaused={isChecked || isAsked || deposit.isOpen}
            refreshes={deposit.count}
            onLost={lose}
            onRetry={onReopen}
            onDeposit={deposit.open}
            onPractice={practise}
            onHeld={setHeldCoin}
          />
        )}
        {isChecked && sitting.sitting && <RealityCheck sitting={sitting.sitting} state={sitting} />}
        {isAsked && sitting.sitting && (
          <IdleQuestion minutes={sitting.sitting.idleAskMinutes} onStay={onReopen} />
        )}
        <DepositFlow open={deposit.isOpen} onClose={deposit.close} onChecked={deposit.check} />
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

/** The cashier over the game, so that whoever has deposited is still in it. */
function useDepositOver() {
  const [isOpen, setIsOpen] = useState(false)
  const [count, setCount] = useState(0)
  return {
    isOpen,
    /** How often an order was closed: the game then asks for the balance. */
    count,
    open: useCallback(() => setIsOpen(true), []),
    close: () => setIsOpen(false),
    check: () => setCount((before) => before + 1),
  }
}
