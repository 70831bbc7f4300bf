import type { appUser } from '@parlour/contract/entities/app-user.ts'
import { create } from 'zustand'
import { local } from '../browser/storage.ts'

export type User = (typeof appUser)['_zod']['output']
type Session = { token: string | null; user: User | null }

/** Who is signed in on this device. The stored token alone decides. */
export const useSession = create<Session>()(readSession)

export function findToken(): string | null {
  return useSession.getState().token
}

export function useIsLoggedIn(): boolean {
  return useSession((session) => session.token !== null)
}

/** After a successful sign-in of any kind. */
export function startSession(token: string, user: User): void {
  local.setText('ACCESS_TOKEN', token)
  local.setText('DLLOLGUUSER', String(user.id))
  local.setText('SAVED_ACCOUNT', user.account)
  local.setJson('GAME_USER_INFO', user)
  useSession.setState({ token, user })
}

export function clearSession(): void {
  local.remove('ACCESS_TOKEN', 'GAME_USER_INFO', 'GAME_USER', 'DLLOLGUUSER')
  useSession.setState({ token: null, user: null })
}

export function updateUser(changed: Partial<User>): void {
  const { user } = useSession.getState()
  if (!user) return
  const next = { ...user, ...changed }
  local.setJson('GAME_USER_INFO', next)
  useSession.setState({ user: next })
}

/** The player's first details after a reload, when the token outlived the page's memory. */
export function setUser(user: User): void {
  local.setJson('GAME_USER_INFO', user)
  useSession.setState({ user })
}

/** Signing in or out in one tab does so in all. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'ACCESS_TOKEN' || key === 'GAME_USER_INFO')
      useSession.setState(readSession())
  })
}

function readSession(): Session {
  const token = local.findText('ACCESS_TOKEN') || null
  const user = local.findJson('GAME_USER_INFO') as User | null
  return { token, user: token && typeof user?.id === 'number' ? user : null }
}
