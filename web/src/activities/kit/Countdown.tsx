import { expired, noExpiry } from '@parlour/contract/activity-types.ts'
import { useEffect, useEffectEvent } from 'react'
import { serverNowMs } from '../../browser/clock.ts'
import { useText } from '../../i18n/use-text.ts'
import { CountdownBlocks, CountdownPill } from '../../ui/Countdown.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'

const dayMs = 24 * 3_600_000
const calmDays = 3

type CountdownProps = {
  /** When it ends by the server's clock; −1 for no end, 0 when it is over. */
  expireTime: number
  onEnd?: (() => void) | undefined
  look?: 'pill' | 'blocks'
}

/** The time left, by the server's clock. */
export function Countdown({ expireTime, onEnd, look = 'pill' }: CountdownProps) {
  const t = useText()
  useEndAtOnce(expireTime, onEnd)
  if (expireTime === noExpiry || expireTime === expired) return null
  const daysLeft = Math.floor((expireTime - serverNowMs()) / dayMs)
  // So far away seconds only make noise.
  if (look === 'pill' && daysLeft > calmDays)
    return <Pill icon={ClockIcon}>{t('activity.daysLeft', { days: daysLeft })}</Pill>
  const announce = (clock: string) => t('activity.timeLeft', { clock })
  const clock = { endsAtMs: expireTime, now: serverNowMs, onEnd, announce }
  if (look === 'pill') return <CountdownPill key={expireTime} {...clock} />
  return (
    <CountdownBlocks
      key={expireTime}
      {...clock}
      hoursText={t('activity.hours')}
      minutesText={t('activity.minutes')}
      secondsText={t('activity.seconds')}
    />
  )
}

/** Over before it was shown: nothing will tick, so the end is told here. */
function useEndAtOnce(expireTime: number, onEnd: (() => void) | undefined): void {
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (expireTime !== noExpiry && expireTime <= serverNowMs()) end()
  }, [expireTime])
}
