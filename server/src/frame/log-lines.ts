import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

const pauseMs = 1
const mostPauses = 50
const nothing = new Int32Array(new SharedArrayBuffer(4))

/**
 * Where the log goes: a line is out when the call returns. One that a full disk or a reader who
 * does not read keeps back is lost; it neither ends the house nor holds it up.
 */
export function openLogLines(fd = 1): DestinationStream {
  return {
    write(line) {
      let rest = Buffer.from(line)
      for (let pauses = 0; rest.length > 0 && pauses <= mostPauses;)
        try {
          rest = rest.subarray(writeSync(fd, rest))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
          pauses += 1
          Atomics.wait(nothing, 0, 0, pauseMs)
        }
    },
  }
}
