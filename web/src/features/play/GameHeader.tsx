import { depositPath } from '@parlour/contract/money.ts'
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { clockText, moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { useStop } from '../../session/use-break.ts'
import { useBalanceRefresh } from '../../session/use-balance-refresh.ts'
import { BalancePill } from '../../ui/BalancePill.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BackIcon, ExpandIcon, PauseIcon, PlusIcon } from '../../ui/icons.ts'
import styles from './GameHeader.module.css'
import { signedText } from '../../money/net-text.ts'
import { playedMinutes, type Sitting } from './sitting.ts'
import type { Turnover } from './use-turnover.ts'

type GameHeaderProps = {
  name: string
  turnover: Turnover
  /** Null until the server has told how long one has played. */
  sitting: Sitting | null
  nowMs: number
  /** What the game shows of the wallet while a round goes on. */
  heldCoin?: number | null
  onBack: () => void
  /** Opens the cashier over the game; without it the button leads to its page. */
  onDeposit?: () => void
}

/** As little as possible over a game: the way out, the money, how long one plays, ways to rest. */
export function GameHeader({ name, turnover, sitting, nowMs, ...props }: GameHeaderProps) {
  const { heldCoin = null, onBack, onDeposit } = props
  const t = useText()
  const money = useMoney()
  const coin = useSession((session) => session.user?.coin)
  const shownCoin = heldCoin ?? coin
  const refresh = useBalanceRefresh()
  const { stop } = useStop()
  const below = (
    <>
      <PlayTime sitting={sitting} nowMs={nowMs} />
      {turnover.left > 0 && (
        <span className={styles.turnover}>
          {t('play.turnoverLeft', { money: money(turnover.left) })}
        </span>
      )}
      <Link className={styles.way} href="/limits">
        {t('frame.limits')}
      </Link>
      <Link className={styles.way} href="/break">
        {t('frame.break')}
      </Link>
    </>
  )
  return (
    <GameBar name={name} below={below} onBack={onBack}>
      <div className={styles.money}>
        <BalancePill
          balanceText={shownCoin === undefined ? undefined : moneyText(shownCoin)}
          label={t('frame.balance')}
          refreshLabel={t('frame.refreshBalance')}
          {...refresh}
        />
        <IconButton
          icon={PlusIcon}
          label={t('frame.deposit')}
          {...(onDeposit ? { onClick: onDeposit } : { href: depositPath })}
          look="filled"
          isSmall
        />
      </div>
      <IconButton icon={PauseIcon} label={t('play.stopNow')} onClick={stop} isSmall />
      {turnover.most > 0 && <TurnoverBar {...turnover} />}
    </GameBar>
  )
}

/** Over a game for play money: no wallet, and in plain words that nothing of it is money. */
export function PracticeHeader({ name, onBack }: Pick<GameHeaderProps, 'name' | 'onBack'>) {
  const t = useText()
  const below = <span className={styles.practice}>{t('play.practice')}</span>
  return <GameBar name={name} below={below} onBack={onBack} />
}

type GameBarProps = {
  name: string
  below: ReactNode
  onBack: () => void
  children?: ReactNode
}

function GameBar({ name, below, onBack, children }: GameBarProps) {
  const t = useText()
  const fullscreen = useFullscreen()
  const bar = useKeptClear()
  return (
    <header className={styles.bar} ref={bar} aria-label={t('play.header')}>
      <IconButton icon={BackIcon} label={t('common.back')} onClick={onBack} isSmall />
      <div className={styles.names}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.time}>{below}</p>
      </div>
      {children}
      {fullscreen.isAllowed && (
        <IconButton
          className={styles.wide}
          icon={ExpandIcon}
          label={t(fullscreen.isOn ? 'play.leaveFullscreen' : 'play.fullscreen')}
          onClick={fullscreen.toggle}
          isSmall
        />
      )}
    </header>
  )
}

/** Along the lower edge, where it takes no room. */
function TurnoverBar({ left, most }: Turnover) {
  const t = useText()
  const money = useMoney()
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('play.turnover')}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={most - left}
      aria-valuetext={t('play.turnoverLeft', { money: money(left) })}
    >
      <i style={{ width: `${((most - left) / most) * 100}%` }} />
    </div>
  )
}

/** Time and net result, always. */
function PlayTime({ sitting, nowMs }: Pick<GameHeaderProps, 'sitting' | 'nowMs'>) {
  const t = useText()
  const money = useMoney()
  const minutes = sitting ? playedMinutes(sitting, nowMs) : 0
  const net = sitting ? sitting.won - sitting.staked : 0
  return (
    <span className={`num ${styles.sitting}`}>
      <span className={styles.wide}>{clockText(nowMs)} · </span>
      {t('play.checkMinutes', { minutes })} · {t('play.net', { money: signedText(net, money) })}
    </span>
  )
}

/** Whatever opens over a game begins below its header: time and net result stay readable. */
function useKeptClear() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--game-header', `${bar.current?.offsetHeight ?? 0}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--game-header')
    }
  }, [])
  return bar
}

/** The whole page fills the screen, header and all. Phones that cannot do it get no button. */
function useFullscreen() {
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null)
  return { isOn, isAllowed: document.fullscreenEnabled ?? false, toggle }
}

function toggle(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // Refused by the browser, the game just stays as it is.
  change.catch(() => undefined)
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
