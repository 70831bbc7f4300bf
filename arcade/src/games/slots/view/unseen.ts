/// <reference lib="dom" />

/** Remembers the round whose end the player has not seen, across a reload or a lost line. */
export type Unseen = {
  setLast(roundId: string): void
  ask(): void
  know(roundId: string): void
  clear(): void
  isUnseen(roundId: string): boolean
}

export function openUnseen(gameNumber: string): Unseen {
  const key = `unseen:${gameNumber}`
  let last = ''
  return {
    setLast: (roundId) => (last = roundId),
    // Before the answer only the round before is known: a newer one must be the one asked for.
    ask: () => localStorage.setItem(key, `after:${last}`),
    know(roundId) {
      last = roundId
      localStorage.setItem(key, roundId)
    },
    clear: () => localStorage.removeItem(key),
    isUnseen(roundId) {
      const kept = localStorage.getItem(key)
      if (kept === null) return false
      return kept.startsWith('after:') ? kept !== `after:${roundId}` : kept === roundId
    },
  }
}
