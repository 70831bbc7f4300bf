/** A seeded source of chance, so that a second run draws the same picture. */
export type Random = {
  (): number
  between(low: number, high: number): number
  pick<Choice>(choices: readonly Choice[]): Choice
}

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1
  const next = () => {
    state = ((state | 0) + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <Choice>(choices: readonly Choice[]) => choices[Math.floor(next() * choices.length)],
  })
}
