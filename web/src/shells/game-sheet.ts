import { findSheetGame } from '../games/lists.ts'
import { openSheet } from '../games/open-sheet.ts'
import { withTexts } from '../i18n/texts.ts'

export function loadGameSheet() {
  return withTexts(['games', 'game-sheet'], import('../features/games/GameSheet.tsx'))
}

/** Opens the sheet that an address asks for, over the page one is on. */
export function openAskedSheet(url: URL): boolean {
  const gameId = findSheetGame(url)
  if (gameId !== null) openSheet(gameId)
  return gameId !== null
}

/** Who comes by such an address finds home with the sheet over it. */
export function openFirstSheet(): void {
  if (openAskedSheet(new URL(location.href))) history.replaceState(null, '', '/lobby/home')
}

export function preloadAskedSheet(url: URL): boolean {
  const isAsked = findSheetGame(url) !== null
  if (isAsked) loadGameSheet().catch(() => undefined)
  return isAsked
}
