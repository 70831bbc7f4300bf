import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.ts'
import styles from './DayStrip.module.css'

export type StripDay = {
  day: number
  dayText: string
  image: string
  /** What the day brings, e.g. "+15". */
  prizeText: string
  state: 'done' | 'now' | 'later' | 'missed'
}

export type DayStripProps = {
  label: string
  /** Said for days already taken, e.g. "received". */
  doneLabel: string
  days: readonly StripDay[]
}

export function DayStrip({ label, doneLabel, days }: DayStripProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.strip} aria-label={label}>
        {days.map(({ day, dayText, image, prizeText, state }) => (
          <li
            key={day}
            className={classNames(styles.day, styles[state])}
            aria-current={state === 'now' ? 'date' : undefined}
          >
            <small className={styles.name}>{dayText}</small>
            <img src={image} alt="" width="40" height="40" />
            {state === 'done' ? (
              <b className={styles.prize} role="img" aria-label={doneLabel}>
                <CheckIcon className={styles.tick} />
              </b>
            ) : (
              <b className={classNames('num', styles.prize)}>{prizeText}</b>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
