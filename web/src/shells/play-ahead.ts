import { useEffect } from 'react'
import { whenIdle } from '../browser/when-idle.ts'
import { startPath } from '../games/lists.ts'
import { useIsLoggedIn } from '../session/store.ts'
import { loadGameSheet } from './game-sheet.ts'
import { preload } from './navigator.ts'

/** A player came to play: the way into a game is here before it is touched, if data may flow. */
export function usePlayAhead(): void {
  const isLoggedIn = useIsLoggedIn()
  useEffect(() => {
    if (isLoggedIn && !savesData()) whenIdle(loadAhead)
  }, [isLoggedIn])
}

function loadAhead(): void {
  loadGameSheet().catch(() => undefined)
  preload(startPath(1))
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
