import { classNames } from './class-names.ts'
import styles from './Countdown.module.css'
import {
  clockText,
  type CountdownClock,
  countdownTone,
  timeParts,
  twoDigits,
  useCountdown,
} from './time-left.ts'
import { ClockIcon } from './icons.ts'
import { Pill } from './Pill.tsx'

type SpokenClock = CountdownClock & {
  /** The sentence read out at ten minutes, at one minute and at the end. */
  announce: (clock: string) => string
}

export type CountdownPillProps = SpokenClock & {
  /** Words around the clock, e.g. "09:42 left". */
  format?: (clock: string) => string
  /** Meaning for a quiet counter that should not turn red. */
  isCalm?: boolean
}

export function CountdownPill({ format, announce, isCalm, ...clock }: CountdownPillProps) {
  const { leftMs, announcedMs } = useCountdown(clock)
  const shown = clockText(timeParts(leftMs))
  return (
    <>
      <Pill tone={isCalm ? 'neutral' : countdownTone(leftMs)} icon={ClockIcon} className="num">
        <span role="timer">{format ? format(shown) : shown}</span>
      </Pill>
      <Announcement leftMs={announcedMs} announce={announce} />
    </>
  )
}

export type CountdownBlocksProps = SpokenClock & {
  hoursText: string
  minutesText: string
  secondsText: string
}

export function CountdownBlocks(props: CountdownBlocksProps) {
  const { hoursText, minutesText, secondsText, announce, ...clock } = props
  const { leftMs, announcedMs } = useCountdown(clock)
  const parts = timeParts(leftMs)
  const blocks = [
    [parts.hours, hoursText],
    [parts.minutes, minutesText],
    [parts.seconds, secondsText],
  ] as const
  return (
    <>
      <div className={classNames(styles.blocks, styles[countdownTone(leftMs)])} role="timer">
        {blocks.map(([value, text]) => (
          <span key={text} className={styles.block}>
            <b className={classNames('num', styles.value)}>{twoDigits(value)}</b>
            {text}
          </span>
        ))}
      </div>
      <Announcement leftMs={announcedMs} announce={announce} />
    </>
  )
}

type AnnouncementProps = {
  leftMs: number | undefined
  announce: (clock: string) => string
}

function Announcement({ leftMs, announce }: AnnouncementProps) {
  return (
    <span className="visually-hidden" role="status" aria-live="polite">
      {leftMs !== undefined && announce(clockText(timeParts(leftMs)))}
    </span>
  )
}
