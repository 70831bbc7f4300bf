import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon, CloseIcon } from './icons.ts'
import styles from './OrderTimeline.module.css'

export type OrderStep = {
  id: string
  /** `failed` takes the place of the current step. */
  state: 'done' | 'now' | 'later' | 'failed'
  title: string
  text?: ReactNode
  /** What the player can do about a failure. */
  action?: ReactNode
}

export type OrderTimelineProps = {
  label: string
  steps: readonly OrderStep[]
}

export function OrderTimeline({ label, steps }: OrderTimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {steps.map(({ id, state, title, text, action }) => (
        <li
          key={id}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}
        >
          <i className={styles.mark}>
            {state === 'done' && <CheckIcon />}
            {state === 'failed' && <CloseIcon />}
          </i>
          <div className={styles.words}>
            <b className={styles.title}>{title}</b>
            {text !== undefined && <small className={styles.text}>{text}</small>}
            {action !== undefined && <div className={styles.action}>{action}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
