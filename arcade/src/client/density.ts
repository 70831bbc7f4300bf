/** Dots for each point of the screen, at most; a slow machine goes on to the next. */
const steps = [2.5, 1.5, 1.2]
/** Frames further apart than this are late; a single one counts for no more than the longest. */
const [lateMs, longestMs] = [25, 100]
/** So much lateness is no accident. */
const mostDebtMs = 400

export type Density = {
  most: () => number
  /** So long after the one before it, a frame came. */
  note: (gapMs: number) => void
}

/** How fine a picture is: as the screen, unless frames stay late; then motion comes first. */
export function openDensity(): Density {
  let [step, debtMs] = [0, 0]
  return {
    most: () => steps[step] ?? 1,
    note(gapMs) {
      debtMs = Math.max(0, debtMs + Math.min(gapMs, longestMs) - lateMs)
      if (debtMs < mostDebtMs || step === steps.length - 1) return
      step++
      debtMs = 0
    },
  }
}
