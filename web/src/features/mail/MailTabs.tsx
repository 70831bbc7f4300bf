import { useText } from '../../i18n/use-text.ts'
import { useUnreadMail } from '../../session/unread-mail.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { type Box, boxes, boxTitles } from './mail-state.ts'

export type MailTabsProps = {
  box: Box | null
  onChange: (box: Box) => void
}

/** The three boxes, each with a dot while it holds something unread. */
export function MailTabs({ box, onChange }: MailTabsProps) {
  const t = useText()
  const unread = useUnreadMail()
  const segments = boxes.map((each) => {
    const count = unread[`red${each}`]
    return {
      value: String(each) as `${Box}`,
      text: t(boxTitles[each]),
      dotLabel: count > 0 ? t('mail.unreadCount', { count }) : undefined,
    }
  })
  return (
    <Segmented
      label={t('mail.boxes')}
      segments={segments}
      value={`${box ?? 0}`}
      onChange={(value) => onChange(Number(value) as Box)}
    />
  )
}
