import { CallFailure, send } from '../api.ts'
import { logEvent } from '../browser/event-log.ts'
import { goTo } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { local } from '../browser/storage.ts'
import { findToken, updateDetails, useSession } from '../session/store.ts'
import { showFailure } from './failures.ts'
import { moveToFront, orderLikes } from './liked-order.ts'

/** The server says so when the game is liked, or not liked, already. */
const alreadySo = 1004

/** Taps on one heart are answered one after the other, so that the last one holds. */
const underway = new Map<number, Promise<void>>()

export function useIsLiked(gameId: number): boolean {
  return useSession(({ details }) => details?.gameLikes[gameId] === true)
}

/** Ids of the liked games, the latest first. */
export function useLikedIds(): number[] {
  const likes = useSession(({ details }) => details?.gameLikes)
  return orderLikes(likes ?? {}, readOrder())
}

const nothing: number[] = []

/** Ids of the games played, the latest first. */
export function usePlayedIds(): readonly number[] {
  return useSession(({ details }) => details?.gameHistory ?? nothing)
}

/** The heart turns at once and turns back when the server refuses. A visitor signs in first. */
export function toggleLike(gameId: number): void {
  if (!findToken()) return goTo(loginPathFrom(location.pathname + location.search))
  const like = isLiked(gameId) ? 0 : 1
  setLiked(gameId, like === 1)
  const before = underway.get(gameId) ?? Promise.resolve()
  underway.set(
    gameId,
    before.then(() => tellServer(gameId, like)),
  )
}

async function tellServer(gameId: number, like: 0 | 1): Promise<void> {
  try {
    await send('gameLike', { id: gameId, like })
    logEvent(like === 1 ? 'save_favarite' : 'cancel_favarite', { gameId })
  } catch (error) {
    if (error instanceof CallFailure && error.errcode === alreadySo) return
    setLiked(gameId, like === 0)
    showFailure(error)
  }
}

function isLiked(gameId: number): boolean {
  return useSession.getState().details?.gameLikes[gameId] === true
}

function setLiked(gameId: number, liked: boolean): void {
  const { [gameId]: _before, ...others } = useSession.getState().details?.gameLikes ?? {}
  if (liked) local.setJson('LIKED_ORDER', moveToFront(readOrder(), gameId))
  updateDetails({ gameLikes: liked ? { ...others, [gameId]: true } : others })
}

function readOrder(): number[] {
  const stored = local.findJson('LIKED_ORDER')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}
