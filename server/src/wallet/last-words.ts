const mostAMinute = 10
const minuteMs = 60_000

/**
 * How many items may be refused for good. A provider sends an impossible one now and then; many in
 * a minute are a fault of the house, and whoever asks must be able to ask again once it is mended.
 */
export function createLastWords(now: () => number = () => performance.now()) {
  let spoken: number[] = []
  return {
    mayBeSpoken(): boolean {
      const since = now() - minuteMs
      spoken = spoken.filter((at) => at > since)
      if (spoken.length >= mostAMinute) return false
      spoken.push(now())
      return true
    },
  }
}
