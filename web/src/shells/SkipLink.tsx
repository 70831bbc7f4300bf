import { useText } from '../i18n/use-text.ts'
import styles from './SkipLink.module.css'

/** For the keyboard: past header and menus in one step. */
export function SkipLink() {
  const t = useText()
  return (
    <a className={styles.link} href="#main" onClick={skip}>
      {t('frame.skip')}
    </a>
  )
}

function skip(): void {
  document.getElementById('main')?.focus()
}
