import { useText } from '../../i18n/use-text.ts'
import { GoIcon } from '../../ui/icons.ts'
import styles from './PlayerMenu.module.css'

/** Who brought the player. Only a player without a superior can name one. */
export function Superior({ superiorId }: { superiorId: number | null }) {
  const t = useText()
  if (superiorId !== null)
    return <p className={styles.superior}>{t('frame.superior', { name: superiorId })}</p>
  return (
    <a className={styles.superior} href="/profile/superior">
      {t('frame.noSuperior')}
      <GoIcon />
    </a>
  )
}
