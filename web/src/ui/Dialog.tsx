import type { ReactNode } from 'react'
import type { StateArt } from './art.ts'
import { onFirstOpen } from './overlay/on-first-open.tsx'

export interface DialogProps {
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
  children?: ReactNode
}

export const Dialog = onFirstOpen<DialogProps>((panels) => panels.DialogPanel)
