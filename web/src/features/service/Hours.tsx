import { serverNowMs } from '../../browser/clock.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { isOpenAt } from '../../site/support-hours.ts'
import { Pill } from '../../ui/Pill.tsx'

/** Whether somebody answers now, and when again. */
export function Hours() {
  const t = useText()
  const config = useSite((site) => site.config)
  if (!config?.supportHours) return null
  const { supportHours: hours, timeZone } = config
  const { opens, closes, days } = hours
  const isAlways = opens === closes && days.length === 7
  if (isAlways) return <Pill tone="ok">{t('help.openAlways')}</Pill>
  return isOpenAt(hours, serverNowMs(), timeZone) ? (
    <Pill tone="ok">{t('help.openNow', { closes })}</Pill>
  ) : (
    <Pill>{t('help.closedNow', { opens })}</Pill>
  )
}
