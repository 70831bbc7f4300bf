import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './KeyValue.module.css'

export function KeyValueList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

export type KeyValueProps = {
  name: string
  children: ReactNode
  isGain?: boolean
}

export function KeyValue({ name, children, isGain }: KeyValueProps) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={classNames('num', styles.value, isGain && styles.gain)}>{children}</dd>
    </div>
  )
}
