import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Card.module.css'

export type CardProps = {
  children: ReactNode
  /** `warm` and `cool` carry a corner of light, for the card that leads a page. */
  look?: 'plain' | 'flat' | 'warm' | 'cool'
  className?: string | undefined
}

export function Card({ children, look = 'plain', className }: CardProps) {
  return <div className={classNames(styles.card, styles[look], className)}>{children}</div>
}
