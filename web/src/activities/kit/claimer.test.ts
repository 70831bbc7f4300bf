import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import { claimGapMs, makeClaimer } from './claimer.ts'

const send = vi.hoisted(() => vi.fn())
const told = vi.hoisted((): string[] => [])
const asked = vi.hoisted((): string[] => [])
const shown = vi.hoisted((): unknown[] => [])
vi.mock('../../calls/api.ts', async () => ({
  ...(await import('../../calls/failures.ts')),
  send,
  makeActionKey: () => crypto.randomUUID(),
}))
vi.mock('../../i18n/texts.ts', () => ({
  text: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
}))
vi.mock('../../ui/toast.ts', () => ({ toast: { error: (text: string) => told.push(text) } }))
vi.mock('../../session/reload-player.ts', () => ({ reloadPlayer: () => asked.push('player') }))
vi.mock('../../calls/answer-store.ts', () => ({ refreshCall: (name: string) => asked.push(name) }))
vi.mock('./activities-store.ts', () => ({ refreshActivities: () => asked.push('activities') }))
vi.mock('./rewards-shown.ts', () => ({ showRewards: (items: unknown) => shown.push(items) }))

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
  for (const list of [told, asked, shown]) list.length = 0
})
afterEach(() => void vi.useRealTimers())

const coins = [{ id: 2001, count: 5_00, betRate: 1 }]
const claim = makeClaims()

test('what was granted is shown; activity, list and balance are asked for again', async () => {
  send.mockResolvedValue({ propList: coins })
  await settle(claim())
  expect(shown).toEqual([coins])
  expect(asked.toSorted()).toEqual(['activities', 'getTaskUser', 'player'])
})

test('tapped again while it runs, and for 200 ms, it is still one claim', async () => {
  send.mockResolvedValue({ propList: coins })
  const first = claim()
  await vi.advanceTimersByTimeAsync(claimGapMs - 1)
  void claim()
  expect(send).toHaveBeenCalledTimes(1)
  await settle(first)
  await settle(claim())
  expect(send).toHaveBeenCalledTimes(2)
})

test('an answer that takes longer holds the next tap as long as it takes', async () => {
  let answer: (value: object) => void = () => undefined
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const first = claim()
  await vi.advanceTimersByTimeAsync(claimGapMs * 10)
  void claim()
  expect(send).toHaveBeenCalledTimes(1)
  answer({ propList: coins })
  await settle(first)
})

test.each([
  ['ended', 'activity.ended'],
  ['nothingLeft', 'activity.nothingLeft'],
  ['selfExcluded', 'activity.selfExcluded'],
])('%s is told in its own words, and the list is asked for again', async (error, words) => {
  send.mockRejectedValue(new CallFailure('x', { code: 200, errcode: 1, error }))
  await settle(claim())
  expect(told).toEqual([words])
  expect(shown).toEqual([])
  expect(asked).toContain('activities')
})

test('any other errcode is told with its code; an ended session by the login page', async () => {
  send.mockRejectedValueOnce(new CallFailure('x', { code: 200, errcode: 4242 }))
  await settle(claim())
  expect(told).toEqual(['common.errorError {"code":4242}'])
  send.mockRejectedValueOnce(new CallFailure('x', { code: 401, errcode: 401 }))
  await settle(claim())
  expect(told).toHaveLength(1)
})

test('after a lost answer the same wish goes out as it was: it is paid once', async () => {
  const draw = makeClaimer('lotteryExchange', () => undefined)
  const drawWith = (clientSeed: string) => draw({ kind: 'draw', drawId: 1, clientSeed }, {})
  send.mockRejectedValueOnce(new NetworkFailure('x', null)).mockResolvedValue({ propList: coins })
  await settle(drawWith('seed-1'))
  await settle(drawWith('seed-2'))
  const [first, again] = send.mock.calls
  expect(again).toEqual(first)
  await settle(drawWith('seed-3'))
  expect(send.mock.calls[2]?.[1]).toMatchObject({ clientSeed: 'seed-3' })
  expect(send.mock.calls[2]?.[2]).not.toEqual(first?.[2])
})

function makeClaims() {
  const claimer = makeClaimer('appProxyUser4TaskUserReceive', () => undefined)
  return () => claimer({ kind: 'task', taskId: 1 }, { refreshes: 'getTaskUser' })
}

async function settle(underway: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(claimGapMs)
  await underway
}
