import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { copyAndTell } from '../../site/copy-and-tell.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './BeforeYouWrite.module.css'

/** What makes an answer quicker, with the player's own number to copy. */
export function BeforeYouWrite() {
  const t = useText()
  const playerId = useSession((session) => session.user?.id)
  return (
    <Note tone="info">
      <p>{t('help.haveReady')}</p>
      {playerId !== undefined && (
        <p className={styles.id}>
          <b className="num">{t('frame.playerId', { id: playerId })}</b>
          <Button size="xs" icon={CopyIcon} onClick={() => void copyAndTell(String(playerId))}>
            {t('frame.copyId')}
          </Button>
        </p>
      )}
    </Note>
  )
}
