import { useEffect, useState } from 'react'

/** Runs work once the first picture is out of the way. */
export function whenIdle(work: () => void, latestMs = 3000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, Math.min(latestMs, 200))
}

/** False while the first picture is drawn. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
