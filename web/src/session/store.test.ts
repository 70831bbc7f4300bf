import { beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from './store.ts'

const disk = new Map<string, string>()

beforeEach(() => {
  disk.clear()
  vi.resetModules()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, value: string) => void disk.set(key, value),
      removeItem: (key: string) => void disk.delete(key),
    },
  })
})

test('a stored token is a signed-in player, with the details of last time', async () => {
  disk.set('ACCESS_TOKEN', 'token-1')
  disk.set('GAME_USER_INFO', '{"id":7,"nickname":"มะลิ"}')
  disk.set('GAME_USER', '{"gameLikes":{"101":true}}')
  const { useSession } = await import('./store.ts')
  expect(useSession.getState()).toMatchObject({
    token: 'token-1',
    user: { nickname: 'มะลิ' },
    details: { gameLikes: { 101: true } },
  })
})

test('signing in stores token, player, likes, history, cards, codes and activities', async () => {
  const { startSession, findToken, useSession } = await import('./store.ts')
  startSession(answer('token-2'))
  expect(findToken()).toBe('token-2')
  expect(useSession.getState().details).toEqual(details)
  expect(disk.get('ACCESS_TOKEN')).toBe('token-2')
  expect(disk.get('DLLOLGUUSER')).toBe('9')
  expect(JSON.parse(disk.get('GAME_USER_INFO') ?? '')).toEqual({ id: 9, account: 'mali' })
  expect(JSON.parse(disk.get('GAME_USER') ?? '')).toEqual(details)
})

test('only what is the player’s is kept of an answer that carries the site too', async () => {
  const { startSession, setPlayerState } = await import('./store.ts')
  startSession(answer('token-2'))
  const { token: _, ...state } = answer('')
  setPlayerState({ ...state, appGameList: [1, 2, 3] } as never)
  expect(JSON.parse(disk.get('GAME_USER') ?? '')).toEqual(details)
})

test('an answer that comes after the end of the session is not kept', async () => {
  const { setPlayerState, useSession } = await import('./store.ts')
  setPlayerState(answer(''))
  expect(useSession.getState()).toEqual({ token: null, user: null, details: null })
  expect(disk.size).toBe(0)
})

test('the end of a session leaves only the account name for the next sign-in', async () => {
  const { startSession, clearSession, useSession } = await import('./store.ts')
  disk.set('SAVED_ACCOUNT', 'mali')
  startSession(answer('token-3'))
  clearSession()
  expect(useSession.getState()).toEqual({ token: null, user: null, details: null })
  expect([...disk.keys()]).toEqual(['SAVED_ACCOUNT'])
})

test('another tab signing out ends this one too, and signing in starts it', async () => {
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => listeners.push(heard))
  const { startSession, followOtherTabs, findToken } = await import('./store.ts')
  followOtherTabs()
  startSession(answer('token-4'))
  disk.delete('ACCESS_TOKEN')
  listeners[0]?.({ key: 'ACCESS_TOKEN' })
  expect(findToken()).toBeNull()
  disk.set('ACCESS_TOKEN', 'token-5')
  listeners[0]?.({ key: 'ACCESS_TOKEN' })
  expect(findToken()).toBe('token-5')
})

test('another player in another tab: this one begins anew', async () => {
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => listeners.push(heard))
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const { startSession, followOtherTabs } = await import('./store.ts')
  followOtherTabs()
  startSession(answer('token-7'))
  disk.set('GAME_USER_INFO', '{"id":9,"account":"mali","vip":1}')
  listeners[0]?.({ key: 'GAME_USER_INFO' })
  expect(reload).not.toHaveBeenCalled()
  disk.set('ACCESS_TOKEN', 'token-8')
  disk.set('GAME_USER_INFO', '{"id":10}')
  listeners[0]?.({ key: 'ACCESS_TOKEN' })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('who signs in over somebody else finds nothing of theirs', async () => {
  const { startSession, findToken } = await import('./store.ts')
  const { onSignOut } = await import('./changes.ts')
  const left = vi.fn()
  onSignOut(left)
  startSession(answer('token-9'))
  startSession(answer('token-10'))
  expect(left).not.toHaveBeenCalled()
  disk.set('RECENT_SEARCHES', '["naga"]')
  const next = answer('token-11')
  startSession({ ...next, appUser: { ...next.appUser, id: 10 } })
  expect(left).toHaveBeenCalledTimes(1)
  expect(disk.has('RECENT_SEARCHES')).toBe(false)
  expect(findToken()).toBe('token-11')
})

test('sign-in and sign-out are told to those who asked', async () => {
  const { startSession, clearSession } = await import('./store.ts')
  const { onSignIn, onSignOut } = await import('./changes.ts')
  const told: string[] = []
  onSignIn((token) => told.push(`in ${token}`))
  onSignOut(() => told.push('out'))
  startSession(answer('token-6'))
  clearSession()
  clearSession()
  expect(told).toEqual(['in token-6', 'out'])
})

const details = {
  appUserBank: null,
  appUserBankList: [],
  gameLikes: { 101: true },
  gameHistory: [103, 101],
  inviteCode: 'ABC123',
  aid: null,
  activityIds: [20],
  activityMap: {},
  shareUrlMap: {},
  dots: {},
}

function answer(token: string): SignedIn {
  return { token, appUser: { id: 9, account: 'mali' }, ...details } as unknown as SignedIn
}
