// Loaded before a room of a demo that plays on another day: its clock is moved.
const shiftMs = Number(process.env['DEMO_CLOCK_SHIFT_MS'] ?? 0)
const RealDate = Date

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + shiftMs)
    else super(...(given as [number]))
  }

  static override now(): number {
    return RealDate.now() + shiftMs
  }
}

globalThis.Date = MovedDate as DateConstructor
