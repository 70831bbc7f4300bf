import type { FishHabit } from '../game.ts'

/** A sea is never empty for long: the small ones come often, the kraken stays nearly always. */
export const habits: readonly FishHabit[] = [
  { species: 'minnow', most: 6, gapMs: 1_700, stayMs: 15_000 },
  { species: 'crab', most: 3, gapMs: 6_000, stayMs: 26_000 },
  { species: 'puffer', most: 3, gapMs: 5_000, stayMs: 21_000 },
  { species: 'koi', most: 2, gapMs: 8_000, stayMs: 20_000 },
  { species: 'shark', most: 1, gapMs: 9_000, stayMs: 14_000 },
  { species: 'angler', most: 1, gapMs: 16_000, stayMs: 22_000 },
  { species: 'kraken', most: 1, gapMs: 34_000, stayMs: 28_000 },
]
