import { create } from 'zustand'

/** Which game's sheet is open. It lies over any page, so it belongs to none. */
export const useOpenSheet = create<{ gameId: number | null }>()(() => ({ gameId: null }))

export function openSheet(gameId: number): void {
  useOpenSheet.setState({ gameId })
}

export function closeSheet(): void {
  useOpenSheet.setState({ gameId: null })
}
