import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn(() => Promise.resolve({})))
vi.mock('../calls/api.ts', () => ({ send }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  send.mockClear()
  vi.stubGlobal('location', { pathname: '/lobby/home', search: '' })
})
afterEach(() => void vi.useRealTimers())

test('a visitor sends no heartbeat', async () => {
  const { keepHeartbeat } = await import('./heartbeat.ts')
  keepHeartbeat()
  vi.advanceTimersByTime(300_000)
  expect(send).not.toHaveBeenCalled()
})

test('a player sends one every 60 seconds, until signed out', async () => {
  const { keepHeartbeat } = await import('./heartbeat.ts')
  const { useSession, clearSession } = await import('./store.ts')
  keepHeartbeat()
  useSession.setState({ token: 'token-1' })
  vi.advanceTimersByTime(59_999)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(120_001)
  expect(send).toHaveBeenCalledTimes(3)
  expect(send).toHaveBeenLastCalledWith('online', { gameId: undefined })
  clearSession()
  vi.advanceTimersByTime(300_000)
  expect(send).toHaveBeenCalledTimes(3)
})

test('a new sign-in does not start a second heartbeat beside the first', async () => {
  const { keepHeartbeat } = await import('./heartbeat.ts')
  const { useSession } = await import('./store.ts')
  keepHeartbeat()
  useSession.setState({ token: 'token-1' })
  useSession.setState({ token: 'token-2' })
  vi.advanceTimersByTime(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})

test.each([
  ['/start', '?gameId=101', 101],
  ['/start', '?gameId=x', undefined],
  ['/start', '', undefined],
  ['/lobby/home', '?gameId=101', undefined],
])('the game is told only from its own page: %s%s', async (pathname, search, gameId) => {
  const { findPlayedGame } = await import('./heartbeat.ts')
  expect(findPlayedGame({ pathname, search })).toBe(gameId)
})
