import { beforeEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../../calls/api.ts', () => ({ send }))
vi.mock('../../browser/storage.ts', () => {
  const storage = {
    findText: () => null,
    setText: () => undefined,
    findJson: (key: string) => kept.get(key) ?? null,
    setJson: (key: string, value: unknown) => void kept.set(key, value),
    remove: (...keys: string[]) => keys.forEach((key) => kept.delete(key)),
  }
  return { local: storage, tab: storage }
})

const answer = {
  activityIds: [42],
  activityMap: { 42: { sort: 1, canClaim: true, progress: null, expireTime: -1, link: null } },
  isBankrupt: false,
  nextTime: 3_600_000,
  serverTime: 0,
}

beforeEach(() => {
  vi.resetModules()
  send.mockReset()
  kept.clear()
})

test('a visitor is told that a token is required, and nothing is asked', async () => {
  const { loadActivities, refreshActivities } = await start(null)
  await expect(loadActivities()).rejects.toThrow('Token is required')
  await expect(refreshActivities()).resolves.toBeUndefined()
  expect(send).not.toHaveBeenCalled()
})

test('an answer is kept for the tab, and changes what the player’s state says', async () => {
  send.mockResolvedValue(answer)
  const { useSession } = await start('token-1')
  await vi.waitFor(() => expect(kept.get('ACTIVITY_STATE')).toEqual(answer), { timeout: 30_000 })
  const { details } = useSession.getState()
  expect(details).toMatchObject({ activityIds: [42], dots: { hasTask: true, hasMail: true } })
})

test('it is asked again after a sign-in and when the server says so', async () => {
  send.mockResolvedValue(answer)
  const { useSession, tellListeners } = await start(null)
  useSession.setState({ token: 'token-2' })
  expect(send).toHaveBeenCalledTimes(1)
  tellListeners({ topic: 'activities', payload: null })
  expect(send).toHaveBeenCalledTimes(2)
})

test('it is asked again soon after something opens or ends by the clock', async () => {
  vi.useFakeTimers()
  send.mockResolvedValue(answer)
  const { loadActivities } = await start('token-1')
  await loadActivities()
  send.mockClear()
  await vi.advanceTimersByTimeAsync(3_599_000)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(send).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('an error leaves what is known, and shows nothing', async () => {
  send.mockRejectedValue(new Error('5xx'))
  kept.set('ACTIVITY_STATE', answer)
  const { refreshActivities, findActivities } = await start('token-1')
  await refreshActivities()
  expect(findActivities()).toEqual(answer)
})

test('what came for another player is dropped', async () => {
  let arrive: (value: unknown) => void = () => undefined
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const { useSession, findActivities } = await start('token-1')
  useSession.setState({ token: null, user: null, details: null })
  arrive(answer)
  await Promise.resolve()
  expect(findActivities()).toBeNull()
})

async function start(token: string | null) {
  const { useSession } = await import('../../session/store.ts')
  useSession.setState({ token, details: { dots: { hasMail: true } } as never })
  const store = await import('./activities-store.ts')
  const { tellListeners } = await import('../../browser/server-events.ts')
  store.followActivities()
  return { ...store, useSession, tellListeners }
}
