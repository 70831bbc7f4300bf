import { local } from '../browser/storage.ts'

/** Liked games, the latest like first: by what this device saw, then by what the server says. */
export function orderLikes(
  likes: Readonly<Record<string, boolean>>,
  latestFirst: readonly number[],
): number[] {
  const liked = new Set(
    Object.keys(likes)
      .filter((id) => likes[id])
      .map(Number),
  )
  const remembered = latestFirst.filter((id) => liked.delete(id))
  return [...remembered, ...liked]
}

export function moveToFront(ids: readonly number[], id: number, most = 200): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, most)
}

export function noteLiked(gameId: number): void {
  local.setJson('LIKED_ORDER', moveToFront(readLikedOrder(), gameId))
}

export function readLikedOrder(): number[] {
  const stored = local.findJson('LIKED_ORDER')
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
}
