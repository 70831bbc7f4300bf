export type StepLimits = {
  min: number
  max: number
  step: number
}

/** The next value in a direction, never past a limit. */
export function stepFrom(value: number, direction: 1 | -1, limits: StepLimits): number {
  const next = value + direction * limits.step
  return Math.min(Math.max(next, limits.min), limits.max)
}

/** How long a held button waits before its next step: a pause first, then ever quicker. */
export function holdDelayMs(stepsDone: number): number {
  if (stepsDone <= 1) return 450
  return stepsDone < 10 ? 130 : 60
}
