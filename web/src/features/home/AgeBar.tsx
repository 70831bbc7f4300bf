import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import styles from './AgeBar.module.css'

export function AgeBar() {
  const t = useText()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  return (
    <p className={styles.bar}>
      <span className={styles.mark} aria-hidden="true">
        {age}+
      </span>
      {t('home.ageBar', { age })}
    </p>
  )
}
