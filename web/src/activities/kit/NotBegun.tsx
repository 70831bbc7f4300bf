import { goBack } from '../../browser/navigation.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Countdown } from './Countdown.tsx'

type NotBegunProps = {
  beginsAt: number
  /** Looks again, once the moment has come. */
  onBegin: () => unknown
}

/** An activity that is still to come: when it begins, and how long that is. */
export function NotBegun({ beginsAt, onBegin }: NotBegunProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <EmptyState
      title={t('activity.notBegun')}
      text={t('activity.beginsAt', { time: dateTimeText(beginsAt, locale) })}
      action={<Button onClick={goBack}>{t('common.back')}</Button>}
    >
      <Countdown expireTime={beginsAt} onEnd={() => void onBegin()} />
    </EmptyState>
  )
}
