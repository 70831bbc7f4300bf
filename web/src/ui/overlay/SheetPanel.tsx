import type { BottomSheetProps } from './panel-props.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.ts'
import { Overlay, OverlayTitle } from './Overlay.tsx'
import styles from './SheetPanel.module.css'

export function SheetPanel(props: BottomSheetProps) {
  const { open, onClose, title, closeLabel, mustAnswer, isWide, children } = props
  return (
    <Overlay
      open={open}
      onClose={onClose}
      mustAnswer={mustAnswer}
      layer="sheet"
      placeClass={styles.place}
      panelClass={classNames(styles.panel, isWide && styles.wide)}
    >
      <div className={styles.header}>
        <OverlayTitle className={styles.title}>{title}</OverlayTitle>
        {!mustAnswer && (
          <IconButton
            icon={CloseIcon}
            label={closeLabel}
            className={styles.close}
            onClick={onClose}
          />
        )}
      </div>
      {children}
    </Overlay>
  )
}
