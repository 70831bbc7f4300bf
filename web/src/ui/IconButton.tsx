import { classNames } from './class-names.ts'
import type { IconType } from './draw-icon.tsx'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import styles from './IconButton.module.css'

export type IconButtonProps = PressProps & {
  icon: IconType
  label: string
  hasDot?: boolean
  /** How many wait; the label says it too. */
  count?: number
  /** `glass` sits over pictures; `small` keeps the 44 px target around a lighter drawing. */
  look?: 'plain' | 'glass' | 'filled'
  isSmall?: boolean
  disabled?: boolean
  'aria-pressed'?: boolean
  className?: string | undefined
}

export function IconButton(props: IconButtonProps) {
  const {
    icon: Drawing,
    label,
    hasDot,
    count = 0,
    look = 'plain',
    isSmall,
    className,
    ...press
  } = props
  return (
    <Pressable
      className={classNames(styles.button, styles[look], isSmall && styles.small, className)}
      aria-label={label}
      type={press.href === undefined ? 'button' : undefined}
      {...press}
    >
      <Drawing />
      {hasDot && <span className={styles.dot} />}
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Pressable>
  )
}
