import { useState } from 'react'
import { endOfBreak } from '@parlour/contract/break-lengths.ts'
import { exclusionLengths, mostTimeOutDays, timeOutLengths } from '@parlour/contract/limit-kinds.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { Answer } from '../../calls/Answer.tsx'
import type { CallInput } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useBreak } from '../../session/use-break.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { CheckIcon, CloseIcon, PauseIcon } from '../../ui/icons.ts'
import { TextField } from '../../ui/TextField.tsx'
import { parseDays } from './limit-text.ts'
import { lengthWords } from './limit-words.ts'
import { PausedView } from './PausedView.tsx'
import styles from './Limits.module.css'

type Wish = CallInput<'takeBreak'>

/** A break: now, for a time, or for long. Each says exactly what will happen. */
export function BreakPage() {
  const asked = useCall('getLimits', {})
  return (
    <div className={styles.page}>
      <Answer asked={asked}>
        {({ pause }) => (pause ? <PausedView pause={pause} /> : <BreakChoice />)}
      </Answer>
    </div>
  )
}

function BreakChoice() {
  const t = useText()
  const [wish, setWish] = useState<Wish | null>(null)
  const { isBusy, press } = useBreak()
  const locale = useLocale()
  const [now] = useState(() => serverNowMs())
  const end = wish && endOfBreak(wish, now)
  const endText = end !== null && dateTimeText(end, locale)
  const lengthOf = (chosen: Wish) =>
    'length' in chosen && chosen.length
      ? t(lengthWords[chosen.length])
      : t('limits.days', { days: 'days' in chosen ? (chosen.days ?? 1) : 1 })
  const isChosen = (kind: Wish['kind'], length: string) =>
    wish?.kind === kind && 'length' in wish && wish.length === length
  return (
    <>
      <Card className={styles.card}>
        <div className={styles.head}>
          <div className={styles.named}>
            <span className={styles.badge}>
              <PauseIcon />
            </span>
            <div>
              <h2 className={styles.title}>{t('limits.stop')}</h2>
              <p className={styles.small}>{t('limits.stopNote')}</p>
            </div>
          </div>
          <Button
            look="iris"
            isLoading={isBusy}
            onClick={() => press({ kind: 'stop' }, t(lengthWords.day))}
          >
            {t('limits.stopButton')}
          </Button>
        </div>
      </Card>
      <Card className={styles.card}>
        <h2 className={styles.title}>{t('limits.timeOut')}</h2>
        <div className={styles.buttons}>
          {timeOutLengths.map((length) => (
            <Chip
              key={length}
              isOn={isChosen('timeOut', length)}
              onClick={() => setWish({ kind: 'timeOut', length })}
            >
              {t(lengthWords[length])}
            </Chip>
          ))}
        </div>
        <OwnLength onDays={(days) => setWish(days === null ? null : { kind: 'timeOut', days })} />
      </Card>
      <Card className={styles.card}>
        <h2 className={styles.title}>{t('limits.exclusion')}</h2>
        <div className={styles.buttons}>
          {exclusionLengths.map((length) => (
            <Chip
              key={length}
              isOn={isChosen('exclusion', length)}
              onClick={() => setWish({ kind: 'exclusion', length })}
            >
              {t(lengthWords[length])}
            </Chip>
          ))}
        </div>
        <p className={styles.small}>{t('limits.exclusionNote')}</p>
      </Card>
      <Consequences isExclusion={wish?.kind === 'exclusion'} />
      <div className={styles.bar}>
        {wish && (
          <p className={styles.line} role="status">
            <span>{t('limits.chosen', { length: lengthOf(wish) })}</span>
            <b>{endText && t('limits.until', { time: endText })}</b>
          </p>
        )}
        <Button
          look="iris"
          isBlock
          disabled={wish === null}
          isLoading={isBusy}
          onClick={() => wish && press(wish, lengthOf(wish))}
        >
          {endText ? t('limits.beginUntil', { time: endText }) : t('limits.begin')}
        </Button>
      </div>
    </>
  )
}

/** A length of one's own, in days. */
function OwnLength({ onDays }: { onDays: (days: number | null) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  return (
    <TextField
      label={t('limits.ownLength')}
      hint={t('limits.ownDays', { most: mostTimeOutDays })}
      error={
        typed !== '' && parseDays(typed) === null
          ? t('limits.daysWrong', { most: mostTimeOutDays })
          : undefined
      }
      name="days"
      inputMode="numeric"
      autoComplete="off"
      isNumber
      maxLength={2}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        onDays(parseDays(value))
      }}
    />
  )
}

const consequences = ['limits.endsEverything', 'limits.closesPlay', 'limits.noShorter'] as const

function Consequences({ isExclusion }: { isExclusion: boolean }) {
  const t = useText()
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('limits.atOnce')}</h2>
      <ul className={styles.points}>
        {consequences.map((words) => (
          <li key={words} className={styles.point}>
            <CloseIcon className={styles.mark} />
            {t(words)}
          </li>
        ))}
        {isExclusion && (
          <li className={styles.point}>
            <CloseIcon className={styles.mark} />
            {t('limits.givesUp')}
          </li>
        )}
        <li className={styles.point}>
          <CheckIcon className={styles.goodMark} />
          <b>{t('limits.staysOpen')}</b>
        </li>
      </ul>
    </Card>
  )
}
