import { usePathname } from 'wouter/use-browser-location'
import { useAcceptTerms, useHasNewTerms, useTermsChanges } from '../../features/legal/new-terms.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useHold } from '../../ui/modal-queue.ts'
import { asksTerms } from './prompt-rules.ts'

/** New terms are accepted, read first, or answered by taking one's money out. */
export function NewTerms() {
  const t = useText()
  const path = usePathname()
  const hasNewTerms = useHasNewTerms()
  const changes = useTermsChanges()
  const { isBusy, press } = useAcceptTerms()
  const isAsked = asksTerms({ hasNewTerms, path })
  useHold('terms', isAsked)
  return (
    <Dialog
      open={isAsked}
      onClose={() => undefined}
      mustAnswer
      title={t('prompts.newTerms')}
      text={changes || t('prompts.newTermsNote')}
      actions={
        <>
          <Button look="brand" isBlock isLoading={isBusy} onClick={press}>
            {t('prompts.acceptTerms')}
          </Button>
          <Button look="outline" isBlock href="/terms-of-use">
            {t('prompts.readTerms')}
          </Button>
          <Button look="outline" isBlock href="/lobby/wallets/withdraw">
            {t('prompts.withdrawInstead')}
          </Button>
        </>
      }
    />
  )
}
