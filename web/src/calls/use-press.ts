import { useState } from 'react'

export const pressGapMs = 300

/**
 * One press counts: not while the last one is at work, nor within a moment of it. So long the
 * button is busy, and shows it. What goes wrong is for `act` to tell.
 */
export function usePress<Given extends readonly unknown[]>(
  act: (...given: Given) => Promise<void>,
  gapMs = pressGapMs,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [press] = useState(() => makePress(gapMs, setIsBusy))
  return { isBusy, press: (...given: Given) => void press(() => act(...given)) }
}

export function makePress(gapMs: number, tell: (isBusy: boolean) => void) {
  let isAtWork = false
  return async (act: () => Promise<void>): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    tell(true)
    const rested = new Promise((resolve) => setTimeout(resolve, gapMs))
    try {
      await act()
    } finally {
      await rested
      isAtWork = false
      tell(false)
    }
  }
}
