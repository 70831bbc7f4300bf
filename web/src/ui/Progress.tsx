import { classNames } from './class-names.ts'
import styles from './Progress.module.css'

export type ProgressProps = {
  value: number
  max: number
  label: string
  size?: 'thin' | 'medium' | 'thick'
  /** Beside the bar, e.g. "300/500". Leave out only where the page says it elsewhere. */
  valueText?: string | undefined
  /** Little is left. */
  isWarning?: boolean
}

export function Progress({
  value,
  max,
  label,
  size = 'medium',
  valueText,
  ...props
}: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div className={styles.row}>
      <div
        className={classNames(styles.bar, styles[size])}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
      >
        <i
          className={classNames(styles.fill, props.isWarning && styles.warning)}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {valueText !== undefined && (
        <small className={classNames('num', styles.value)}>{valueText}</small>
      )}
    </div>
  )
}
