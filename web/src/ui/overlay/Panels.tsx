import { useRef } from 'react'
import { itemArt, stateArt } from '../art.ts'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../IconButton.tsx'
import { CloseIcon } from '../icons.ts'
import { RewardTile } from '../RewardTile.tsx'
import dialog from './Dialog.module.css'
import drawer from './Drawer.module.css'
import { Overlay, OverlayTitle } from './Overlay.tsx'
import type { BottomSheetProps, DialogProps, DrawerProps, RewardModalProps } from './panel-props.ts'
import reward from './Reward.module.css'
import sheet from './Sheet.module.css'

export function DialogPanel(props: DialogProps) {
  const { open, onClose, title, text, art, actions, closeLabel, mustAnswer, children } = props
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <Overlay
      open={open}
      onClose={onClose}
      mustAnswer={mustAnswer}
      {...(props.startsAtTitle && { startAt: () => titleRef.current })}
      layer="dialog"
      placeClass={dialog.place}
      panelClass={dialog.panel}
    >
      {art !== undefined && <img className={dialog.art} src={stateArt(art)} alt="" />}
      <OverlayTitle
        ref={titleRef}
        className={dialog.title}
        {...(props.startsAtTitle && { tabIndex: -1 })}
      >
        {title}
      </OverlayTitle>
      {text !== undefined && <p className={dialog.text}>{text}</p>}
      {children}
      <div className={dialog.actions}>{actions}</div>
      {closeLabel !== undefined && !mustAnswer && (
        <IconButton
          icon={CloseIcon}
          label={closeLabel}
          className={dialog.close}
          onClick={onClose}
        />
      )}
    </Overlay>
  )
}

export function SheetPanel(props: BottomSheetProps) {
  const { open, onClose, title, closeLabel, mustAnswer, isWide, children } = props
  return (
    <Overlay
      open={open}
      onClose={onClose}
      mustAnswer={mustAnswer}
      layer="sheet"
      placeClass={sheet.place}
      panelClass={classNames(sheet.panel, isWide && sheet.wide)}
    >
      <div className={sheet.header}>
        <OverlayTitle className={sheet.title}>{title}</OverlayTitle>
        {!mustAnswer && (
          <IconButton
            icon={CloseIcon}
            label={closeLabel}
            className={sheet.close}
            onClick={onClose}
          />
        )}
      </div>
      {children}
    </Overlay>
  )
}

export function DrawerPanel({ open, onClose, label, closeLabel, children }: DrawerProps) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      label={label}
      layer="drawer"
      placeClass={drawer.place}
      panelClass={drawer.panel}
    >
      {children}
      <IconButton icon={CloseIcon} label={closeLabel} className={drawer.close} onClick={onClose} />
    </Overlay>
  )
}

export function RewardPanel(props: RewardModalProps) {
  const { open, onClose, title, text, item = 'chest', rewards } = props
  const { actionText, hint, corner } = props
  return (
    <Overlay
      open={open}
      onClose={onClose}
      layer="dialog"
      isDeep
      placeClass={reward.place}
      panelClass={reward.panel}
    >
      <div className={reward.rays} aria-hidden="true" />
      <img className={reward.prize} src={itemArt(item)} alt="" />
      <OverlayTitle className={reward.title}>{title}</OverlayTitle>
      <p className={reward.text}>{text}</p>
      <ul className={reward.rewards}>
        {rewards.map((line) => (
          <li key={line.item + line.amountText}>
            <RewardTile {...line} />
          </li>
        ))}
      </ul>
      <Button look="brand" className={reward.action} onClick={onClose}>
        {actionText}
      </Button>
      <p className={reward.hint}>{hint}</p>
      <div className={reward.corner}>{corner}</div>
    </Overlay>
  )
}
