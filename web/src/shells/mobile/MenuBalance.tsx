import { currencySigns, depositPath } from '@parlour/contract/money.ts'
import { moneyText, pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { useBalanceRefresh } from '../../session/use-balance-refresh.ts'
import { nextLevelBet } from '../../site/next-level.ts'
import { useSite } from '../../site/store.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DownloadIcon, GoIcon, PlusIcon, RefreshIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MenuBalance.module.css'

/** Money and points of the player, with the ways in and out. */
export function MenuBalance() {
  return (
    <>
      <Coins />
      <Points />
    </>
  )
}

function Coins() {
  const t = useText()
  const user = useSession((session) => session.user)
  const sign = useSite(({ config }) => currencySigns[config?.currency ?? 'THB'])
  const { onRefresh, canRefresh, isRefreshing } = useBalanceRefresh()
  return (
    <section className={styles.coins} aria-label={t('frame.balance')}>
      <p className={styles.label}>{t('frame.balance')}</p>
      <p className={styles.amount}>
        {user ? <b className="num">{sign + moneyText(user.coin)}</b> : <Skeleton />}
      </p>
      <NextLevel />
      <IconButton
        icon={RefreshIcon}
        label={t('frame.refreshBalance')}
        className={styles.refresh}
        disabled={!canRefresh || isRefreshing}
        onClick={onRefresh}
      />
      <div className={styles.ways}>
        <Button
          className={styles.withdraw}
          icon={DownloadIcon}
          isBlock
          href="/lobby/wallets/withdraw"
        >
          {t('frame.withdraw')}
        </Button>
        <Button look="brand" icon={PlusIcon} isBlock href={depositPath}>
          {t('frame.deposit')}
        </Button>
      </div>
    </section>
  )
}

/** What the next level asks for, while there is one. */
function NextLevel() {
  const t = useText()
  const bet = useSession((session) => session.user?.bet ?? 0)
  const target = useSite(({ config }) => nextLevelBet(config?.appUserLevelConfigList ?? [], bet))
  const money = useShortMoney()
  if (target === 0) return null
  return <p className={styles.label}>{t('frame.nextLevel', { amount: money(target * 100) })}</p>
}

function Points() {
  const t = useText()
  const points = useSession((session) => session.user?.lottery ?? 0)
  return (
    <a className={styles.points} href="/points">
      <img src={itemArt('points')} alt="" width="36" height="36" />
      <span className={styles.words}>
        <small>{t('frame.points')}</small>
        <b className="num">{t('frame.pointsAmount', { points: pointsText(points) })}</b>
      </span>
      <Pill tone="iris">
        {t('frame.exchange')}
        <GoIcon />
      </Pill>
    </a>
  )
}
