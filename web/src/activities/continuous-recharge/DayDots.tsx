import { classNames } from '../../ui/class-names.ts'
import { CheckIcon } from '../../ui/icons.ts'
import styles from './DayDots.module.css'

type DayDotsProps = {
  days: number
  daysNeeded: number
  /** The same in words. */
  label: string
}

/** The days of a row: those that count, and those to come. */
export function DayDots({ days, daysNeeded, label }: DayDotsProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.dots} aria-hidden="true">
        {Array.from({ length: daysNeeded }, (_, index) => (
          <li key={index} className={classNames(styles.dot, index < days && styles.done)}>
            {index < days ? <CheckIcon className={styles.tick} /> : index + 1}
          </li>
        ))}
      </ol>
      <small className={classNames('num', styles.words)}>{label}</small>
    </div>
  )
}
