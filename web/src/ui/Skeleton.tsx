import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

export type SkeletonProps = {
  className?: string | undefined
  style?: CSSProperties
}

/** A grey bone with the geometry of what is coming. It stays unseen for the first 150 ms. */
export function Skeleton({ className, style }: SkeletonProps) {
  return <span className={classNames(styles.bone, className)} style={style} aria-hidden="true" />
}
