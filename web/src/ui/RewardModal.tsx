import { onFirstOpen } from './overlay/on-first-open.tsx'
import type { ItemArt } from './art.ts'

export interface RewardLine {
  item: ItemArt
  amountText: string
  text: string
}

export interface RewardModalProps {
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
}

export const RewardModal = onFirstOpen<RewardModalProps>((panels) => panels.RewardPanel)
