const windowMs = 60_000
const mostFailures = 5
const firstDelayMs = 250

/** How long to wait before the next try; null once it has failed too often to go on. */
export type Restarts = { nextDelayMs(nowMs: number): number | null }

export function createRestarts(): Restarts {
  let failures: number[] = []
  return {
    nextDelayMs(nowMs) {
      failures = [...failures.filter((atMs) => nowMs - atMs < windowMs), nowMs]
      if (failures.length >= mostFailures) return null
      return firstDelayMs * 2 ** (failures.length - 1)
    },
  }
}
