import { useText } from '../../i18n/use-text.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './Bell.module.css'
import { NoteList } from './NoteList.tsx'

/** The latest under the desktop's bell. */
export function BellPanel() {
  const t = useText()
  return (
    <>
      <h2 className={styles.heading}>{t('bell.title')}</h2>
      <NoteList isShort />
      <p className={styles.ways}>
        <Pressable href="/lobby/bell">{t('bell.all')}</Pressable>
      </p>
    </>
  )
}
