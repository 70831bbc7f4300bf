import { send } from '../../calls/api.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { rewardText } from '../../rewards/reward-lines.ts'
import { useWhen } from '../../site/when.ts'
import { useSite } from '../../site/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './Bell.module.css'
import { type Note, type Wording, wordsOf } from './note-words.ts'

/** One thing that happened; it leads to the page where something can be done about it. */
export function NoteRow({ note }: { note: Note }) {
  const t = useText()
  const { title, text, icon: Drawing, tone, href } = wordsOf(note, useWording())
  // The page it leads to does not wait, and one that stays unread can be read again.
  const read = () => {
    if (!note.isRead) void send('markNotesRead', { id: note.id, andOlder: false }).catch(() => null)
  }
  return (
    <Pressable href={href} onClick={read} className={styles.row}>
      <span className={classNames(styles.mark, styles[tone])}>
        <Drawing />
        {!note.isRead && <i className={styles.dot} role="img" aria-label={t('bell.unread')} />}
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <time className={classNames('num', styles.time)}>{useWhen(note.createTime)}</time>
    </Pressable>
  )
}

function useWording(): Wording {
  const t = useText()
  const money = useMoney()
  const choose = useBilingual()
  const props = useSite(({ config }) => config?.appPropConfigMap) ?? {}
  const words = { t, money, choose }
  return {
    ...words,
    items: ({ items }) => items.map((item) => rewardText(item, props, words)).join(', '),
  }
}
