import { useEffect, useEffectEvent, useState } from 'react'
import { isThreshold } from './countdown.ts'

export type CountdownClock = {
  /** When it ends, in milliseconds of the server's clock. */
  endsAtMs: number
  /** The server's clock as this browser knows it. */
  now?: () => number
  onEnd?: (() => void) | undefined
}

type Reading = {
  leftMs: number
  /** The time left at the last threshold, for the one announcement it deserves. */
  announcedMs: number | undefined
}

export function useCountdown({ endsAtMs, now = Date.now, onEnd }: CountdownClock): Reading {
  const [reading, setReading] = useState<Reading>(() => ({
    leftMs: Math.max(0, endsAtMs - now()),
    announcedMs: undefined,
  }))

  const tick = useEffectEvent((endMs: number) => {
    const leftMs = Math.max(0, endMs - now())
    const isAtEdge = isThreshold(reading.leftMs, leftMs)
    setReading({ leftMs, announcedMs: isAtEdge ? leftMs : reading.announcedMs })
    if (leftMs === 0 && isAtEdge) onEnd?.()
    return leftMs
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      clearTimeout(timer)
      const leftMs = tick(endsAtMs)
      // Wake just after the shown second changes; a hidden tab catches up when it returns.
      if (leftMs > 0) timer = setTimeout(run, leftMs % 1000 || 1000)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [endsAtMs])

  return reading
}
