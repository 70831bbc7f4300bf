/** One of them some places on; at either end it stays. */
export function moveBy(ids: readonly number[], id: number, by: number): number[] {
  const at = ids.indexOf(id)
  const to = Math.min(ids.length - 1, Math.max(0, at + by))
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}

/** One of them to the place of another. */
export function moveBefore(ids: readonly number[], id: number, other: number): number[] {
  return moveBy(ids, id, ids.indexOf(other) - ids.indexOf(id))
}
