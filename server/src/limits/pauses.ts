import type { BreakWish } from '@parlour/contract/break-lengths.ts'
import { addLength, endOfBreak } from '@parlour/contract/break-lengths.ts'
import type { PauseKind } from '@parlour/contract/limit-kinds.ts'

/** A pause of play as it is kept. Moments in milliseconds since 1970. */
export type Pause = {
  kind: PauseKind
  from: number
  /** What was asked for; null for an exclusion without an end. */
  until: number | null
  /** When play opens again; null while an exclusion waits for the player's own act. */
  endsAt: number | null
}

const dayMs = 86_400_000

export function pauseOf(wish: BreakWish, now: number): Pause {
  const until = endOfBreak(wish, now)
  return { kind: wish.kind, from: now, until, endsAt: wish.kind === 'exclusion' ? null : until }
}

export function isRunning(pause: Pause | null, now: number): pause is Pause {
  return pause !== null && (pause.endsAt === null || pause.endsAt > now)
}

/**
 * Nobody can shorten a pause, not even with another: it may only grow. One whose end was asked for
 * lasts until then, so that who thinks again may stay away.
 */
export function wouldShorten(running: Pause | null, wished: Pause, now: number): boolean {
  if (!isRunning(running, now)) return false
  if (running.kind === 'exclusion' && wished.kind !== 'exclusion') return true
  return (wished.until ?? Infinity) < (running.endsAt ?? running.until ?? Infinity)
}

const leastExclusion = { months: 6 }

/** When the end of an exclusion may be asked for: at its own end, or after six months. */
export function canReturnFrom({ kind, from, until }: Pause): number | null {
  return kind === 'exclusion' ? (until ?? addLength(from, leastExclusion)) : null
}

const returnDays = { withEnd: 1, withoutEnd: 7 }

/** The exclusion with its end, or why there is none yet. Asked for twice, the first time counts. */
export function askReturn(pause: Pause | null, now: number): Pause | 'notExcluded' | 'tooEarly' {
  const from = isRunning(pause, now) ? canReturnFrom(pause) : null
  if (!isRunning(pause, now) || from === null) return 'notExcluded'
  if (now < from) return 'tooEarly'
  if (pause.endsAt !== null) return pause
  const days = pause.until === null ? returnDays.withoutEnd : returnDays.withEnd
  return { ...pause, endsAt: now + days * dayMs }
}
