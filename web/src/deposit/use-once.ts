import { useRef, useState } from 'react'
import { makeActionKey, NetworkFailure } from '../api.ts'

export const depositGapMs = 300

/**
 * A press that moves money: not while the last one is at work, nor within 300 ms of another press.
 * It is given the action's key, which stays the same for another try after a lost answer, so that
 * the server can tell a repetition from a second wish. `wish` is what the key stands for.
 */
export function useOnce(wish: string, act: (actionKey: string) => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const kept = useRef({ wish, actionKey: '' })

  const run = async (): Promise<void> => {
    const { current } = kept
    if (current.wish !== wish || current.actionKey === '')
      kept.current = { wish, actionKey: makeActionKey() }
    try {
      await act(kept.current.actionKey)
      kept.current.actionKey = ''
    } catch (error) {
      if (!(error instanceof NetworkFailure)) kept.current.actionKey = ''
    } finally {
      setIsBusy(false)
    }
  }

  const press = (): void => {
    const since = performance.now() - pressedAt.current
    pressedAt.current = performance.now()
    if (isBusy || since < depositGapMs) return
    setIsBusy(true)
    void run()
  }
  return { isBusy, press }
}
