import type { ReactNode } from 'react'
import { GoIcon } from './icons.ts'
import { Pressable } from './Pressable.tsx'
import type { PressProps } from './Pressable.tsx'
import hitArea from './hit-area.module.css'
import { classNames } from './class-names.ts'
import styles from './SectionHeader.module.css'

export type SectionHeaderProps = PressProps & {
  title: ReactNode
  /** Small print beside the title, e.g. a count. */
  aside?: ReactNode
  moreText?: string | undefined
  /** Anything else at the end, instead of the link. */
  end?: ReactNode
  id?: string
}

export function SectionHeader({ title, aside, moreText, end, id, ...press }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.title} id={id}>
        {title}
        {aside !== undefined && <span className={classNames('num', styles.aside)}>{aside}</span>}
      </h2>
      {moreText !== undefined && (
        <Pressable className={classNames(styles.more, hitArea.hit)} {...press}>
          {moreText}
          <GoIcon className={styles.arrow} />
        </Pressable>
      )}
      {end}
    </div>
  )
}
