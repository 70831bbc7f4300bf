import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import styles from './NoticesPage.module.css'
import { NoticesWait } from './NoticesWait.tsx'
import { useNotices } from './use-notices.ts'

export function NoticesPage() {
  const t = useText()
  const notices = useNotices()
  if (notices === null) return <NoticesWait />
  if (notices.length === 0)
    return (
      <EmptyState
        title={t('notices.none')}
        text={t('notices.noneNote')}
        action={<Button href="/lobby/home">{t('common.goHome')}</Button>}
      />
    )
  return (
    <ul className={styles.list}>
      {notices.map((notice, index) => (
        <li key={notice.id} className={styles.item}>
          <NoticeCard notice={notice} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}
