import type { OutputOf } from '@parlour/contract/call.ts'
import type { LimitKind } from '@parlour/contract/limit-kinds.ts'
import { mostTimeOutDays } from '@parlour/contract/limit-kinds.ts'
import type { limitCalls } from '@parlour/contract/player/limits.ts'
import { parseAmount } from '../../money/amounts.ts'

export type Standing = OutputOf<typeof limitCalls.getLimits>
export type Limit = Standing['limitList'][number]
export type Pause = NonNullable<Standing['pause']>

/** What was typed as the limit's own unit: hundredths, or minutes from hours and minutes. */
export function parseLimit(kind: LimitKind, typed: string): number | null {
  if (kind !== 'time') return positive(parseAmount(typed))
  const [, hours = '', minutes = '0'] = /^(\d{1,3})(?::([0-5]?\d))?$/.exec(typed.trim()) ?? []
  return hours === '' ? null : positive(Number(hours) * 60 + Number(minutes))
}

/** `1:42` of 102 minutes. */
export function timeAmount(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Days of a time-out of one's own length; null when it is none. */
export function parseDays(typed: string): number | null {
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= mostTimeOutDays ? days : null
}

function positive(amount: number | null): number | null {
  return amount !== null && amount > 0 ? amount : null
}
