import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { BellIcon } from '../../ui/icons.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { useDropDown } from './use-drop-down.ts'
import styles from './Bell.module.css'

const BellPanel = lazyPiece(
  () => withTexts(['bell', 'items', 'rewards'], import('../../features/bell/BellPanel.tsx')),
  (module) => module.BellPanel,
)

/** How much is unread; pressed, the latest drops down under it. */
export function Bell() {
  const t = useText()
  const count = useSession(({ details }) => details?.unreadNotes ?? 0)
  const { frame, isOpen, setOpen } = useDropDown()
  return (
    <div ref={frame} className={styles.bell}>
      <IconButton
        icon={BellIcon}
        label={t('frame.bell', { count })}
        count={count}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <section className={styles.panel} aria-label={t('frame.bell', { count })}>
          <BellPanel />
        </section>
      )}
    </div>
  )
}
