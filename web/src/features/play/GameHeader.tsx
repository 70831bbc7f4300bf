import { useEffect, useState } from 'react'
import { moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useBalanceRefresh } from '../../session/use-balance-refresh.ts'
import { useMoney } from '../../site/use-money.ts'
import { BalancePill } from '../../ui/BalancePill.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { BackIcon, ExpandIcon, PlusIcon } from '../../ui/icons.ts'
import styles from './GameHeader.module.css'
import { useFullscreen } from './use-fullscreen.ts'

type GameHeaderProps = {
  name: string
  turnoverLeft: number
  startedAt: number
  onBack: () => void
}

/** As little as possible over a game: the way out, the money, and how long one has played. */
export function GameHeader({ name, turnoverLeft, startedAt, onBack }: GameHeaderProps) {
  const t = useText()
  const money = useMoney()
  const user = useSession((session) => session.user)
  const refresh = useBalanceRefresh()
  const fullscreen = useFullscreen()
  return (
    <header className={styles.bar} aria-label={t('play.header')}>
      <IconButton icon={BackIcon} label={t('common.back')} onClick={onBack} isSmall />
      <div className={styles.names}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.time}>
          <PlayTime startedAt={startedAt} />
          {turnoverLeft > 0 && (
            <span className={styles.turnover}>
              {t('play.turnoverLeft', { money: money(turnoverLeft) })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.money}>
        <BalancePill
          balanceText={user ? moneyText(user.coin) : undefined}
          label={t('frame.balance')}
          refreshLabel={t('frame.refreshBalance')}
          {...refresh}
        />
        <IconButton
          icon={PlusIcon}
          label={t('frame.deposit')}
          href="/lobby/wallets/deposit"
          look="filled"
          isSmall
        />
      </div>
      {fullscreen.isAllowed && (
        <IconButton
          icon={ExpandIcon}
          label={t(fullscreen.isOn ? 'play.leaveFullscreen' : 'play.fullscreen')}
          onClick={fullscreen.toggle}
          isSmall
        />
      )}
    </header>
  )
}

const minuteMs = 60_000

function PlayTime({ startedAt }: { startedAt: number }) {
  const t = useText()
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const count = () => setMinutes(Math.floor((Date.now() - startedAt) / minuteMs))
    const timer = setInterval(count, 10_000)
    return () => clearInterval(timer)
  }, [startedAt])
  return <span className="num">{t('play.minutes', { minutes })}</span>
}
