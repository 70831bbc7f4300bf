import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconType } from './draw-icon.tsx'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './Button.module.css'

export type ButtonProps = PressProps & {
  children: ReactNode
  /** `brand` at most once per view; `done` is the quiet state after a claim. */
  look?: 'brand' | 'neutral' | 'outline' | 'iris' | 'bad' | 'done'
  size?: 'md' | 'sm' | 'xs'
  icon?: IconType | undefined
  isBlock?: boolean
  isLoading?: boolean
  disabled?: boolean | undefined
  type?: 'button' | 'submit'
  className?: string | undefined
  'aria-label'?: string | undefined
}

export function Button(props: ButtonProps) {
  const { children, look = 'neutral', size = 'md', icon: Lead, isBlock, isLoading } = props
  const names = classNames(
    styles.button,
    styles[look],
    styles[size],
    isBlock && styles.block,
    isLoading && styles.loading,
    isLoading && !Lead && styles.shifted,
    props.className,
  )
  return (
    <Pressable
      className={names}
      href={isLoading ? undefined : props.href}
      onClick={isLoading ? ignore : props.onClick}
      type={props.href === undefined && look !== 'done' ? (props.type ?? 'button') : undefined}
      disabled={props.disabled}
      aria-label={props['aria-label']}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
    >
      <span className={styles.content}>
        {isLoading && <Spinner className={styles.spinner} />}
        {Lead && !isLoading && <Lead />}
        <span className={styles.label}>{children}</span>
      </span>
    </Pressable>
  )
}

function ignore(event: { preventDefault(): void }) {
  event.preventDefault()
}
