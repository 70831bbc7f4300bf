import { goTo } from '../browser/navigation.ts'
import { loginPathFrom } from '../browser/return-path.ts'
import { findToken, useSession } from '../session/store.ts'
import { showFailure } from '../calls/show-failure.ts'
import { applyDecisions, dropDecision, type Likes, useDecisions } from './like-decisions.ts'
import { noteLiked, orderLikes, readLikedOrder } from './liked-order.ts'

export function useIsLiked(gameId: number): boolean {
  const decided = useDecisions((decisions) => decisions[gameId])
  const isKnown = useSession(({ details }) => details?.gameLikes[gameId] === true)
  return decided ?? isKnown
}

/** Ids of the liked games, the latest first. */
export function useLikedIds(): number[] {
  const likes = useSession(({ details }) => details?.gameLikes ?? noLikes)
  // What an earlier version stored has no list.
  const listed = useSession(({ details }) => details?.gameLikeList ?? nothing)
  return orderLikes(applyDecisions(likes, useDecisions()), [...readLikedOrder(), ...listed])
}

const noLikes: Likes = {}
const nothing: number[] = []

/** Ids of the games played, the latest first. */
export function usePlayedIds(): readonly number[] {
  return useSession(({ details }) => details?.gameHistory ?? nothing)
}

/** The heart turns at once and turns back when the server refuses. A visitor signs in first. */
export function toggleLike(gameId: number): void {
  if (!findToken()) return goTo(loginPathFrom(location.pathname + location.search))
  const { details } = useSession.getState()
  const isLiked = useDecisions.getState()[gameId] ?? details?.gameLikes[gameId] === true
  useDecisions.setState({ [gameId]: !isLiked })
  // Now: the code for two quick taps may arrive in either order.
  if (!isLiked) noteLiked(gameId)
  // Most visits like nothing: what tells the server comes with the first heart.
  import('./tell-like.ts').then(
    ({ tellLike }) => tellLike(gameId, isLiked ? 0 : 1),
    (error: unknown) => {
      dropDecision(gameId)
      showFailure(error)
    },
  )
}
