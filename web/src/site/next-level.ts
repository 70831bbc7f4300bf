/** What the next level asks to be wagered, in whole coins; 0 when there is none above. */
export function nextLevelBet(levels: readonly { betAmount: number }[], bet: number): number {
  const next = levels.find((level) => level.betAmount > bet)
  return next ? next.betAmount / 100 : 0
}
