import { create } from 'zustand'

/** Hearts by game, as the player set them on this page. */
export type Decisions = Readonly<Record<number, boolean>>
export type Likes = Readonly<Record<string, boolean>>

/** What the player decided lately. It holds over what the server's answers say. */
export const useDecisions = create<Decisions>()(() => ({}))

export function applyDecisions(likes: Likes, decisions: Decisions): Likes {
  const merged: Likes = { ...likes, ...decisions }
  return Object.fromEntries(Object.entries(merged).filter(([, isLiked]) => isLiked))
}

/** What the server says itself holds again. */
export function dropDecision(gameId: number): void {
  const { [gameId]: _dropped, ...others } = useDecisions.getState()
  useDecisions.setState(others, true)
}
