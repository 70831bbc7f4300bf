import { currencySigns } from '@parlour/contract/money.ts'
import { moneyText, pointsText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useBalanceRefresh } from '../../session/use-balance-refresh.ts'
import { useSite } from '../../site/store.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { DownloadIcon, GoIcon, RefreshIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './MemberMoney.module.css'

/** Coins and points of the player, with the way out; the one way in stands in the upper bar. */
export function MemberMoney() {
  const t = useText()
  return (
    <Card look="warm" className={styles.card}>
      <Coins />
      <Button icon={DownloadIcon} isBlock href="/lobby/wallets/withdraw">
        {t('frame.withdraw')}
      </Button>
      <Points />
    </Card>
  )
}

function Coins() {
  const t = useText()
  const coin = useSession((session) => session.user?.coin)
  const sign = useSite(({ config }) => currencySigns[config?.currency ?? 'THB'])
  const { onRefresh, canRefresh, isRefreshing } = useBalanceRefresh()
  return (
    <div className={styles.coins}>
      <div>
        <p className={styles.label}>{t('frame.balance')}</p>
        {coin === undefined ? (
          <Skeleton className={styles.bone} />
        ) : (
          <p className={styles.amount}>
            <b className="num">{sign + moneyText(coin)}</b>
          </p>
        )}
      </div>
      <IconButton
        icon={RefreshIcon}
        look="filled"
        label={t('frame.refreshBalance')}
        disabled={!canRefresh || isRefreshing}
        onClick={onRefresh}
      />
    </div>
  )
}

function Points() {
  const t = useText()
  const points = useSession((session) => session.user?.lottery)
  return (
    <Pressable className={styles.points} href="/lobby/points">
      <img src={itemArt('points')} alt="" width="36" height="36" />
      <span className={styles.words}>
        <small>{t('frame.points')}</small>
        <b className="num">
          {points === undefined ? '–' : t('frame.pointsAmount', { points: pointsText(points) })}
        </b>
      </span>
      <Pill tone="iris">
        {t('frame.exchange')}
        <GoIcon className={styles.arrow} />
      </Pill>
    </Pressable>
  )
}
