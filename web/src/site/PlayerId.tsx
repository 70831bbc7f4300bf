import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CopyIcon } from '../ui/icons.ts'
import { copyAndTell } from './copy-and-tell.ts'
import styles from './PlayerId.module.css'

/** The player's number, with a button that copies it. */
export function PlayerId({ playerId }: { playerId: number }) {
  const t = useText()
  return (
    <p className={styles.id}>
      <span className="num">{t('frame.playerId', { id: playerId })}</span>
      <IconButton
        icon={CopyIcon}
        label={t('frame.copyId')}
        isSmall
        onClick={() => void copyAndTell(String(playerId))}
      />
    </p>
  )
}
