import { createHash } from 'node:crypto'
import { FrameFailure } from '../frame/failures.ts'
import { maxDepth } from './json-bodies.ts'

/** The field of a call that holds a picture as base64. */
const field = 'image'
/** Everything beside the picture: far more than the calls that take one need. */
const restBytes = 16 * 1024

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c]
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** `rest` is the body with a mark of the picture in the picture's place. */
export type PictureBody = { rest: Buffer; picture: Buffer | null }

/**
 * Takes the picture out of a JSON body while the body comes in, part by part: megabytes of text are
 * never held, measured or parsed as one. What is left is small and read like any other body; it
 * holds the picture's digest, so that two wishes with different pictures are different.
 */
export function createPictureReader() {
  const rest: number[] = []
  let depth = 0
  let isText = false
  let isEscaped = false
  let textAt = 0
  /** The last mark of the outermost object, which tells names from values. */
  let mark = 0
  let name = ''
  let taking: ReturnType<typeof createBase64Reader> | null = null
  let picture: Buffer | null = null

  function keep(...bytes: number[]): void {
    rest.push(...bytes)
    if (rest.length > restBytes)
      throw new FrameFailure('badInput', 'only the picture may be long, and there is one')
  }

  function takePicture(part: Buffer, at: number): number {
    const end = part.indexOf(quote, at)
    taking?.take(part.toString('latin1', at, end === -1 ? part.length : end))
    if (end === -1) return part.length
    const taken = taking?.end()
    taking = null
    picture = taken?.bytes ?? null
    keep(...Buffer.from(taken?.digest ?? ''), quote)
    return end + 1
  }

  function readInText(byte: number): void {
    if (isEscaped) isEscaped = false
    else if (byte === backslash) isEscaped = true
    else if (byte === quote) {
      isText = false
      if (depth === 1 && mark !== colon)
        name = Buffer.from(rest.slice(textAt, -1)).toString('latin1')
    }
  }

  function readOutside(byte: number): void {
    if (opening.has(byte)) depth = deeper(depth)
    else if (closing.has(byte)) depth -= 1
    else if (byte === quote && depth === 1 && mark === colon && name === field) {
      // Twice the same name is no body of ours.
      if (picture) throw new FrameFailure('badInput', 'a picture is named twice')
      taking = createBase64Reader()
    } else if (byte === quote) {
      isText = true
      textAt = rest.length
    }
    if (depth === 1 && (byte === colon || byte === comma)) mark = byte
  }

  return {
    take(part: Buffer): void {
      let at = 0
      while (at < part.length) {
        if (taking) at = takePicture(part, at)
        else {
          const byte = part[at] ?? 0
          keep(byte)
          if (isText) readInText(byte)
          else readOutside(byte)
          at += 1
        }
      }
    },
    end: (): PictureBody => ({ rest: Buffer.from(rest), picture }),
  }
}

/** It would be refused when it is parsed: who sends nothing but brackets is heard no further. */
function deeper(depth: number): number {
  if (depth < maxDepth) return depth + 1
  throw new FrameFailure('badInput', 'the body is nested too deeply')
}

/** Turns base64 into bytes as it comes. What is none becomes no bytes, which are no picture. */
function createBase64Reader() {
  const parts: Buffer[] = []
  // Of those that tell any two pictures apart the quickest.
  const hash = createHash('blake2b512')
  let held = ''
  let isWhole = true
  let isPadded = false
  let isEmpty = true

  function decode(text: string): void {
    if (text === '') return
    isEmpty = false
    const bytes = Buffer.from(text, 'base64')
    const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
    // Whatever is no base64 is passed over, and so fewer bytes come of it.
    const isPlain = bytes.length === Math.floor(((text.length - padding) * 3) / 4)
    if (!isPlain || isPadded) isWhole = false
    isPadded ||= padding > 0
    hash.update(bytes)
    if (isWhole) parts.push(bytes)
    else parts.length = 0
  }

  return {
    take(text: string): void {
      // Some writers of JSON escape the slash; a part may end between the two.
      const whole = held + text
      const plain = whole.includes('\\') ? whole.replaceAll('\\/', '/') : whole
      const ready = plain.endsWith('\\') ? plain.length - 1 : plain.length
      const cut = ready - (ready % 4)
      decode(plain.slice(0, cut))
      held = plain.slice(cut)
    },
    end() {
      decode(held)
      return { bytes: Buffer.concat(parts), digest: isEmpty ? '' : hash.digest('base64') }
    },
  }
}
