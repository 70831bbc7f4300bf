import { useRef, useState } from 'react'
import { makeActionKey, NetworkFailure } from '../calls/api.ts'

export const depositGapMs = 300

/**
 * A press that moves money: not while the last one is at work, nor within 300 ms of it. So long the
 * button is busy, and shows it. The action is given a key, which stays the same for another try
 * after a lost answer, so that the server can tell a repetition from a second wish. `wish` is what
 * the key stands for.
 */
export function useOnce(wish: string, act: (actionKey: string) => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const isAtWork = useRef(false)
  const kept = useRef({ wish, actionKey: '' })

  const tryOnce = async (): Promise<void> => {
    const { current } = kept
    if (current.wish !== wish || current.actionKey === '')
      kept.current = { wish, actionKey: makeActionKey() }
    try {
      await act(kept.current.actionKey)
      kept.current.actionKey = ''
    } catch (error) {
      if (!(error instanceof NetworkFailure)) kept.current.actionKey = ''
    }
  }

  const run = async (): Promise<void> => {
    const rested = new Promise((resolve) => setTimeout(resolve, depositGapMs))
    await Promise.all([tryOnce(), rested])
    isAtWork.current = false
    setIsBusy(false)
  }

  const press = (): void => {
    if (isAtWork.current) return
    isAtWork.current = true
    setIsBusy(true)
    void run()
  }
  return { isBusy, press }
}
