import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'

export type PressProps = {
  href?: string | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
}

type PressableProps = PressProps & {
  className?: string | undefined
  children?: ReactNode
  type?: 'button' | 'submit'
  disabled?: boolean | undefined
  'aria-label'?: string | undefined
  'aria-current'?: 'page' | 'true' | undefined
  'aria-pressed'?: boolean | undefined
  'aria-busy'?: boolean | undefined
  'aria-disabled'?: boolean | undefined
  'aria-haspopup'?: 'dialog' | undefined
}

/** A link when it has an address, a button when it has an action, otherwise plain text. */
export function Pressable({ href, onClick, type, disabled, ...rest }: PressableProps) {
  if (href !== undefined && !disabled) {
    const isElsewhere = /^[a-z]+:/i.test(href)
    const target = isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {}
    const anchor = { ...rest, ...target, onClick }
    return isElsewhere ? <a href={href} {...anchor} /> : <Link href={href} {...anchor} />
  }
  if (onClick === undefined && type === undefined && !disabled) {
    return <span {...rest} />
  }
  return <button type={type ?? 'button'} disabled={disabled} onClick={onClick} {...rest} />
}
