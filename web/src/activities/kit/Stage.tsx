import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Stage.module.css'

type StageProps = {
  title: string
  note: ReactNode
  /** The colour of its light. */
  light?: 'iris' | 'red' | 'pine' | 'rose'
  children: ReactNode
}

/** Where a draw is made: beams of light, a title, and what is drawn from. */
export function Stage({ title, note, light = 'iris', children }: StageProps) {
  return (
    <section className={classNames(styles.stage, styles[light])}>
      <div className={styles.beams} aria-hidden="true" />
      <h2 className={styles.title}>{title}</h2>
      <p className={classNames('num', styles.note)}>{note}</p>
      {children}
    </section>
  )
}
