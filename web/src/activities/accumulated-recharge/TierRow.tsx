import type { CallOutput } from '../../calls/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { itemArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import styles from './AccumulatedRecharge.module.css'

export type Week = CallOutput<'rechargeBonusCollection6'>['weekList'][number]

type TierRowProps = {
  tier: Week['tierList'][number]
  deposited: number
  isOver: boolean
  isClaiming: boolean
  isBlocked: boolean
  onClaim: () => void
}

/** A tier: what it asks for, what it brings, and whether it can be claimed. */
export function TierRow(props: TierRowProps) {
  const t = useText()
  const money = useShortMoney()
  const [line] = useRewardLines(props.tier.rewards)
  if (!line) return null
  const tier = t('accumulatedRecharge.tier', { amount: money(props.tier.from) })
  return (
    <li className={styles.tier}>
      <ListRow
        image={itemArt(line.item)}
        title={tier}
        text={`${line.amountText} · ${line.text}`}
        end={<TierState {...props} tierText={tier} amountText={line.amountText} />}
      />
    </li>
  )
}

function TierState(props: TierRowProps & { tierText: string; amountText: string }) {
  const { tier, deposited, isOver, isClaiming, isBlocked, onClaim, tierText, amountText } = props
  const t = useText()
  const money = useShortMoney()
  if (tier.status === 2)
    return (
      <Button look="done" size="sm">
        {t('accumulatedRecharge.claimed')}
      </Button>
    )
  if (tier.status === 0)
    return (
      <small className={styles.left}>
        {isOver
          ? t('accumulatedRecharge.missed')
          : t('accumulatedRecharge.left', { amount: money(tier.from - deposited) })}
      </small>
    )
  return (
    <Button
      look="brand"
      size="sm"
      isLoading={isClaiming}
      disabled={isBlocked && !isClaiming}
      aria-label={t('accumulatedRecharge.claimTier', { amount: amountText, tier: tierText })}
      onClick={onClaim}
    >
      {t('accumulatedRecharge.claim')}
    </Button>
  )
}
