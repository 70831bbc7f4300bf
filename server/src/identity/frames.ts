import type { Readable } from 'node:stream'

const headBytes = 4

/** Some bytes as they go through a pipe: how many, then they. */
export function frameOf(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(bytes.length)
  return Buffer.concat([head, bytes])
}

type Hears = { frame: (bytes: Buffer) => void; tooLong: () => void }

/**
 * Hears every whole frame; one longer than the longest is heard as such, and nothing after it. The
 * parts of a frame are joined once, when the last of them has come.
 */
export function readFrames(pipe: Readable, longest: number, hears: Hears): void {
  let held: Buffer[] = []
  let heldBytes = 0
  let wantedBytes = headBytes
  let isOver = false
  pipe.on('data', (part: Buffer) => {
    if (isOver) return
    held.push(part)
    heldBytes += part.length
    if (heldBytes < wantedBytes) return
    let bytes = Buffer.concat(held)
    let length = lengthOf(bytes)
    while (length !== null && length <= longest && bytes.length >= headBytes + length) {
      hears.frame(bytes.subarray(headBytes, headBytes + length))
      bytes = bytes.subarray(headBytes + length)
      length = lengthOf(bytes)
    }
    held = [bytes]
    heldBytes = bytes.length
    wantedBytes = headBytes + (length ?? 0)
    if (length === null || length <= longest) return
    isOver = true
    hears.tooLong()
  })
}

function lengthOf(bytes: Buffer): number | null {
  return bytes.length < headBytes ? null : bytes.readUInt32BE(0)
}
