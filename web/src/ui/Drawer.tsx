import type { ReactNode } from 'react'
import { onFirstOpen } from './overlay/on-first-open.tsx'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  children: ReactNode
}

export const Drawer = onFirstOpen<DrawerProps>((panels) => panels.DrawerPanel)
