import { beforeEach, expect, test, vi } from 'vitest'

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
  const { useSession } = await import('./store.ts')
  expect(useSession.getState()).toMatchObject({ token: 'token-1', user: { nickname: 'มะลิ' } })
})

test('signing in stores token, details and account name, never a password', async () => {
  const { startSession, findToken } = await import('./store.ts')
  startSession('token-2', { id: 8, account: 'mali' } as never)
  expect(findToken()).toBe('token-2')
  expect(Object.fromEntries(disk)).toEqual({
    ACCESS_TOKEN: 'token-2',
    DLLOLGUUSER: '8',
    SAVED_ACCOUNT: 'mali',
    GAME_USER_INFO: '{"id":8,"account":"mali"}',
  })
})

test('the end of a session leaves only the account name for the next sign-in', async () => {
  const { startSession, clearSession, useSession } = await import('./store.ts')
  startSession('token-3', { id: 9, account: 'mali' } as never)
  clearSession()
  expect(useSession.getState()).toEqual({ token: null, user: null })
  expect([...disk.keys()]).toEqual(['SAVED_ACCOUNT'])
})

test('another tab signing out ends this one too, and signing in starts it', async () => {
  const listeners: ((event: { key: string | null }) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, heard: () => void) => listeners.push(heard))
  const { startSession, followOtherTabs, findToken } = await import('./store.ts')
  followOtherTabs()
  startSession('token-4', { id: 9, account: 'mali' } as never)
  disk.delete('ACCESS_TOKEN')
  listeners[0]?.({ key: 'ACCESS_TOKEN' })
  expect(findToken()).toBeNull()
  disk.set('ACCESS_TOKEN', 'token-5')
  listeners[0]?.({ key: 'ACCESS_TOKEN' })
  expect(findToken()).toBe('token-5')
})

test('sign-in and sign-out are told to those who asked', async () => {
  const { startSession, clearSession } = await import('./store.ts')
  const { onSignIn, onSignOut } = await import('./changes.ts')
  const told: string[] = []
  onSignIn((token) => told.push(`in ${token}`))
  onSignOut(() => told.push('out'))
  startSession('token-6', { id: 9, account: 'mali' } as never)
  clearSession()
  clearSession()
  expect(told).toEqual(['in token-6', 'out'])
})
