export type Range = { from: number; to: number }

const mostSteps = 5
const leastSegments = 10

/**
 * What stands on the wheel: what can be drawn is divided into equal steps, and each is there as
 * often as every other, so that what is seen is what can happen.
 */
export function faceOf(range: Range): number[] {
  const steps = stepsOf(range)
  const lowest = Array.from({ length: steps }, (_, step) => lowestOf(range, step, steps))
  return Array.from({ length: Math.ceil(leastSegments / steps) }, () => lowest).flat()
}

/** How far the wheel is turned when the pointer stands on an amount: 0 is its first segment. */
export function restAngle(amount: number, range: Range): number {
  const steps = stepsOf(range)
  const segments = faceOf(range).length
  const place = ((amount - range.from) * steps) / Math.max(1, range.to - range.from)
  // The highest amount of all belongs to the last step.
  const step = Math.min(steps - 1, Math.floor(place))
  // Which of the equal segments it is does not matter: any amount always takes the same.
  const segment = step + steps * (amount % (segments / steps))
  const offCentre = (place - step - 0.5) * keptFromEdge
  return -((segment + offCentre) * 360) / segments
}

/** Turns on in the same direction, several times round, until it rests there. */
export function nextAngle(now: number, rest: number, rounds = 5): number {
  const forward = (((rest - now) % 360) + 360) % 360
  return now + rounds * 360 + forward
}

/** A pointer on a line would leave room for doubt. */
const keptFromEdge = 0.7

function stepsOf({ from, to }: Range): number {
  return Math.min(mostSteps, Math.max(1, to - from))
}

function lowestOf({ from, to }: Range, step: number, steps: number): number {
  return from + Math.ceil((step * (to - from)) / steps)
}
