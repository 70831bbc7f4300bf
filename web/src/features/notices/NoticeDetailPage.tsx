import { linkKinds } from '@parlour/contract/activity-types.ts'
import type { PageProps } from '../../browser/navigation.ts'
import { dateText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { hrefOf, isOffered } from '../../activities/links.ts'
import { useViewer } from '../../activities/use-viewer.ts'
import { ExternalIcon } from '../../ui/icons.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { NoticesWait } from './NoticesWait.tsx'
import { type Notice, useNotices } from './use-notices.ts'
import styles from './NoticeDetailPage.module.css'

const othersShown = 3

export function NoticeDetailPage({ parameters: { id = '' } }: PageProps) {
  const notices = useNotices()
  if (notices === null) return <NoticesWait />
  const notice = notices.find((each) => String(each.id) === id)
  if (!notice) return <Missing />
  const others = notices.filter((each) => each !== notice).slice(0, othersShown)
  return (
    <div className={styles.page}>
      <Story notice={notice} />
      {others.length > 0 && <Others notices={others} />}
    </div>
  )
}

function Story({ notice }: { notice: Notice }) {
  const locale = useLocale()
  return (
    <article className={styles.story}>
      <img className={styles.image} src={notice.image} alt="" width="1280" height="544" />
      <header>
        <h2 className={styles.title}>{notice.title}</h2>
        <time className={styles.date}>{dateText(notice.publishTime, locale)}</time>
      </header>
      <Prose text={notice.content} />
      <NoticeAction notice={notice} />
    </article>
  )
}

function Others({ notices }: { notices: readonly Notice[] }) {
  const t = useText()
  return (
    <aside className={styles.others} aria-label={t('notices.others')}>
      <SectionHeader title={t('notices.others')} moreText={t('notices.all')} href="/lobby/notice" />
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isSmall />
      ))}
    </aside>
  )
}

function Missing() {
  const t = useText()
  return (
    <EmptyState
      title={t('notices.missing')}
      text={t('notices.missingNote')}
      action={
        <Button look="brand" href="/lobby/notice">
          {t('notices.all')}
        </Button>
      }
    />
  )
}

const words = {
  [linkKinds.none]: 'notices.openActivity',
  [linkKinds.activity]: 'notices.openActivity',
  [linkKinds.game]: 'notices.openGame',
  [linkKinds.url]: 'notices.openLink',
} as const

/** The way on from a notice, when it leads anywhere. */
function NoticeAction({ notice }: { notice: Notice }) {
  const t = useText()
  const isOpen = isOffered(notice, useViewer())
  const href = hrefOf(notice.clickType, notice.clickAction)
  if (href === null || !isOpen) return null
  return (
    <Button
      look="brand"
      className={styles.action}
      icon={notice.clickType === linkKinds.url ? ExternalIcon : undefined}
      href={href}
    >
      {t(words[notice.clickType])}
    </Button>
  )
}
