import type { Readable } from 'node:stream'

const headBytes = 4

/** Some bytes as they go through a pipe: how many, then they. */
export function frameOf(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(bytes.length)
  return Buffer.concat([head, bytes])
}

type Hears = { frame: (bytes: Buffer) => void; tooLong: () => void }

/** Hears every whole frame; one longer than the longest is heard as such, and nothing after it. */
export function readFrames(pipe: Readable, longest: number, hears: Hears): void {
  let held: Buffer[] = []
  let isOver = false
  pipe.on('data', (part: Buffer) => {
    if (isOver) return
    held.push(part)
    let bytes = Buffer.concat(held)
    for (let length = lengthOf(bytes); length !== null; length = lengthOf(bytes)) {
      if (length > longest) {
        isOver = true
        return hears.tooLong()
      }
      if (bytes.length < headBytes + length) break
      const rest = bytes.subarray(headBytes + length)
      hears.frame(bytes.subarray(headBytes, headBytes + length))
      bytes = rest
    }
    held = [bytes]
  })
}

function lengthOf(bytes: Buffer): number | null {
  return bytes.length < headBytes ? null : bytes.readUInt32BE(0)
}
