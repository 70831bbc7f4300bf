const mostPlayed = 100

/** Games by when they were played, with this one as the last. */
export function putFirst(played: readonly number[], gameId: number): number[] {
  return [gameId, ...played.filter((id) => id !== gameId)].slice(0, mostPlayed)
}
