import { create } from 'zustand'

/** Whether the player's side menu is open. */
export const usePlayerMenu = create<{ isOpen: boolean }>()(() => ({ isOpen: false }))

export function openPlayerMenu(): void {
  usePlayerMenu.setState({ isOpen: true })
}

export function closePlayerMenu(): void {
  usePlayerMenu.setState({ isOpen: false })
}
