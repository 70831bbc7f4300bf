import { dateText } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './NoticeCard.module.css'
import type { Notice } from './use-notices.ts'

export type NoticeCardProps = {
  notice: Notice
  /** The first one leads the phone's list with a large picture. */
  isFirst?: boolean
  /** A row beside or below another notice. */
  isSmall?: boolean
}

export function NoticeCard({ notice, isFirst = false, isSmall = false }: NoticeCardProps) {
  const locale = useLocale()
  return (
    <Pressable
      href={notice.href}
      className={classNames(styles.card, isFirst && styles.first, isSmall && styles.small)}
    >
      <img
        className={styles.image}
        src={notice.image}
        alt=""
        width="1280"
        height="544"
        loading={isFirst ? 'eager' : 'lazy'}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>{notice.title}</h2>
        <p className={styles.text}>{notice.content}</p>
        <time className={classNames('num', styles.date)}>
          {dateText(notice.publishTime, locale)}
        </time>
      </div>
    </Pressable>
  )
}
