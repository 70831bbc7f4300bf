import { useEffect, useEffectEvent, useState } from 'react'
import { showActivityFailure } from './failures.ts'

const leavingMs = 350

/** A modal leaves by itself when it cannot be loaded; the next in line waits until it is gone. */
export function useLeaving(error: unknown, onClose: () => void) {
  const [wasClosed, setClosed] = useState(false)
  const isLeaving = wasClosed || Boolean(error)
  useEffect(() => {
    if (error) void showActivityFailure(error)
  }, [error])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => close(), leavingMs)
    return () => clearTimeout(timer)
  }, [isLeaving])
  return { isLeaving, leave: () => setClosed(true) }
}
