import { ServerResponse } from 'node:http'

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

// Node itself writes the real time into every answer, and pages set their clocks by it.
const answers = ServerResponse.prototype
const writeHead = Reflect.get(answers, 'writeHead') as (...given: unknown[]) => ServerResponse
Reflect.set(answers, 'writeHead', function (this: ServerResponse, ...given: unknown[]) {
  this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, given)
})
