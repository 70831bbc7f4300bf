const leastSeconds = 2
const mostSeconds = 6

/** Seconds, not the same for all: who was refused together must not come back together. */
export function retryAfter(): string {
  return String(leastSeconds + Math.floor(Math.random() * (mostSeconds - leastSeconds + 1)))
}
