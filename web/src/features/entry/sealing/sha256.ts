/**
 * SHA-256 of a short text, without the promise that the browser's own costs for each: a challenge
 * hashes tens of thousands of them.
 */
export function sha256(text: string): Uint32Array {
  const words = toBlocks(encoder.encode(text))
  const state = Uint32Array.from(firstState)
  const schedule = new Uint32Array(64)
  for (let at = 0; at < words.length; at += 16) {
    expand(schedule, words.subarray(at, at + 16))
    mix(state, schedule)
  }
  return state
}

type Eight = [number, number, number, number, number, number, number, number]

const encoder = new TextEncoder()
const endMark = 0x80
const primes = listPrimes(64)
const firstState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

/** The message, a one bit, zeros, and its length in bits, in blocks of 16 words. */
function toBlocks(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16)
  for (let i = 0; i <= bytes.length; i++)
    words[i >> 2]! |= (bytes[i] ?? endMark) << (24 - (i % 4) * 8)
  words[words.length - 1] = bytes.length * 8
  return words
}

function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const turnedE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const turnedA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const first = (h + turnedE + choice + constants[i]! + schedule[i]!) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + turnedA + majority) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i]! += added[i]!
}

function expand(schedule: Uint32Array, block: Uint32Array): void {
  schedule.set(block)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + large
  }
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function listPrimes(count: number): number[] {
  const found: number[] = []
  for (let next = 2; found.length < count; next++)
    if (found.every((prime) => next % prime !== 0)) found.push(next)
  return found
}
