import { createWriteStream } from 'node:fs'
import type { WriteStream } from 'node:fs'

/**
 * Writes lines at the end of a file. Lines that cannot be written are dropped and counted: a full
 * disk must not end the process that only wanted to say something.
 */
export function appendLines(file: string, say: (line: string) => void, retryMs = 1000) {
  let stream = open(file)
  let lost = 0
  let retryAtMs = 0

  function noteFailure(error: NodeJS.ErrnoException): void {
    if (lost === 0) say(`${file} cannot be written (${error.code}): its lines are dropped for now`)
    lost++
    retryAtMs = Date.now() + retryMs
  }

  function noteSuccess(): void {
    if (lost === 0) return
    say(`${file} can be written again, ${lost} lines were dropped`)
    stream.write(`(${lost} lines were dropped here)\n`)
    lost = 0
  }

  return (line: string): void => {
    if (stream.destroyed && Date.now() < retryAtMs) {
      lost++
      return
    }
    if (stream.destroyed) stream = open(file)
    stream.write(`${line}\n`, (error) => (error ? noteFailure(error) : noteSuccess()))
  }
}

/** Failures are told to whoever wrote; unheard, the stream's own would end the process. */
function open(file: string): WriteStream {
  return createWriteStream(file, { flags: 'a' }).on('error', () => undefined)
}
