import { useText } from '../i18n/use-text.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import styles from './PageSkeleton.module.css'

/** For the way back to a page whose code is not here yet; visits forward wait for it instead. */
export function PageSkeleton() {
  const t = useText()
  return (
    <div className={styles.page} role="status" aria-label={t('frame.loading')}>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.line} />
    </div>
  )
}
