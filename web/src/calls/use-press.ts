import { useState } from 'react'
import { makeActionKey, NetworkFailure } from './api.ts'

export const pressGapMs = 300

type Act = (actionKey: string) => Promise<void>
type PressOptions = {
  gapMs?: number
  /** What the action key stands for: another wish gets another key. */
  wish?: string
}

/**
 * One press counts: not while the last one is at work, nor within a moment of it. So long the
 * button is busy, and shows it. What `act` throws is for `act` to tell.
 */
export function usePress(act: Act, { gapMs = pressGapMs, wish = '' }: PressOptions = {}) {
  const [isBusy, setIsBusy] = useState(false)
  const [press] = useState(() => makePress(gapMs, setIsBusy))
  return { isBusy, press: () => void press(wish, act) }
}

/**
 * The press itself. The action is given a key, which stays the same for another try after a lost
 * answer, so that the server can tell a repetition from a second wish.
 */
export function makePress(gapMs: number, tell: (isBusy: boolean) => void) {
  let isAtWork = false
  let kept = { wish: '', actionKey: '' }

  const tryOnce = async (wish: string, act: Act): Promise<void> => {
    if (kept.wish !== wish || kept.actionKey === '') kept = { wish, actionKey: makeActionKey() }
    try {
      await act(kept.actionKey)
      kept.actionKey = ''
    } catch (error) {
      if (!(error instanceof NetworkFailure)) kept.actionKey = ''
    }
  }

  return async (wish: string, act: Act): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    tell(true)
    const rested = new Promise((resolve) => setTimeout(resolve, gapMs))
    await Promise.all([tryOnce(wish, act), rested])
    isAtWork = false
    tell(false)
  }
}
