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
  return {
    allows(caller: string): boolean {
      if (now() >= windowEndsAt) {
        counts = new Map()
        windowEndsAt = now() + windowMs
      }
      const count = (counts.get(caller) ?? 0) + 1
      counts.set(caller, count)
      return count <= callsPerMinute
    },
  }
}
