/** Asks again only when the last answer is older than that, and never twice at once. */
export function keepAnswer<Answer>(
  ask: () => Promise<Answer>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null
  let freshUntil = -Infinity
  return () => {
    if (asked && now() < freshUntil) return asked
    freshUntil = Infinity
    const asking = ask().finally(() => void (freshUntil = now() + maxAgeMs))
    asked = asking
    return asking
  }
}
