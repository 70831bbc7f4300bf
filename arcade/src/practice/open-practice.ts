import type { Lead } from '../copies/lead.ts'
import { leadAlone } from '../copies/lead.ts'
import type { Arcade } from '../rounds/arcade.ts'
import { forgetBefore } from '../store/forget.ts'
import { openPurses } from './purses.ts'

const sweepGapMs = 10 * 60 * 1000
/** Longer than any play money lasts. */
const keptMs = 4 * 60 * 60 * 1000

/**
 * The same games once more, beside the real ones: another store, in memory, and another wallet, of
 * play money. No file, no ledger and no hall is shared, so nothing can pass from one to the other.
 */
export function openPractice(real: Arcade): { arcade: Arcade; lead: Lead } {
  const { nowMs } = real
  const alone = leadAlone(undefined)
  const arcade: Arcade = {
    ...real,
    store: alone.store,
    archive: alone.archive,
    wallet: openPurses(real),
    busySeats: new Set(),
    askedAtMs: new Map(),
  }
  const sweep = () => forgetBefore(arcade.store, nowMs() - keptMs)
  const timer = setInterval(sweep, sweepGapMs).unref()
  const close = () => {
    clearInterval(timer)
    return alone.close()
  }
  return { arcade, lead: { ...alone, close } }
}
