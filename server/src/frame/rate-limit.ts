const windowMs = 60_000

/**
 * Counts calls a minute by caller. It is a shield for this copy of the server against a flood;
 * rules that must be exact (codes, claims, limits) are held by the database.
 */
export function createRateLimit(callsPerMinute: number) {
  // The wall clock may be set back.
  const now = () => performance.now()
  let counts = new Map<string, number>()
  let windowEndsAt = now() + windowMs
  const turn = () => {
    if (now() < windowEndsAt) return
    counts = new Map()
    windowEndsAt = now() + windowMs
  }
  return {
    /** Whether the next one would be refused; asking counts nothing. */
    isSpent(caller: string): boolean {
      turn()
      return (counts.get(caller) ?? 0) >= callsPerMinute
    },
    allows(caller: string): boolean {
      turn()
      const count = (counts.get(caller) ?? 0) + 1
      counts.set(caller, count)
      return count <= callsPerMinute
    },
  }
}
