import { useSyncExternalStore } from 'react'

const throttleMs = 500

/** Whether the page is scrolled further than this; looked at twice a second at most. */
export function useIsScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(watchScroll, () => scrollY > pixels)
}

export function watchScroll(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      changed()
    }, throttleMs)
  }
  addEventListener('scroll', heard, { passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', heard)
  }
}
