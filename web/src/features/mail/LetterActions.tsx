import type { InfiniteData } from '@tanstack/react-query'
import { useClaim } from '../../activities/kit/use-claim.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import type { CallOutput } from '../../calls/api.ts'
import { getQueries } from '../../calls/queries.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { refreshMail } from '../../session/news.ts'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { deleteMails } from './delete-mails.ts'
import styles from './MailLetter.module.css'
import { type Letter, type MailHead, rewardState } from './mail-state.ts'

const refusals = {
  alreadyClaimed: 'mail.alreadyClaimed',
  expired: 'mail.tooLate',
  kycDue: 'mail.kycDue',
} as const

/** Claim what is attached, or delete the mail; a reward that waits keeps its mail. */
export function LetterActions({ letter, onGone }: { letter: Letter; onGone: () => void }) {
  const t = useText()
  const { claim, isClaiming } = useClaim('receiveMail', {
    onClaimed: ({ mail }) => keepLetter(mail),
    onFailed: () => Promise.all([refreshCall('getMailDetail'), refreshMail()]),
    refusals,
  })
  const isClaimable = rewardState(letter, serverNowMs()) === 'claimable'
  const { press: remove } = usePress(async () => {
    if (await deleteMails([letter.id])) onGone()
  })
  return (
    <div className={styles.actions}>
      {isClaimable ? (
        <Button
          look="brand"
          className={styles.claim}
          isLoading={isClaiming}
          onClick={() => claim({ id: letter.id })}
        >
          {t('mail.claim')}
        </Button>
      ) : (
        <Button look="outline" icon={TrashIcon} onClick={remove}>
          {t('mail.deleteThis')}
        </Button>
      )}
    </div>
  )
}

/** The letter as it is now, where it is open and in the list of its box. */
function keepLetter(mail: Letter): void {
  const queries = getQueries()
  queries.setQueryData<CallOutput<'getMailDetail'>>(
    ['getMailDetail', { id: mail.id }],
    (now) => now && { ...now, mail },
  )
  const { rewardStatus } = mail
  const update = (head: MailHead) => (head.id === mail.id ? { ...head, rewardStatus } : head)
  queries.setQueriesData<InfiniteData<CallOutput<'getMail2'>>>(
    { queryKey: ['getMail2'] },
    (box) => {
      const pages = box?.pages.map((page) => ({ ...page, mailList: page.mailList.map(update) }))
      return box && pages && { ...box, pages }
    },
  )
}
