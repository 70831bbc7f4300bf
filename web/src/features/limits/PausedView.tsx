import { useState } from 'react'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckIcon, CloseIcon, HeadsetIcon, HistoryIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { HelpLine } from './HelpLine.tsx'
import type { Pause } from './limit-text.ts'
import styles from './Limits.module.css'
import { useLimitCall } from './use-limits.ts'

/** What a paused player sees: until when, the balance, how to withdraw, and whom to talk to. */
export function PausedView({ pause }: { pause: Pause }) {
  const t = useText()
  const locale = useLocale()
  const money = useMoney()
  const coin = useSession(({ user }) => user?.coin ?? 0)
  const service = useServiceHref()
  const end = pause.endTime ?? pause.untilTime
  return (
    <>
      <h2 className={styles.title}>{t('limits.paused')}</h2>
      <p className={styles.intro}>
        {end === null
          ? t('limits.pausedForever')
          : t('limits.pausedUntil', { time: dateTimeText(end, locale) })}
      </p>
      <Card className={styles.card}>
        <span className={styles.small}>{t('limits.balance')}</span>
        <div className={styles.head}>
          <b className={`num ${styles.balance}`}>{money(coin)}</b>
          <Button look="iris" href="/lobby/wallets/withdraw">
            {t('title.withdraw')}
          </Button>
        </div>
        <span className={styles.small}>{t('limits.balanceNote')}</span>
      </Card>
      <Card className={styles.card}>
        <ul className={styles.points}>
          <li className={styles.point}>
            <CheckIcon className={styles.mark} />
            {t('limits.open')}
          </li>
          <li className={styles.point}>
            <CloseIcon className={styles.mark} />
            {t('limits.closed')}
          </li>
        </ul>
        <Return pause={pause} />
      </Card>
      <Card>
        <ListRow
          icon={HistoryIcon}
          title={t('title.transactions')}
          href="/lobby/record/transaction"
        />
        <ListRow icon={HistoryIcon} title={t('title.bets')} href="/record/bets" />
        <ListRow icon={HeadsetIcon} title={t('frame.service')} href={service} />
      </Card>
      <HelpLine />
    </>
  )
}

/** An exclusion ends by the player's own act, and not before its time. */
function Return({ pause }: { pause: Pause }) {
  const t = useText()
  const locale = useLocale()
  const { isBusy, press } = useLimitCall('askToReturn')
  const [now] = useState(() => Date.now())
  if (pause.canReturnFrom === null || pause.endTime !== null) return null
  const days = pause.untilTime === null ? 7 : 1
  const time = dateTimeText(pause.canReturnFrom, locale)
  return now < pause.canReturnFrom ? (
    <p className={styles.small}>{t('limits.returnFrom', { time, days })}</p>
  ) : (
    <Button look="outline" isLoading={isBusy} onClick={() => press({})}>
      {t('limits.askReturn', { days })}
    </Button>
  )
}
