import { serverNowMs } from '../../browser/clock.ts'
import { useText } from '../../i18n/use-text.ts'
import { rewardLines } from '../../rewards/reward-lines.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { RewardModal } from '../../ui/RewardModal.tsx'
import { deleteMails } from './delete-mails.ts'
import styles from './MailLetter.module.css'
import { type Letter, rewardState } from './mail-state.ts'
import { useClaim } from './use-claim.ts'

/** Claim what is attached, or delete the mail; a reward that waits keeps its mail. */
export function LetterActions({ letter, onGone }: { letter: Letter; onGone: () => void }) {
  const t = useText()
  const { claim, isClaiming, granted, isShown, hide } = useClaim(letter.id)
  const props = useSite(({ config }) => config?.appPropConfigMap) ?? {}
  const isClaimable = rewardState(letter, serverNowMs()) === 'claimable'
  const remove = async (): Promise<void> => {
    if (await deleteMails([letter.id])) onGone()
  }
  return (
    <div className={styles.actions}>
      {isClaimable ? (
        <Button look="brand" className={styles.claim} isLoading={isClaiming} onClick={claim}>
          {t('mail.claim')}
        </Button>
      ) : (
        <Button look="outline" icon={TrashIcon} onClick={() => void remove()}>
          {t('mail.deleteThis')}
        </Button>
      )}
      <RewardModal
        open={isShown}
        onClose={hide}
        title={t('mail.grantedTitle')}
        text={t('mail.grantedText')}
        rewards={rewardLines(granted, props, t)}
        actionText={t('mail.keep')}
        hint={t('mail.tapOutside')}
      />
    </div>
  )
}
