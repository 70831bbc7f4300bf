import type { ReactNode } from 'react'
import { stateArt } from './art.ts'
import type { StateArt } from './art.ts'
import styles from './StateView.module.css'

export type StateViewProps = {
  title: string
  text: string
  /** One button, two at most. */
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState(props: StateViewProps & { art?: 'empty-list' | 'empty-favorites' }) {
  const { art = 'empty-list', ...view } = props
  return <StateView art={art} {...view} />
}

/** Something went wrong; the text carries what to do and the code. */
export function ErrorState(props: StateViewProps) {
  return <StateView art="maintenance" isAlert {...props} />
}

export function OfflineState(props: StateViewProps) {
  return <StateView art="offline" isAlert {...props} />
}

/** Its children are the countdown to the reopening, when that is known. */
export function MaintenanceState(props: StateViewProps) {
  return <StateView art="maintenance" {...props} />
}

type ArtViewProps = StateViewProps & {
  art: StateArt
  isAlert?: boolean
}

function StateView({ art, isAlert, title, text, action, children }: ArtViewProps) {
  return (
    <section className={styles.view} role={isAlert ? 'alert' : undefined}>
      <img className={styles.art} src={stateArt(art)} alt="" width="360" height="320" />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.middle}>{children}</div>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </section>
  )
}
