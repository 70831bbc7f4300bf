import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { AmountGrid } from '../../ui/AmountGrid.tsx'
import { Card } from '../../ui/Card.tsx'
import { chanceText } from '../kit/chance.ts'
import styles from './Cards.module.css'
import type { WheelState } from './use-spin.ts'

type TargetCardProps = {
  wheel: WheelState
  chosen: number
  onChoose: (target: number) => void
  /** The wheel is turning for it already. */
  isFixed: boolean
}

/** Before the first spin: what to play for, and what that means. */
export function TargetCard({ wheel, chosen, onChoose, isFixed }: TargetCardProps) {
  const t = useText()
  const short = useShortMoney()
  const { terms, targetList } = wheel
  return (
    <Card className={styles.card}>
      <h3 className={styles.heading}>{t('inviteSpin.pickTarget')}</h3>
      <AmountGrid
        label={t('inviteSpin.pickTarget')}
        choices={targetList.map((amount) => ({
          amount,
          amountText: short(amount),
          disabled: isFixed,
        }))}
        chosenAmount={chosen}
        onChoose={onChoose}
      />
      <ol className={styles.steps}>
        <li>
          {t('inviteSpin.stepFirst', {
            min: chanceText(terms.firstSpinMin),
            max: chanceText(terms.firstSpinMax),
            hours: terms.hours,
          })}
        </li>
        <li>
          {t('inviteSpin.stepFriends', {
            min: chanceText(terms.inviteSpinMin),
            max: chanceText(terms.inviteSpinMax),
            count: terms.invitesToFinish,
          })}
        </li>
        <li>{t('inviteSpin.stepExchange', { target: short(chosen), rate: terms.betRate })}</li>
      </ol>
    </Card>
  )
}
