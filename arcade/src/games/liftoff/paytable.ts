/** Multipliers are hundredths of the stake. */
export const leastTimes = 101
export const mostTimes = 100_000
/** Reached in 97 of so many hundredths, for who stays aboard until then. */
export const most = { times: mostTimes, chance: 97 / mostTimes }

const growthPerMs = 0.00008
const spread = 2 ** 32

/** What the rocket has reached: 2× after 8.7 s, 10× after 28.8 s, 1,000× after 86 s. */
export function timesAfter(ms: number): number {
  return ms <= 0 ? 100 : Math.floor(100 * Math.exp(growthPerMs * ms) + 1e-9)
}

/** When the multiplier is reached. */
export function msUntil(times: number): number {
  return Math.log(times / 100) / growthPerMs
}

/**
 * The last multiplier reached, from a number of 1 … 2^32: at least x in 97 / x of all cases, for
 * every x. So any plan of leaving returns 97 %.
 */
export function lastTimes(draw: number): number {
  return Math.max(100, Math.min(mostTimes, Math.floor((97 * spread) / draw)))
}

export function wonAt(stakeAmount: number, times: number): number {
  return (stakeAmount / 100) * times
}
