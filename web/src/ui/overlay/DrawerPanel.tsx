import type { DrawerProps } from './panel-props.ts'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.ts'
import { Overlay } from './Overlay.tsx'
import styles from './DrawerPanel.module.css'

export function DrawerPanel({ open, onClose, label, closeLabel, children }: DrawerProps) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      label={label}
      layer="drawer"
      placeClass={styles.place}
      panelClass={styles.panel}
    >
      {children}
      <IconButton icon={CloseIcon} label={closeLabel} className={styles.close} onClick={onClose} />
    </Overlay>
  )
}
