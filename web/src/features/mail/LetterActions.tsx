import { useClaim } from '../../activities/kit/use-claim.ts'
import { serverNowMs } from '../../browser/clock.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { deleteMails } from './delete-mails.ts'
import styles from './MailLetter.module.css'
import { type Letter, rewardState } from './mail-state.ts'

const refusals = {
  alreadyClaimed: 'mail.alreadyClaimed',
  expired: 'mail.tooLate',
  kycDue: 'mail.kycDue',
} as const

/** Claim what is attached, or delete the mail; a reward that waits keeps its mail. */
export function LetterActions({ letter, onGone }: { letter: Letter; onGone: () => void }) {
  const t = useText()
  const { claim, isClaiming } = useClaim('receiveMail', {
    refreshes: ['getMailDetail', 'getMail2', 'hasMailUnread'],
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
