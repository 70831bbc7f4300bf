export type Random = ReturnType<typeof createRandom>

/** Numbers that a seed repeats: what a run chose can be chosen again. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const within = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    /** Both ends included. */
    within,
    isOneIn: (count: number) => within(1, count) === 1,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[within(0, values.length - 1)]
      if (value === undefined) throw new RangeError('nothing to choose from')
      return value
    },
    /** Another row of numbers, that of one worker. */
    branch: (number: number) => createRandom(seed * 1_000_003 + number),
  }
}
