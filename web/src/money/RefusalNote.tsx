import { dateTimeText } from '../i18n/format.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { WarningIcon } from '../ui/icons.ts'
import styles from './RefusalNote.module.css'
import type { Refusal } from './refusals.ts'
import { useMoney } from './use-money.ts'

export function RefusalNote({ refusal }: { refusal: Refusal | null }) {
  const t = useText()
  return (
    <div role="alert">
      {refusal && (
        <Note tone="bad" icon={WarningIcon}>
          {t(refusal.text)}
          <Facts {...refusal} />
          {refusal.href !== undefined && refusal.action !== undefined && (
            <Button size="xs" href={refusal.href} className={styles.action}>
              {t(refusal.action)}
            </Button>
          )}
        </Note>
      )}
    </div>
  )
}

/** What a limit leaves and when there is more, or until when a break lasts. */
function Facts({ left, until }: Refusal) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  const isLimit = left !== undefined
  const time = until ? dateTimeText(until, locale) : null
  return (
    <>
      {isLimit && ` ${t('deposit.leftNow', { money: money(left) })}`}
      {time && ` ${t(isLimit ? 'deposit.roomFrom' : 'deposit.pausedUntil', { time })}`}
    </>
  )
}
