import type { OutputOf } from '@parlour/contract/call.ts'
import { playerDetailKeys } from '@parlour/contract/player-state.ts'
import type { sessionCalls } from '@parlour/contract/player/session.ts'
import { create } from 'zustand'
import { local, tab } from '../browser/storage.ts'

/** What the server answers to every kind of sign-in. */
export type SignedIn = OutputOf<(typeof sessionCalls)['accountLogin']>
export type PlayerState = Omit<SignedIn, 'token'>
export type User = SignedIn['appUser']
/** Cards, likes, history, invite code, activities and red dots of the player. */
export type Details = Omit<PlayerState, 'appUser'>
type Session = { token: string | null; user: User | null; details: Details | null }

/** Who is signed in on this device. The stored token alone decides. */
export const useSession = create<Session>()(readSession)

export function findToken(): string | null {
  return useSession.getState().token
}

export function useIsLoggedIn(): boolean {
  return useSession((session) => session.token !== null)
}

/** Play is paused: by one press, for a time, or for good. */
export function isResting({ details }: Session): boolean {
  return Boolean(details?.pause)
}

export function useIsResting(): boolean {
  return useSession(isResting)
}

/** After a successful sign-in of any kind. */
export function startSession({ token, ...state }: SignedIn): void {
  // Another one may have come in by another tab meanwhile: they leave first.
  if (isOther(state.appUser)) clearSession()
  local.setText('ACCESS_TOKEN', token)
  local.setText('DLLOLGUUSER', String(state.appUser.id))
  useSession.setState({ token, ...storeState(state) })
}

/** The same session under a new token. */
export function renewToken(token: string): void {
  local.setText('ACCESS_TOKEN', token)
  useSession.setState({ token })
}

/** Ends what this device knows of the player. The account's name stays for the next sign-in. */
export function clearSession(): void {
  local.remove('ACCESS_TOKEN', 'GAME_USER_INFO', 'GAME_USER', 'DLLOLGUUSER')
  local.remove('RECENT_SEARCHES', 'LIKED_ORDER')
  tab.remove('ACTIVITY_STATE', 'HOME_TAB', 'FLOATS_HIDDEN', 'DEPOSIT_DRAFT', 'PLAYER_ROWS_PX')
  useSession.setState({ token: null, user: null, details: null })
}

/** The player's state of this moment, as the server answers it after a reload. */
export function setPlayerState(state: PlayerState): void {
  if (findToken()) useSession.setState(storeState(state))
}

export function updateUser(changed: Partial<User>): void {
  const { user } = useSession.getState()
  if (user) setUser({ ...user, ...changed })
}

/** The player's first details after a reload, when the token outlived the page's memory. */
export function setUser(user: User): void {
  local.setJson('GAME_USER_INFO', user)
  useSession.setState({ user })
}

export function updateDetails(changed: Partial<Details>): void {
  const now = useSession.getState().details
  if (!now) return
  const details = { ...now, ...changed }
  local.setJson('GAME_USER', details)
  useSession.setState({ details })
}

/**
 * Signing in or out in one tab does so in all. A tab that slept while one player left and another
 * came begins anew: what it shows and keeps is the first one's.
 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== null && !['ACCESS_TOKEN', 'GAME_USER_INFO', 'GAME_USER'].includes(key)) return
    const now = readSession()
    if (now.user && isOther(now.user)) location.reload()
    else useSession.setState(now)
  })
}

/** Whether something on the rewards page waits to be claimed. */
export function useHasReward(): boolean {
  return useSession(({ details }) => {
    const dots = details?.dots
    return Boolean(
      dots && (dots.hasSignUpBonus || dots.hasFund || dots.hasAgent || dots.hasFreeBonus),
    )
  })
}

function isOther({ id }: User): boolean {
  const { user } = useSession.getState()
  return user !== null && user.id !== id
}

function storeState({ appUser: user, ...rest }: PlayerState): Omit<Session, 'token'> {
  const details = pickDetails(rest)
  local.setJson('GAME_USER_INFO', user)
  local.setJson('GAME_USER', details)
  return { user, details }
}

/** By name: some answers carry the whole site beside it. */
function pickDetails(state: Details): Details {
  return Object.fromEntries(playerDetailKeys.map((key) => [key, state[key]])) as Details
}

function readSession(): Session {
  const token = local.findText('ACCESS_TOKEN') || null
  const user = local.findJson('GAME_USER_INFO') as User | null
  if (!token || typeof user?.id !== 'number') return { token, user: null, details: null }
  const details = local.findJson('GAME_USER') as Details | null
  return { token, user, details: details?.gameLikes ? details : null }
}
