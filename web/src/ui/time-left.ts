import { useEffect, useEffectEvent, useState } from 'react'

export type CountdownTone = 'neutral' | 'warn' | 'bad'

const warnMs = 10 * 60_000
const badMs = 60_000

export function countdownTone(leftMs: number): CountdownTone {
  if (leftMs > warnMs) return 'neutral'
  return leftMs > badMs ? 'warn' : 'bad'
}

/** True only in the moment the time left passes ten minutes, one minute or zero. */
export function isThreshold(beforeMs: number, nowMs: number): boolean {
  return [warnMs, badMs, 0].some((edge) => beforeMs > edge && nowMs <= edge)
}

export type TimeParts = {
  hours: number
  minutes: number
  seconds: number
}

/** Seconds are rounded up, so that 0 shows only when nothing is left. */
export function timeParts(leftMs: number): TimeParts {
  const whole = Math.max(0, Math.ceil(leftMs / 1000))
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  }
}

/** "23:41:09", or "09:42" within the last hour. */
export function clockText({ hours, minutes, seconds }: TimeParts): string {
  const shown = hours > 0 ? [hours, minutes, seconds] : [minutes, seconds]
  return shown.map(twoDigits).join(':')
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

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
