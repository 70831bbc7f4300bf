import { stateArt } from '../art.ts'
import type { DialogProps } from './panel-props.ts'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.ts'
import { Overlay, OverlayTitle } from './Overlay.tsx'
import styles from './DialogPanel.module.css'

export function DialogPanel(props: DialogProps) {
  const { open, onClose, title, text, art, actions, closeLabel, mustAnswer, children } = props
  return (
    <Overlay
      open={open}
      onClose={onClose}
      mustAnswer={mustAnswer}
      layer="dialog"
      placeClass={styles.place}
      panelClass={styles.panel}
    >
      {art !== undefined && <img className={styles.art} src={stateArt(art)} alt="" />}
      <OverlayTitle className={styles.title}>{title}</OverlayTitle>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      <div className={styles.actions}>{actions}</div>
      {closeLabel !== undefined && !mustAnswer && (
        <IconButton
          icon={CloseIcon}
          label={closeLabel}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </Overlay>
  )
}
