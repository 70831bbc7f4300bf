import { useIsOnline } from '../../browser/online.ts'
import { useText } from '../../i18n/use-text.ts'
import { loadSite, useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState, OfflineState } from '../../ui/StateView.tsx'
import styles from './NoticesPage.module.css'

/** Before the site's settings are here: the shape of the list, or why it does not come. */
export function NoticesWait() {
  const t = useText()
  const isLoading = useSite((site) => site.isLoading)
  const isOnline = useIsOnline()
  const retry = (
    <Button look="brand" onClick={() => void loadSite()}>
      {t('common.retry')}
    </Button>
  )
  if (!isLoading && isOnline)
    return <ErrorState title={t('frame.failed')} text={t('frame.failedNote')} action={retry} />
  if (!isLoading)
    return (
      <OfflineState
        title={t('frame.offlinePage')}
        text={t('frame.offlinePageNote')}
        action={retry}
      />
    )
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton className={styles.lead} />
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </div>
  )
}
