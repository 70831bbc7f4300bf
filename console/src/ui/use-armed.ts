import { useEffect, useState } from 'react'

const armedMs = 3_000

/** Money wants two strokes: the first arms, the second within three seconds acts. */
export function useArmed(subject: string | null, act: () => void) {
  const [armed, setArmed] = useState<string | null>(null)
  useEffect(() => {
    if (armed === null) return
    const timer = setTimeout(() => setArmed(null), armedMs)
    return () => clearTimeout(timer)
  }, [armed])
  const isArmed = armed !== null && armed === subject
  const arm = () => setArmed(subject)
  const confirm = () => {
    if (!isArmed) return
    setArmed(null)
    act()
  }
  return { isArmed, arm, confirm, keys: { a: arm, 'Enter!': isArmed ? confirm : undefined } }
}
