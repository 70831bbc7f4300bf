import { useRef, useState } from 'react'

export const debounceMs = 300

/**
 * One press counts: not while the last one is still at work, nor within 300 ms of another press.
 * What `act` throws is for `act` to catch.
 */
export function useOnceAtATime(act: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const pressedAt = useRef(0)
  const press = (): void => {
    const since = performance.now() - pressedAt.current
    pressedAt.current = performance.now()
    if (isBusy || since < debounceMs) return
    setIsBusy(true)
    void act().finally(() => setIsBusy(false))
  }
  return { isBusy, press }
}
