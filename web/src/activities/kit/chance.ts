/** Parts of a million as a percentage, exactly: 1 000 → `0.1%`, 333 333 → `33.3333%`. */
export function chanceText(perMillion: number): string {
  return `${perMillion / 10_000}%`
}
