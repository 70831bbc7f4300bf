import { QrCode } from '../deposit/QrCode.tsx'
import { useText } from '../i18n/use-text.ts'
import { useSession } from '../session/store.ts'
import { copyAndTell } from '../site/copy-and-tell.ts'
import { useSiteName } from '../site/store.ts'
import { BottomSheet } from '../ui/BottomSheet.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyIcon, ShareIcon } from '../ui/icons.ts'
import { findOwnLink, listShareLinks } from './share-links.ts'
import styles from './ShareSheet.module.css'

const noLinks = {}

type ShareSheetProps = {
  open: boolean
  onClose: () => void
  /** The one place it is to be shared at. */
  only?: string | null
}

/** The player's invitation: the link itself, and the ways to pass it on. */
export function ShareSheet({ open, onClose, only = null }: ShareSheetProps) {
  const t = useText()
  const shareUrlMap = useSession(({ details }) => details?.shareUrlMap ?? noLinks)
  const words = t('sharing.words', { site: useSiteName() })
  const { origin } = location
  const link = findOwnLink({ shareUrlMap, origin, only }) ?? ''
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('sharing.title')}
      closeLabel={t('common.close')}
    >
      <div className={styles.sheet}>
        <p className={styles.note}>{t('sharing.note')}</p>
        <output className={styles.link}>{link}</output>
        {only === null && link !== '' && <InviteQr link={link} />}
        <Button look="brand" isBlock icon={CopyIcon} onClick={() => void copyAndTell(link)}>
          {t('sharing.copy')}
        </Button>
        <ul className={styles.channels}>
          {listShareLinks({ shareUrlMap, origin, words, only }).map(({ channel, name, href }) => (
            <li key={channel}>
              <Button isBlock href={href}>
                {name}
              </Button>
            </li>
          ))}
          {only === null && canShare() && (
            <li>
              <Button isBlock icon={ShareIcon} onClick={() => void shareWithDevice(words, link)}>
                {t('sharing.more')}
              </Button>
            </li>
          )}
        </ul>
      </div>
    </BottomSheet>
  )
}

/** Folded: most friends are not in the room. */
function InviteQr({ link }: { link: string }) {
  const t = useText()
  return (
    <details className={styles.qr}>
      <summary>{t('sharing.qrNote')}</summary>
      <QrCode payload={link} label={t('sharing.qr')} />
    </details>
  )
}

function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** The device's own list; closing it is no failure. */
function shareWithDevice(text: string, url: string): Promise<void> {
  return navigator.share({ text, url }).catch(() => undefined)
}
