/** Checks of what a browser sent, shared by all games. */
export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

/** Stakes are whole coins: a multiplier in hundredths then never needs rounding. */
export function isWholeStake(input: unknown): input is number {
  return Number.isSafeInteger(input) && Number(input) > 0 && Number(input) % 100 === 0
}
