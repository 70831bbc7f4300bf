import type { Statement } from './companion.ts'

const sign = { parse: 0x50, bind: 0x42, describe: 0x44, execute: 0x45, sync: 0x53, portal: 0x50 }

/**
 * What is sent to PostgreSQL for one round trip, as one piece: each statement prepared where it is
 * new, bound, described where its columns are not known, and carried out; one Sync at the end. In
 * pieces of the driver's, the socket is handed some thirty of them.
 */
export function createTripBytes() {
  const { byte, short, long, name, parameter, message, take } = createBytes()
  return {
    /** `isNew`: this connection has not prepared it yet. */
    add({ name: statement, text: words, values }: Statement, isNew: boolean): void {
      if (isNew)
        message(sign.parse, () => {
          name(statement)
          name(words)
          short(0)
        })
      message(sign.bind, () => {
        name('')
        name(statement)
        // No list of formats: all are texts, what is given and what is answered.
        short(0)
        short(values.length)
        for (const value of values) parameter(toText(value))
        short(0)
      })
      if (isNew)
        message(sign.describe, () => {
          byte(sign.portal)
          name('')
        })
      message(sign.execute, () => {
        name('')
        long(0)
      })
    },
    /** All that was added, with its end; the next trip begins anew. */
    take(): Buffer {
      message(sign.sync, () => undefined)
      return take()
    },
  }
}

/** Messages one behind another, in one piece that grows. Each says its own length. */
function createBytes() {
  let room = Buffer.allocUnsafeSlow(16_384)
  let end = 0

  function need(more: number): void {
    if (room.length - end >= more) return
    const larger = Buffer.allocUnsafeSlow(Math.max(room.length * 2, end + more))
    room.copy(larger, 0, 0, end)
    room = larger
  }

  const byte = (value: number): void => {
    need(1)
    end = room.writeUInt8(value, end)
  }
  const short = (value: number): void => {
    need(2)
    end = room.writeInt16BE(value, end)
  }
  const long = (value: number): void => {
    need(4)
    end = room.writeInt32BE(value, end)
  }
  const text = (value: string): void => {
    need(value.length * mostBytesOfUnit)
    end += room.write(value, end)
  }
  /** Writes what follows its own length, which is told first. */
  const sized = (lengthOf: (start: number) => number, write: () => void): void => {
    const start = end
    long(0)
    write()
    room.writeInt32BE(lengthOf(start), start)
  }
  return {
    short,
    long,
    byte,
    name(this: void, value: string): void {
      text(value)
      byte(0)
    },
    parameter(this: void, value: string | null): void {
      if (value === null) return long(-1)
      sized(
        (start) => end - start - 4,
        () => text(value),
      )
    },
    message(this: void, code: number, write: () => void): void {
      byte(code)
      sized((start) => end - start, write)
    },
    take(this: void): Buffer {
      const taken = Buffer.from(room.subarray(0, end))
      end = 0
      return taken
    },
  }
}

/** In UTF-8, for each unit of a text. */
const mostBytesOfUnit = 3

function toText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new TypeError('a value of a batch is neither text nor number')
}
