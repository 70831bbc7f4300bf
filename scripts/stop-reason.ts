/** A reason to stop that a person can act upon: shown as it is, without a stack. */
export class StopReason extends Error {}
