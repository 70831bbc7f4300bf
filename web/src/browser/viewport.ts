import { useSyncExternalStore } from 'react'

const desktop = '(min-width: 1024px)'

export function isDesktop(): boolean {
  return matchMedia(desktop).matches
}

/** Follows the window: a turned tablet or a zoomed page changes the shell at once. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(watch, isDesktop)
}

export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function watch(changed: () => void): () => void {
  const query = matchMedia(desktop)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
