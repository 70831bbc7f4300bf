import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../calls/failures.ts'
import { setTimeZone } from '../../i18n/format.ts'
import { ActivityAnswer } from './ActivityAnswer.tsx'

const write = vi.hoisted(() => {
  return (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')
})
vi.mock('../../calls/api.ts', () => import('../../calls/failures.ts'))
vi.mock('../../i18n/use-text.ts', () => ({ useText: () => write, useLocale: () => 'en-US' }))
vi.mock('../../i18n/texts.ts', () => ({ text: write }))
vi.mock('./activities-store.ts', () => ({ refreshActivities: vi.fn() }))

const begin = Date.parse('2026-12-18T00:00:00+07:00')

const refuse = (error: string, until?: number) => {
  const answer = { code: 200, errcode: 1, error, until }
  const failure = new CallFailure('appChristmasUser', answer)
  const asked = { data: undefined, isError: true, error: failure, refetch: () => undefined }
  return renderToStaticMarkup(<ActivityAnswer asked={asked}>{() => 'content'}</ActivityAnswer>)
}

test('what has not begun says so, when it begins and how long that is', () => {
  setTimeZone('Asia/Bangkok')
  vi.useFakeTimers({ now: begin - 90 * 60_000 })
  const html = refuse('notStarted', begin)
  expect(html).toContain('activity.notBegun')
  expect(html).toContain('activity.beginsAt 18 Dec 2026, 00:00')
  expect(html).toContain('01:30:00')
  expect(html).not.toContain('activity.notOpen')
  vi.useRealTimers()
})

test('what is closed to the player says why', () => {
  const html = refuse('newPlayersOnly')
  expect(html).toContain('activity.notOpen')
  expect(html).toContain('activity.newPlayersOnly')
})
