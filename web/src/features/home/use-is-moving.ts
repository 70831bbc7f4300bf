import { useEffect, useState } from 'react'

const restMs = 500

/** Whether the page is being scrolled, and for a moment after. */
export function useIsMoving(): boolean {
  const [isMoving, setMoving] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      setMoving(true)
      clearTimeout(timer)
      timer = setTimeout(() => setMoving(false), restMs)
    }
    addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', moved)
    }
  }, [])
  return isMoving
}
