import { useText } from '../i18n/use-text.ts'

const minute = 60
const hour = 3600

/** How long it usually takes, as measured; null while nobody knows. */
export function useUsualTime(seconds: number | null | undefined): string | null {
  const t = useText()
  if (seconds === null || seconds === undefined) return null
  if (seconds <= minute) return t('deposit.usualMinute')
  if (seconds < hour) return t('deposit.usualMinutes', { minutes: Math.ceil(seconds / minute) })
  return t('deposit.usualHours', { hours: Math.ceil(seconds / hour) })
}
