/** A reason to stop that a person can act upon: shown as it is, without a stack. */
export class StopReason extends Error {}

/** Ends a command: with the reason where there is one, with the whole failure otherwise. */
export function stopWithReason(error: unknown): never {
  console.error(error instanceof StopReason ? error.message : error)
  process.exit(1)
}
