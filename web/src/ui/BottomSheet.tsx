import type { ReactNode } from 'react'
import { onFirstOpen } from './overlay/on-first-open.tsx'

export interface BottomSheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  mustAnswer?: boolean
  /** Room for two columns where it becomes a dialog. */
  isWide?: boolean
  children: ReactNode
}

/** Rises from below on a phone; a centred dialog from 1024 px. */
export const BottomSheet = onFirstOpen<BottomSheetProps>((panels) => panels.SheetPanel)
