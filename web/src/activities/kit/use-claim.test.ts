import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, NetworkFailure } from '../../calls/failures.ts'
import { claim } from './use-claim.ts'

const send = vi.hoisted(() => vi.fn())
const told = vi.hoisted((): string[] => [])
const asked = vi.hoisted((): string[] => [])
const taken = vi.hoisted((): [string, object][] => [])
const shown = vi.hoisted((): unknown[] => [])
vi.mock('../../calls/api.ts', async () => ({ ...(await import('../../calls/failures.ts')), send }))
vi.mock('../../i18n/texts.ts', () => ({
  needTexts: async () => undefined,
  text: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
}))
vi.mock('../../ui/toast.ts', () => ({ toast: { error: (text: string) => told.push(text) } }))
vi.mock('../../session/reload-player.ts', () => ({ reloadPlayer: () => asked.push('player') }))
vi.mock('../../session/store.ts', () => ({
  updateUser: (changed: object) => taken.push(['player', changed]),
}))
vi.mock('../../calls/answer-store.ts', () => ({
  refreshCall: (name: string) => asked.push(name),
  mergeAnswer: (name: string, answer: object) => taken.push([name, answer]),
}))
vi.mock('./activities-store.ts', () => ({
  refreshActivities: () => asked.push('activities'),
  keepActivities: (activities: object) => taken.push(['activities', activities]),
}))
vi.mock('./reward-queue.ts', () => ({ showRewards: (items: unknown) => shown.push(items) }))

beforeEach(() => {
  send.mockReset()
  for (const list of [told, asked, taken, shown]) list.length = 0
})

const coins = [{ id: 2001, count: 5_00, betRate: 1 }]
const claimTask = () =>
  claim('appProxyUser4TaskUserReceive', { kind: 'task', taskId: 1 }, { reading: 'getTaskUser' })

test('what was granted is shown, and the answer says what changed: an inbox asks', async () => {
  const activities = { activityIds: [42], activityMap: {}, serverTime: 7 }
  const balances = { coin: 5_00, lottery: 0, safebox: 0 }
  const answer = { taskData: '[]', propList: coins, standing: { ...activities, ...balances } }
  send.mockResolvedValue(answer)
  await claimTask()
  expect(shown).toEqual([coins])
  // Asked for only where the inbox stands open: elsewhere one tap is one call.
  expect(asked).toEqual(['getClaimable'])
  expect(Object.fromEntries(taken)).toEqual({
    getTaskUser: { ...answer, serverTime: 7 },
    activities,
    player: balances,
  })
})

test('an answer that does not say it has activity, list and balance asked for', async () => {
  send.mockResolvedValue({ propList: coins })
  await claimTask()
  expect(shown).toEqual([coins])
  expect(asked.toSorted()).toEqual(['activities', 'getClaimable', 'getTaskUser', 'player'])
})

test.each([
  ['ended', 'activity.ended'],
  ['nothingLeft', 'activity.nothingLeft'],
  ['selfExcluded', 'activity.selfExcluded'],
])('%s is told in its own words, and the list is asked for again', async (error, words) => {
  send.mockRejectedValue(new CallFailure('x', { code: 200, errcode: 1, error }))
  await claimTask()
  expect(told).toEqual([words])
  expect(shown).toEqual([])
  expect(asked).toContain('activities')
})

test('a call may have words of its own for a refusal', async () => {
  send.mockRejectedValue(new CallFailure('x', { code: 200, errcode: 1, error: 'alreadyClaimed' }))
  await claim('receiveMail', { id: 1 }, { refusals: { alreadyClaimed: 'mail.alreadyClaimed' } })
  expect(told).toEqual(['mail.alreadyClaimed'])
})

test('any other errcode is told with its code; an ended session by the login page', async () => {
  send.mockRejectedValueOnce(new CallFailure('x', { code: 200, errcode: 4242 }))
  await claimTask()
  expect(told).toEqual(['common.errorError {"code":4242}'])
  send.mockRejectedValueOnce(new CallFailure('x', { code: 401, errcode: 401 }))
  await claimTask()
  expect(told).toHaveLength(1)
})

test('a lost answer is told, and what is shown is asked for again', async () => {
  send.mockRejectedValueOnce(new NetworkFailure('x', null))
  await claimTask()
  expect(told).toEqual(['common.networkError'])
  expect(asked).toContain('getTaskUser')
})
