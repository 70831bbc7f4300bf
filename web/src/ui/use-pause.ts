import { useEffect, useState, useSyncExternalStore } from 'react'

const calmMotion = '(prefers-reduced-motion: reduce)'

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToMotion, () => matchMedia(calmMotion).matches)
}

/** Moving things stand still while touched, pointed at, focused, or out of sight. */
export function usePause() {
  const [isHeld, setHeld] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const isCalm = useReducedMotion()
  return {
    isPaused: isHeld || isFocused || isHidden || isCalm,
    isCalm,
    pauseProps: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onTouchStart: () => setHeld(true),
      onTouchEnd: () => setHeld(false),
      onTouchCancel: () => setHeld(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}

/** Calls `tick` every so often, except while paused. */
export function useAutoplay(tick: () => void, everyMs: number, isPaused: boolean): void {
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [tick, everyMs, isPaused])
}

function subscribeToMotion(onChange: () => void) {
  const query = matchMedia(calmMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
