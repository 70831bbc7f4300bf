import { useEffect } from 'react'
import { useCall } from '../../calls/queries.ts'
import { failureText } from '../../calls/show-failure.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../i18n/use-text.ts'
import { refreshMail } from '../../session/news.ts'
import { Button } from '../../ui/Button.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/StateView.tsx'
import { serverNowMs } from '../../browser/clock.ts'
import { useRewardLines } from '../../rewards/use-reward-lines.ts'
import { RewardTile } from '../../ui/RewardTile.tsx'
import { LetterActions } from './LetterActions.tsx'
import { type Letter, rewardState } from './mail-state.ts'
import { RewardPill } from './MailRow.tsx'
import styles from './MailLetter.module.css'

type MailLetterProps = {
  mailId: number
  /** The mail is gone, or is not there any more. */
  onGone: () => void
}

/** One mail in full, with what is attached. Opening it marks it as read. */
export function MailLetter({ mailId, onGone }: MailLetterProps) {
  const letter = useCall('getMailDetail', { id: mailId })
  const isHere = letter.data !== undefined
  useEffect(() => {
    if (isHere) void refreshMail()
  }, [isHere])
  if (letter.data) return <Opened letter={letter.data.mail} onGone={onGone} />
  if (letter.isError) return <Failed error={letter.error} onBack={onGone} />
  return <Waiting />
}

function Opened({ letter, onGone }: { letter: Letter; onGone: () => void }) {
  const locale = useLocale()
  const choose = useBilingual()
  return (
    <article className={styles.letter}>
      <header>
        <h2 className={styles.title}>{choose(letter.title, letter.titleEn)}</h2>
        <time className={styles.date}>{dateTimeText(letter.createTime, locale)}</time>
      </header>
      <Prose text={choose(letter.content, letter.contentEn)} />
      {letter.link && (
        <Button look="outline" isBlock href={letter.link.path}>
          {choose(letter.link.text, letter.link.textEn)}
        </Button>
      )}
      {letter.rewards.length > 0 && <LetterRewards letter={letter} />}
      <LetterActions key={letter.id} letter={letter} onGone={onGone} />
    </article>
  )
}

function Waiting() {
  return (
    <div className={styles.letter} aria-busy="true">
      <Skeleton className={styles.titleBone} />
      <Skeleton className={styles.textBone} />
    </div>
  )
}

function Failed({ error, onBack }: { error: unknown; onBack: () => void }) {
  const t = useText()
  return (
    <ErrorState
      title={t('mail.letterFailed')}
      text={failureText(error)}
      action={<Button onClick={onBack}>{t('common.back')}</Button>}
    />
  )
}

const tileStates = { none: 'open', claimable: 'open', claimed: 'got', expired: 'locked' } as const

/** What is attached, with the condition of each item and until when it can be claimed. */
function LetterRewards({ letter }: { letter: Letter }) {
  const t = useText()
  const locale = useLocale()
  const lines = useRewardLines(letter.rewards)
  const state = rewardState(letter, serverNowMs())
  return (
    <section className={styles.rewards}>
      <h3 className={styles.attached}>
        {t('mail.attached')}
        <RewardPill state={state} />
      </h3>
      <ul className={styles.tiles}>
        {lines.map((line) => (
          <li key={line.item + line.amountText}>
            <RewardTile {...line} state={tileStates[state]} />
          </li>
        ))}
      </ul>
      {state === 'claimable' && letter.expireTime !== null && (
        <p className={styles.until}>
          {t('mail.until', { time: dateTimeText(letter.expireTime, locale) })}
        </p>
      )}
    </section>
  )
}
