import { useEffect, useState } from 'react'
import { makeLastTap } from './last-tap.ts'

/** The action behind a button that may be tapped in a hurry. It ends with its component. */
export function useDebounced(action: () => void, gapMs: number): () => void {
  const [{ tap, cancel }] = useState(() => makeLastTap(gapMs))
  useEffect(() => cancel, [cancel])
  return () => tap(action)
}
