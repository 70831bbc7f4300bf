import type { ReactNode } from 'react'
import type { ItemArt, StateArt } from '../art.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  art?: StateArt | undefined
  /** The buttons, the chosen one first. */
  actions: ReactNode
  /** Adds the X in the corner. */
  closeLabel?: string | undefined
  /** Age and forced update: no Esc, no tap outside, no X. */
  mustAnswer?: boolean
  /** It comes unasked: a key that was meant for something else must press nothing in it. */
  startsAtTitle?: boolean
  children?: ReactNode
}

export type BottomSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  mustAnswer?: boolean
  /** Room for two columns where it becomes a dialog. */
  isWide?: boolean
  children: ReactNode
}

export type DrawerProps = {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  children: ReactNode
}

export type RewardLine = {
  item: ItemArt
  amountText: string
  text: string
}

export type RewardModalProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** The picture above; a chest unless the prize has its own. */
  item?: ItemArt
  rewards: readonly RewardLine[]
  actionText: string
  /** "Tap outside to close". */
  hint: string
  /** A small control in the corner. */
  corner?: ReactNode | undefined
}
