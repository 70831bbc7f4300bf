import type { BreakWish } from '@parlour/contract/break-lengths.ts'
import { expect, test } from 'vitest'
import type { Pause } from './pauses.ts'
import { askReturn, canReturnFrom, isRunning, pauseOf, wouldShorten } from './pauses.ts'

const day = 86_400_000
const now = Date.UTC(2031, 7, 31, 10)

const lengths: [BreakWish, number | null][] = [
  [{ kind: 'stop' }, now + day],
  [{ kind: 'timeOut', length: 'day' }, now + day],
  [{ kind: 'timeOut', length: 'week' }, now + 7 * day],
  [{ kind: 'timeOut', length: 'month' }, Date.UTC(2031, 8, 30, 10)],
  [{ kind: 'timeOut', length: 'months2' }, Date.UTC(2031, 9, 31, 10)],
  [{ kind: 'timeOut', length: 'months3' }, Date.UTC(2031, 10, 30, 10)],
  [{ kind: 'timeOut', days: 42 }, now + 42 * day],
  [{ kind: 'exclusion', length: 'months6' }, Date.UTC(2032, 1, 29, 10)],
  [{ kind: 'exclusion', length: 'year' }, Date.UTC(2032, 7, 31, 10)],
  [{ kind: 'exclusion', length: 'years5' }, Date.UTC(2036, 7, 31, 10)],
  [{ kind: 'exclusion', length: 'forever' }, null],
]

test.each(lengths)('%o lasts until %s', (wish, until) => {
  const endsAt = wish.kind === 'exclusion' ? null : until
  expect(pauseOf(wish, now)).toEqual({ kind: wish.kind, from: now, until, endsAt })
})

const pause = (wish: BreakWish, at = now): Pause => pauseOf(wish, at)

test('a time-out ends by itself, an exclusion does not', () => {
  const short = pause({ kind: 'stop' })
  expect(isRunning(short, now + day - 1)).toBe(true)
  expect(isRunning(short, now + day)).toBe(false)
  expect(isRunning(pause({ kind: 'exclusion', length: 'months6' }), now + 4000 * day)).toBe(true)
  expect(isRunning(null, now)).toBe(false)
})

test('nobody shortens a pause with another, and everybody may make it longer', () => {
  const week = pause({ kind: 'timeOut', length: 'week' })
  expect(wouldShorten(week, pause({ kind: 'stop' }), now)).toBe(true)
  expect(wouldShorten(week, pause({ kind: 'timeOut', length: 'month' }), now)).toBe(false)
  expect(wouldShorten(week, pause({ kind: 'exclusion', length: 'months6' }), now)).toBe(false)
  const year = pause({ kind: 'exclusion', length: 'year' })
  expect(wouldShorten(year, pause({ kind: 'exclusion', length: 'months6' }), now)).toBe(true)
  expect(wouldShorten(year, pause({ kind: 'exclusion', length: 'forever' }), now)).toBe(false)
  const over = now + 400 * day
  expect(wouldShorten(year, pause({ kind: 'timeOut', days: 42 }, over), over)).toBe(true)
  expect(wouldShorten(week, pause({ kind: 'stop' }, over), over)).toBe(false)
})

test('an exclusion is not lifted in its first six months, and never before its end', () => {
  expect(canReturnFrom(pause({ kind: 'exclusion', length: 'year' }))).toBe(
    Date.UTC(2032, 7, 31, 10),
  )
  expect(canReturnFrom(pause({ kind: 'exclusion', length: 'forever' }))).toBe(
    Date.UTC(2032, 1, 29, 10),
  )
  expect(canReturnFrom(pause({ kind: 'stop' }))).toBeNull()
})

test('then it ends by the player’s own act, a day later, or seven without an end', () => {
  for (const [length, days] of [
    ['year', 1],
    ['forever', 7],
  ] as const) {
    const excluded = pause({ kind: 'exclusion', length })
    const from = canReturnFrom(excluded) ?? 0
    expect(askReturn(excluded, from - 1)).toBe('tooEarly')
    const asked = askReturn(excluded, from)
    expect(asked).toEqual({ ...excluded, endsAt: from + days * day })
    if (typeof asked === 'string') continue
    expect(isRunning(asked, from + days * day - 1)).toBe(true)
    expect(isRunning(asked, from + days * day)).toBe(false)
    expect(askReturn(asked, from + 1000)).toEqual(asked)
  }
})

test('who asked to return and thinks again may stay away for longer than that', () => {
  const forever = pause({ kind: 'exclusion', length: 'forever' })
  const at = canReturnFrom(forever) ?? 0
  const asked = askReturn(forever, at)
  if (typeof asked === 'string') throw new Error(asked)
  const halfYear = pause({ kind: 'exclusion', length: 'months6' }, at + day)
  expect(wouldShorten(asked, halfYear, at + day)).toBe(false)
  expect(wouldShorten(forever, halfYear, at + day)).toBe(true)
  expect(wouldShorten(asked, pause({ kind: 'stop' }, at + day), at + day)).toBe(true)
})

test('what is no exclusion cannot be ended', () => {
  expect(askReturn(null, now)).toBe('notExcluded')
  expect(askReturn(pause({ kind: 'timeOut', length: 'week' }), now)).toBe('notExcluded')
})
