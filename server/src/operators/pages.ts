/** Of more than these it is said that there are more. */
export const mostCounted = 10_000

/** One row more than a page was asked for: it says that the list goes on after the last shown. */
export function cutPage<Row extends { place: string }>(found: readonly Row[], limit: number) {
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { shown, nextCursor: last?.place ?? null }
}
