import { useEffect, useEffectEvent, useState } from 'react'
import { showActivityFailure } from './failures.ts'

const leavingMs = 350

/** A modal leaves by itself when it cannot be loaded; the next in line waits until it is gone. */
export function useLeaving(error: unknown, onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false)
  const fail = useEffectEvent(() => {
    showActivityFailure(error)
    onClose()
  })
  useEffect(() => {
    if (error) fail()
  }, [error])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => close(), leavingMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return { isLeaving, leave: () => setLeaving(true) }
}
