import type { Arcade } from '../rounds/arcade.ts'
import { forgetBefore } from '../store/forget.ts'
import { openStore } from '../store/open.ts'
import { openPurses } from './purses.ts'

const sweepGapMs = 10 * 60 * 1000
/** Longer than any play money lasts. */
const keptMs = 4 * 60 * 60 * 1000

/**
 * The same games once more, beside the real ones: another store, in memory, and another wallet, of
 * play money. No file, no ledger and no hall is shared, so nothing can pass from one to the other.
 */
export function openPractice(real: Arcade): { arcade: Arcade; close: () => void } {
  const { nowMs } = real
  const arcade: Arcade = {
    ...real,
    store: openStore(undefined),
    wallet: openPurses(real),
    busySeats: new Set(),
    askedAtMs: new Map(),
  }
  const sweep = () => forgetBefore(arcade.store, nowMs() - keptMs)
  const timer = setInterval(sweep, sweepGapMs).unref()
  return { arcade, close: () => clearInterval(timer) }
}
