import { itemArt } from './art.ts'
import { classNames } from './class-names.ts'
import { RefreshIcon } from './icons.ts'
import { Skeleton } from './Skeleton.tsx'
import hitArea from './hit-area.module.css'
import styles from './BalancePill.module.css'

export type BalancePillProps = {
  /** Always with two decimals; absent while it is not known yet. */
  balanceText: string | undefined
  label: string
  refreshLabel: string
  isRefreshing?: boolean
  /** False for the pause after a refresh, so that it cannot be repeated. */
  canRefresh?: boolean
  onRefresh: () => void
  isLarge?: boolean
}

/** Money is never cut: a narrow pill drops the refresh button, then the coin. */
export function BalancePill(props: BalancePillProps) {
  const { balanceText, canRefresh = true, isRefreshing = false } = props
  return (
    <div
      className={classNames(styles.pill, props.isLarge && styles.large)}
      role="group"
      aria-label={props.label}
      aria-busy={balanceText === undefined || isRefreshing}
    >
      {balanceText === undefined ? (
        <>
          <Skeleton className={styles.coinBone} />
          <Skeleton className={styles.bone} />
        </>
      ) : (
        <>
          <img className={styles.coin} src={itemArt('coin')} alt="" />
          <b className={classNames('num', styles.value, balanceText.length > 10 && styles.long)}>
            {balanceText}
          </b>
          <button
            type="button"
            className={classNames(hitArea.hit, styles.refresh, isRefreshing && styles.turning)}
            aria-label={props.refreshLabel}
            aria-disabled={!canRefresh || isRefreshing}
            onClick={canRefresh && !isRefreshing ? props.onRefresh : undefined}
          >
            <RefreshIcon />
          </button>
        </>
      )}
    </div>
  )
}
