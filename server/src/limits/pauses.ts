import type { ExclusionLength, PauseKind, TimeOutLength } from '@parlour/contract/limit-kinds.ts'

/** A pause of play as it is kept. Moments in milliseconds since 1970. */
export type Pause = {
  kind: PauseKind
  from: number
  /** What was asked for; null for an exclusion without an end. */
  until: number | null
  /** When play opens again; null while an exclusion waits for the player's own act. */
  endsAt: number | null
}

export type PauseWish =
  | { kind: 'stop' }
  | { kind: 'timeOut'; length?: TimeOutLength | undefined; days?: number | undefined }
  | { kind: 'exclusion'; length: ExclusionLength }

const dayMs = 86_400_000

const timeOuts = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  months2: { months: 2 },
  months3: { months: 3 },
} as const satisfies Record<TimeOutLength, Length>

const exclusions = {
  months6: { months: 6 },
  year: { months: 12 },
  years5: { months: 60 },
  forever: null,
} as const satisfies Record<ExclusionLength, Length | null>

type Length = { days: number } | { months: number }

export function pauseOf(wish: PauseWish, now: number): Pause {
  if (wish.kind === 'exclusion') {
    const length = exclusions[wish.length]
    return { kind: 'exclusion', from: now, until: length && add(now, length), endsAt: null }
  }
  const until = add(now, wish.kind === 'stop' ? { days: 1 } : lengthOf(wish))
  return { kind: wish.kind, from: now, until, endsAt: until }
}

export function isRunning(pause: Pause | null, now: number): pause is Pause {
  return pause !== null && (pause.endsAt === null || pause.endsAt > now)
}

/** Nobody can shorten a pause, not even with another: it may only grow. */
export function wouldShorten(running: Pause | null, wished: Pause, now: number): boolean {
  if (!isRunning(running, now)) return false
  if (running.kind === 'exclusion' && wished.kind !== 'exclusion') return true
  return (wished.until ?? Infinity) < (running.until ?? Infinity)
}

const leastExclusion = { months: 6 }

/** When the end of an exclusion may be asked for: at its own end, or after six months. */
export function canReturnFrom({ kind, from, until }: Pause): number | null {
  return kind === 'exclusion' ? (until ?? add(from, leastExclusion)) : null
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

function lengthOf({ length, days }: Extract<PauseWish, { kind: 'timeOut' }>): Length {
  return length ? timeOuts[length] : { days: days ?? 1 }
}

/** The same day of a later month, or its last: a month is never shorter for it. */
function add(moment: number, length: Length): number {
  if ('days' in length) return moment + length.days * dayMs
  const day = new Date(moment)
  const wanted = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() + length.months)
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(wanted, lastDay))
  return day.getTime()
}
