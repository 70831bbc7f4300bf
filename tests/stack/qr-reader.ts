/**
 * Reads a QR code from its squares, the way a telephone does once it has found them: format, mask,
 * zigzag, blocks, bytes. It mends nothing: a drawing must be right. Versions 1 to 10.
 */
const alignments = [[], [], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]]
/** By level and version: error codewords of a block, and how many blocks there are. */
const levels = [
  { ecc: [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26], blocks: [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5] },
  { ecc: [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18], blocks: [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4] },
  { ecc: [0, 17, 28, 22, 16, 22, 28, 26, 26, 24, 28], blocks: [0, 1, 1, 2, 4, 4, 4, 5, 6, 8, 8] },
  { ecc: [0, 13, 22, 18, 26, 18, 24, 18, 22, 20, 24], blocks: [0, 1, 1, 2, 2, 4, 4, 6, 6, 8, 8] },
]
const masks = [
  (x: number, y: number) => (x + y) % 2,
  (_: number, y: number) => y % 2,
  (x: number) => x % 3,
  (x: number, y: number) => (x + y) % 3,
  (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]
type Squares = boolean[][]

export function readQr(squares: Squares): string {
  const version = (squares.length - 17) / 4
  if (!Number.isInteger(version) || version < 1 || version > 10) throw new Error('no such size')
  const format = readFormat(squares)
  const codewords = readCodewords(squares, version, format & 7)
  return readBytes(joinBlocks(codewords, version, (format >> 3) & 3), version)
}

/** The check at the end of an EMV payload: CRC-16 over all that stands before it. */
export function emvCrc(text: string): string {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1
    crc &= 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function readFormat(squares: Squares): number {
  const column = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => squares[y]?.[8])
  const row = [7, 5, 4, 3, 2, 1, 0].map((x) => squares[8]?.[x])
  const bits = [...column, ...row].reduce((all, isOn, at) => all | (isOn ? 1 << at : 0), 0)
  return (bits ^ 0x54_12) >> 10
}

/** Finders, timing, alignment, format and version: everything that carries no content. */
function isFunction(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6) return true
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true
  const centres = [6, ...(alignments[version] ?? [])]
  const last = centres.at(-1)
  return centres.some((cx) =>
    centres.some((cy) => {
      const isCorner = (cx === 6 && (cy === 6 || cy === last)) || (cy === 6 && cx === last)
      return !isCorner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2
    }),
  )
}

function readCodewords(squares: Squares, version: number, mask: number): number[] {
  const size = squares.length
  const bits: number[] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const isUpward = ((right + 1) & 2) === 0
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1])
        if (!isFunction(x, y, size, version))
          bits.push(Number(squares[y]?.[x]) ^ Number(masks[mask]?.(x, y) === 0))
    }
  }
  return toNumbers(bits, 8)
}

function joinBlocks(codewords: number[], version: number, level: number): number[] {
  const eccLength = levels[level]?.ecc[version] ?? 0
  const blockCount = levels[level]?.blocks[version] ?? 1
  const total = codewords.length
  const shortLength = Math.floor(total / blockCount) - eccLength
  const shortCount = blockCount - (total % blockCount)
  const blocks: number[][] = Array.from({ length: blockCount }, () => [])
  let at = 0
  for (let place = 0; place <= shortLength; place++)
    for (const [index, block] of blocks.entries())
      if (place < shortLength || index >= shortCount) block.push(codewords[at++] ?? 0)
  return blocks.flat()
}

function readBytes(content: number[], version: number): string {
  const bits = content.flatMap((byte) =>
    Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1),
  )
  const take = (count: number) => toNumbers(bits.splice(0, count), count)[0] ?? 0
  let text = ''
  for (let mode = take(4); mode !== 0 && bits.length > 0; mode = take(4)) {
    if (mode === 2) text += takeLetters(take, version)
    else if (mode === 1) text += takeDigits(take, version)
    else if (mode === 4) {
      const length = take(version < 10 ? 8 : 16)
      text += Buffer.from(Array.from({ length }, () => take(8))).toString()
    } else throw new Error(`mode ${mode} is not read here`)
  }
  return text
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

function takeLetters(take: (count: number) => number, version: number): string {
  const length = take(version < 10 ? 9 : 11)
  let text = ''
  while (text.length < length - 1) {
    const pair = take(11)
    text += `${letters[Math.floor(pair / 45)]}${letters[pair % 45]}`
  }
  return text.length < length ? text + letters[take(6)] : text
}

function takeDigits(take: (count: number) => number, version: number): string {
  const length = take(version < 10 ? 10 : 12)
  let text = ''
  while (text.length < length) {
    const left = Math.min(3, length - text.length)
    text += String(take([0, 4, 7, 10][left] ?? 10)).padStart(left, '0')
  }
  return text
}

function toNumbers(bits: number[], width: number): number[] {
  const count = Math.floor(bits.length / width)
  return Array.from({ length: count }, (_, index) =>
    bits.slice(index * width, (index + 1) * width).reduce((all, bit) => all * 2 + bit, 0),
  )
}
