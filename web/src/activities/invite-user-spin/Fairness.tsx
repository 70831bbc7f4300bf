import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/Card.tsx'
import { ShieldIcon } from '../../ui/icons.ts'
import styles from './Fairness.module.css'

/** The promise behind the next spin. */
export function Fairness({ nextSeedHash }: { nextSeedHash: string }) {
  const t = useText()
  return (
    <Card look="flat" className={styles.fairness}>
      <h3 className={styles.heading}>
        <ShieldIcon className={styles.shield} />
        {t('inviteSpin.fair')}
      </h3>
      <p className={styles.how}>{t('inviteSpin.fairNote')}</p>
      <code className={styles.hash} aria-label={t('inviteSpin.nextHash')}>
        {nextSeedHash}
      </code>
    </Card>
  )
}
