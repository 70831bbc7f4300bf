import { serverNowMs } from '../../browser/clock.ts'
import { dateText } from '../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../i18n/use-text.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CheckIcon, ClockIcon, GiftIcon, GoIcon, MailIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { canDelete, type MailHead, rewardState, type RewardState } from './mail-state.ts'
import styles from './MailRow.module.css'

type MailRowProps = {
  mail: MailHead
  isOpen: boolean
  onOpen: (mailId: number) => void
  /** Set while mails are being chosen for deletion. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined
}

export function MailRow({ mail, isOpen, onOpen, choice }: MailRowProps) {
  const names = classNames(styles.row, !mail.isRead && styles.unread, isOpen && styles.open)
  if (choice)
    return (
      <div className={names}>
        <Checkbox
          isChecked={choice.isChosen}
          disabled={!canDelete(mail, serverNowMs())}
          onChange={choice.onChange}
        >
          <Words mail={mail} />
        </Checkbox>
      </div>
    )
  return (
    <button
      type="button"
      className={names}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(mail.id)}
    >
      <Mark mail={mail} />
      <Words mail={mail} />
      <GoIcon className={styles.arrow} />
    </button>
  )
}

/** Says in a word what has become of an attached reward. */
export function RewardPill({ state }: { state: RewardState }) {
  const t = useText()
  if (state === 'none') return null
  if (state === 'claimable')
    return (
      <Pill tone="ok" icon={GiftIcon}>
        {t('mail.claimable')}
      </Pill>
    )
  if (state === 'claimed') return <Pill icon={CheckIcon}>{t('mail.claimed')}</Pill>
  return <Pill icon={ClockIcon}>{t('mail.expired')}</Pill>
}

function Mark({ mail }: { mail: MailHead }) {
  const t = useText()
  const Drawing = mail.rewardStatus === 0 ? MailIcon : GiftIcon
  return (
    <span className={styles.mark}>
      <Drawing />
      {!mail.isRead && <i className={styles.dot} role="img" aria-label={t('mail.unread')} />}
    </span>
  )
}

function Words({ mail }: { mail: MailHead }) {
  const locale = useLocale()
  const choose = useBilingual()
  return (
    <span className={styles.words}>
      <span className={styles.title}>{choose(mail.title, mail.titleEn)}</span>
      <span className={styles.foot}>
        <time className="num">{dateText(mail.createTime, locale)}</time>
        <RewardPill state={rewardState(mail, serverNowMs())} />
      </span>
    </span>
  )
}
