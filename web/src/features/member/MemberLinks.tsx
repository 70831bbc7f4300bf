import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useUnreadMail } from '../../session/unread-mail.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import { GoIcon } from '../../ui/icons.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { listMemberLinks } from './links.ts'
import styles from './MemberLinks.module.css'

/** The ways on from the hub, each with a word about what is there. */
export function MemberLinks() {
  const t = useText()
  const service = useServiceHref()
  const hasMobile = useSession((session) => Boolean(session.user?.mobile))
  const hasTask = useSession((session) => session.details?.dots.hasTask ?? false)
  const { total: unread } = useUnreadMail()
  const dots = { mail: unread > 0, task: hasTask }
  return (
    <nav className={styles.grid} aria-label={t('tab.member')}>
      {listMemberLinks({ hasMobile, service }).map(({ icon, title, note, href, dot }) => (
        <MemberLink
          key={href}
          icon={icon}
          title={t(title)}
          note={t(note)}
          href={href}
          dotLabel={dot && dots[dot] ? t('member.new') : undefined}
        />
      ))}
    </nav>
  )
}

type MemberLinkProps = {
  icon: IconType
  title: string
  note: string
  href: string
  dotLabel: string | undefined
}

function MemberLink({ icon: Drawing, title, note, href, dotLabel }: MemberLinkProps) {
  return (
    <Pressable className={styles.link} href={href}>
      <span className={styles.mark}>
        <Drawing />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title}
          {dotLabel !== undefined && <i className={styles.dot} role="img" aria-label={dotLabel} />}
        </span>
        <small className={styles.note}>{note}</small>
      </span>
      <GoIcon className={styles.arrow} />
    </Pressable>
  )
}
