import type { FunctionComponent } from 'react'
import { classNames } from './class-names.ts'
import styles from './draw-icon.module.css'

export type IconProps = {
  className?: string | undefined
}

/** Icons are decoration: the words beside them, or the control's label, carry the meaning. */
export type IconType = FunctionComponent<IconProps>

/** A 24 x 24 line icon from its strokes. */
export function icon(...strokes: string[]): IconType {
  return draw(strokes.join(''), styles.icon)
}

export function solidIcon(...strokes: string[]): IconType {
  return draw(strokes.join(''), styles.solid)
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

export function box(x: number, y: number, width: number, height: number, r: number): string {
  const arc = `a${r} ${r} 0 0 1`
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc} ${r} ${r}v${height - 2 * r}${arc} ${-r} ${r}` +
    `h${2 * r - width}${arc} ${-r} ${-r}v${2 * r - height}${arc} ${r} ${-r}z`
  )
}

function draw(path: string, look: string | undefined): IconType {
  return function DrawnIcon({ className }) {
    return (
      <svg viewBox="0 0 24 24" className={classNames(look, className)} aria-hidden="true">
        <path d={path} />
      </svg>
    )
  }
}
