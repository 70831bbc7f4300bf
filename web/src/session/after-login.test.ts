import { beforeEach, expect, test, vi } from 'vitest'

const send = vi.hoisted(() => vi.fn())
vi.mock('../calls/api.ts', () => ({ send }))

beforeEach(() => {
  vi.resetModules()
  send.mockReset()
  vi.stubGlobal('navigator', { userAgent: 'Windows Firefox/141.0' })
})

test('a visitor is not asked about', async () => {
  const { loadPlayer } = await import('./after-login.ts')
  expect(await loadPlayer('7')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('a player’s state comes with the settings, and is not kept among them', async () => {
  const { loadPlayer, useSession } = await signedIn()
  send.mockResolvedValue({ changed: false, gameListVersion: '7', appUser: { id: 9 }, aid: null })
  expect(await loadPlayer('7')).toEqual({ changed: false, gameListVersion: '7' })
  expect(useSession.getState().user).toEqual({ id: 9 })
  const device = { os: 'Windows', deviceModel: 'Firefox 141', version: '1.0.28' }
  const asked = { gameListVersion: '7', ...device }
  expect(send).toHaveBeenCalledWith('getAfterLoginInfoWeb', asked, { isPublic: true })
})

test('401 makes the player a visitor', async () => {
  const { loadPlayer, useSession } = await signedIn()
  const { CallFailure } = await import('../calls/failures.ts')
  send.mockRejectedValue(new CallFailure('getAfterLoginInfoWeb', { code: 401, errcode: 401 }))
  expect(await loadPlayer('7')).toBeNull()
  expect(useSession.getState().token).toBeNull()
})

test('no network leaves the session as it is', async () => {
  const { loadPlayer, useSession } = await signedIn()
  const { NetworkFailure } = await import('../calls/failures.ts')
  send.mockRejectedValue(new NetworkFailure('getAfterLoginInfoWeb', new TypeError()))
  expect(await loadPlayer('7')).toBeNull()
  expect(useSession.getState().token).toBe('token-1')
})

async function signedIn() {
  const { useSession } = await import('./store.ts')
  const { loadPlayer } = await import('./after-login.ts')
  useSession.setState({ token: 'token-1' })
  return { loadPlayer, useSession }
}
