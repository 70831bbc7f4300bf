import { useSyncExternalStore } from 'react'

/** The whole page fills the screen, header and all. Phones that cannot do it get no button. */
export function useFullscreen() {
  const isOn = useSyncExternalStore(watch, () => document.fullscreenElement !== null)
  return { isOn, isAllowed: document.fullscreenEnabled ?? false, toggle }
}

function toggle(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  // Refused by the browser, the game just stays as it is.
  change.catch(() => undefined)
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
