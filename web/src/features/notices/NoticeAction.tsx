import { linkKinds } from '@parlour/contract/activity-types.ts'
import { useText } from '../../i18n/use-text.ts'
import { hrefOf } from '../../activities/links.ts'
import { Button } from '../../ui/Button.tsx'
import { ExternalIcon } from '../../ui/icons.ts'
import styles from './NoticeDetailPage.module.css'
import type { Notice } from './use-notices.ts'

const words = {
  [linkKinds.none]: 'notices.openActivity',
  [linkKinds.activity]: 'notices.openActivity',
  [linkKinds.game]: 'notices.openGame',
  [linkKinds.url]: 'notices.openLink',
} as const

/** The way on from a notice, when it leads anywhere. */
export function NoticeAction({ notice }: { notice: Notice }) {
  const t = useText()
  const href = hrefOf(notice.clickType, notice.clickAction)
  if (href === null) return null
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
