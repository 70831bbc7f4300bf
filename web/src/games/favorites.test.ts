import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
vi.mock('../calls/api.ts', () => ({ send, CallFailure: class extends Error {} }))
vi.mock('../browser/event-log.ts', () => ({ logEvent: () => undefined }))
vi.mock('../browser/navigation.ts', () => ({ goTo: () => undefined }))
vi.mock('../calls/show-failure.ts', () => ({ showFailure: () => undefined }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue({})
})
afterEach(() => void vi.useRealTimers())

const answer = (gameLikes: Record<number, true>) =>
  ({ appUser: { id: 9 }, gameLikes, gameHistory: [] }) as never

async function enter() {
  const session = await import('../session/store.ts')
  const { onSignOut } = await import('../session/changes.ts')
  const { toggleLike } = await import('./favorites.ts')
  const { applyDecisions, useDecisions } = await import('./like-decisions.ts')
  const { forgetLikes, holdMs } = await import('./tell-like.ts')
  onSignOut(forgetLikes)
  session.useSession.setState({ token: 'token-1' })
  const listLiked = () => {
    const likes = session.useSession.getState().details?.gameLikes ?? {}
    return Object.keys(applyDecisions(likes, useDecisions.getState())).map(Number)
  }
  return { ...session, toggleLike, listLiked, holdMs, useDecisions }
}

test('a heart turned before the player’s details are here is not lost when they come', async () => {
  const { toggleLike, setPlayerState, listLiked } = await enter()
  toggleLike(110)
  expect(listLiked()).toEqual([110])
  setPlayerState(answer({ 101: true }))
  expect(listLiked()).toEqual([101, 110])
})

test('an older answer that comes late does not turn a heart back', async () => {
  const { toggleLike, setPlayerState, listLiked } = await enter()
  setPlayerState(answer({ 101: true }))
  toggleLike(101)
  toggleLike(110)
  await vi.advanceTimersByTimeAsync(1)
  setPlayerState(answer({ 101: true }))
  expect(listLiked()).toEqual([110])
})

test('a while later the heart is the server’s again, as it was left', async () => {
  const { toggleLike, setPlayerState, listLiked, holdMs, useDecisions } = await enter()
  setPlayerState(answer({}))
  toggleLike(110)
  await vi.advanceTimersByTimeAsync(holdMs + 1)
  expect(useDecisions.getState()).toEqual({})
  expect(listLiked()).toEqual([110])
  setPlayerState(answer({}))
  expect(listLiked()).toEqual([])
})

test('a refused heart turns back; the last of several taps holds', async () => {
  const { toggleLike, setPlayerState, listLiked } = await enter()
  setPlayerState(answer({}))
  send.mockRejectedValueOnce(new Error('refused'))
  toggleLike(110)
  await vi.advanceTimersByTimeAsync(1)
  expect(listLiked()).toEqual([])
  toggleLike(110)
  toggleLike(110)
  toggleLike(110)
  expect(listLiked()).toEqual([110])
  await vi.advanceTimersByTimeAsync(1)
  expect(listLiked()).toEqual([110])
  expect(send.mock.calls.map(([, input]) => (input as { like: number }).like)).toEqual([1, 1, 0, 1])
})

test('signing out forgets what was decided', async () => {
  const { toggleLike, clearSession, useDecisions } = await enter()
  toggleLike(110)
  clearSession()
  expect(useDecisions.getState()).toEqual({})
})
