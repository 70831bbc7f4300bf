import { useRef, useState } from 'react'

export const debounceMs = 300

/**
 * One press counts: not while the last one is still at work, nor within 300 ms of it. So long the
 * button is busy, and shows it: a press that would be lost cannot be made.
 * What `act` throws is for `act` to catch.
 */
export function useOnceAtATime(act: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const isAtWork = useRef(false)
  const run = async (): Promise<void> => {
    const rested = new Promise((resolve) => setTimeout(resolve, debounceMs))
    await Promise.allSettled([act(), rested])
    isAtWork.current = false
    setIsBusy(false)
  }
  const press = (): void => {
    if (isAtWork.current) return
    isAtWork.current = true
    setIsBusy(true)
    void run()
  }
  return { isBusy, press }
}
