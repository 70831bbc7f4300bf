import { useIsOnline } from '../browser/online.ts'
import { useText } from '../i18n/use-text.ts'
import { OfflineIcon } from '../ui/icons.ts'
import styles from './OfflineBanner.module.css'

export function OfflineBanner() {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner}>
          <OfflineIcon />
          {t('frame.offline')}
        </p>
      )}
    </div>
  )
}
