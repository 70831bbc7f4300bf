import { useEffect, useRef } from 'react'

/** Waits until the taps stop: of several within the gap only the last one acts. */
export function useDebounced(action: () => void, gapMs: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), gapMs)
  }
}
