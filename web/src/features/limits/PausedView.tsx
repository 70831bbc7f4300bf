import { useState } from 'react'
import { serverNowMs } from '../../browser/clock.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  GameIcon,
  HeadsetIcon,
  HistoryIcon,
  PauseIcon,
} from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { HelpLine } from './HelpLine.tsx'
import type { Pause } from './limit-text.ts'
import { pauseWords } from './limit-words.ts'
import styles from './Limits.module.css'
import { useLimitCall } from './use-limits.ts'

/** What a paused player sees: until when, the balance, how to withdraw, and whom to talk to. */
export function PausedView({ pause }: { pause: Pause }) {
  const t = useText()
  const money = useMoney()
  const coin = useSession(({ user }) => user?.coin ?? 0)
  const service = useServiceHref()
  const [now] = useState(() => serverNowMs())
  return (
    <>
      <Until pause={pause} now={now} />
      <Card className={styles.card}>
        <span className={styles.small}>{t('limits.balance')}</span>
        <div className={styles.head}>
          <b className={`num ${styles.balance}`}>{money(coin)}</b>
          <Button look="brand" href="/lobby/wallets/withdraw">
            {t('title.withdraw')}
          </Button>
        </div>
        <span className={styles.small}>{t('limits.balanceNote')}</span>
      </Card>
      <Card className={styles.card}>
        <ul className={styles.points}>
          <li className={styles.point}>
            <CheckIcon className={styles.goodMark} />
            {t('limits.open')}
          </li>
          <li className={styles.point}>
            <CloseIcon className={styles.mark} />
            {t('limits.closed')}
          </li>
          <ReturnFrom pause={pause} now={now} />
        </ul>
        <Return pause={pause} now={now} />
      </Card>
      <Card>
        <ListRow
          icon={HistoryIcon}
          title={t('title.transactions')}
          href="/lobby/record/transaction"
        />
        <ListRow icon={GameIcon} title={t('title.bets')} href="/record/bets" />
        <ListRow icon={HeadsetIcon} title={t('frame.service')} href={service} />
      </Card>
      <HelpLine />
    </>
  )
}

type Told = { pause: Pause; now: number }

/** An exclusion whose time is over stays until its player ends it. */
function Until({ pause, now }: Told) {
  const t = useText()
  const locale = useLocale()
  const { kind, endTime, untilTime } = pause
  const end = endTime ?? untilTime
  const untilText =
    end === null ? t('limits.noEnd') : t('limits.until', { time: dateTimeText(end, locale) })
  return (
    <div className={styles.rest}>
      <span className={styles.disc}>
        <PauseIcon />
      </span>
      <h1 className={styles.restTitle}>{t('limits.paused')}</h1>
      <p className={styles.intro}>
        {end !== null && end <= now
          ? t('limits.pausedOver')
          : `${t(pauseWords[kind])} · ${untilText}`}
      </p>
    </div>
  )
}

/** From when the end of an exclusion may be asked for, while that is still to come. */
function ReturnFrom({ pause: { canReturnFrom, endTime, untilTime }, now }: Told) {
  const t = useText()
  const locale = useLocale()
  if (canReturnFrom === null || endTime !== null || now >= canReturnFrom) return null
  const time = dateTimeText(canReturnFrom, locale)
  return (
    <li className={styles.point}>
      <ClockIcon className={styles.mark} />
      {t('limits.returnFrom', { time, days: waitDays(untilTime) })}
    </li>
  )
}

/** An exclusion ends by the player's own act, and not before its time. */
function Return({ pause: { canReturnFrom, endTime, untilTime }, now }: Told) {
  const t = useText()
  const { isBusy, press } = useLimitCall('askToReturn')
  if (canReturnFrom === null || endTime !== null || now < canReturnFrom) return null
  return (
    <Button look="outline" isLoading={isBusy} onClick={() => press({})}>
      {t('limits.askReturn', { days: waitDays(untilTime) })}
    </Button>
  )
}

function waitDays(untilTime: number | null): number {
  return untilTime === null ? 7 : 1
}
