import { Badge } from './Badge.tsx'
import { classNames } from './class-names.ts'
import styles from './AmountGrid.module.css'

export type AmountChoice = {
  /** In hundredths. */
  amount: number
  amountText: string
  bonusText?: string | undefined
  disabled?: boolean
}

export type AmountGridProps = {
  label: string
  choices: readonly AmountChoice[]
  chosenAmount: number | undefined
  onChoose: (amount: number) => void
}

export function AmountGrid({ label, choices, chosenAmount, onChoose }: AmountGridProps) {
  return (
    <div className={styles.grid} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.amount}
          type="button"
          className={classNames('num', styles.amount)}
          aria-pressed={choice.amount === chosenAmount}
          disabled={choice.disabled}
          onClick={() => onChoose(choice.amount)}
        >
          {choice.amountText}
          {choice.bonusText !== undefined && (
            <Badge className={styles.bonus}>{choice.bonusText}</Badge>
          )}
        </button>
      ))}
    </div>
  )
}
