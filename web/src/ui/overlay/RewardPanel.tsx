import { itemArt } from '../art.ts'
import { Button } from '../Button.tsx'
import type { RewardModalProps } from './panel-props.ts'
import { RewardTile } from '../RewardTile.tsx'
import { Overlay, OverlayTitle } from './Overlay.tsx'
import styles from './RewardPanel.module.css'

export function RewardPanel(props: RewardModalProps) {
  const { open, onClose, title, text, item = 'chest', rewards, actionText, hint } = props
  return (
    <Overlay
      open={open}
      onClose={onClose}
      layer="dialog"
      isDeep
      placeClass={styles.place}
      panelClass={styles.panel}
    >
      <div className={styles.rays} aria-hidden="true" />
      <img className={styles.prize} src={itemArt(item)} alt="" />
      <OverlayTitle className={styles.title}>{title}</OverlayTitle>
      <p className={styles.text}>{text}</p>
      <ul className={styles.rewards}>
        {rewards.map((reward) => (
          <li key={reward.item + reward.amountText}>
            <RewardTile {...reward} />
          </li>
        ))}
      </ul>
      <Button look="brand" className={styles.action} onClick={onClose}>
        {actionText}
      </Button>
      <p className={styles.hint}>{hint}</p>
    </Overlay>
  )
}
