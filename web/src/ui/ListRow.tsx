import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconType } from './draw-icon.tsx'
import { hideBroken } from './hide-broken.ts'
import { GoIcon } from './icons.ts'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import styles from './ListRow.module.css'

export type ListRowProps = PressProps & {
  title: ReactNode
  text?: ReactNode
  icon?: IconType | undefined
  /** A picture instead of the icon. */
  image?: string | undefined
  /** A pill right after the title. */
  tag?: ReactNode
  /** What the dot means, for those who cannot see it. */
  dotLabel?: string | undefined
  /** A value or button at the end; rows that lead somewhere show an arrow otherwise. */
  end?: ReactNode
  isBad?: boolean
}

export function ListRow(props: ListRowProps) {
  const { title, text, icon: Lead, image, tag, dotLabel, end, isBad, href, onClick } = props
  const leadsOn = href !== undefined || onClick !== undefined
  return (
    <Pressable
      className={classNames(styles.row, leadsOn && styles.press, isBad && styles.bad)}
      href={href}
      onClick={onClick}
    >
      {Lead && <Lead className={styles.lead} />}
      {image !== undefined && (
        <img className={styles.image} src={image} alt="" onError={hideBroken} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {dotLabel !== undefined && <i className={styles.dot} role="img" aria-label={dotLabel} />}
          {tag}
        </span>
        {text !== undefined && <small className={styles.text}>{text}</small>}
      </span>
      {end}
      {leadsOn && end === undefined && <GoIcon className={styles.arrow} />}
    </Pressable>
  )
}
