import { useIsOnline } from '../browser/online.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState, OfflineState } from '../ui/StateView.tsx'

/** Shown in a page's place when it could not be loaded or broke. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const isOnline = useIsOnline()
  const retry = (
    <Button look="brand" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
  return isOnline ? (
    <ErrorState title={t('frame.failed')} text={t('frame.failedNote')} action={retry} />
  ) : (
    <OfflineState title={t('frame.offlinePage')} text={t('frame.offlinePageNote')} action={retry} />
  )
}
