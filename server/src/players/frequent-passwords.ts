import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** No site takes a shorter one. */
export const shortest = 8
const digestBytes = 6

/** The first bytes tell 18,000 of them apart from whatever else somebody may choose. */
export function digestOf(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, digestBytes)
}

let kept: Buffer | undefined

export function countCommon(): number {
  return readDigests().length / digestBytes
}

/** Whether it is among those that most people choose, in whatever letters. */
export function isCommon(password: string): boolean {
  const digests = readDigests()
  const wanted = digestOf(password)
  let [low, high] = [0, countCommon()]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const order = wanted.compare(digests, middle * digestBytes, (middle + 1) * digestBytes)
    if (order === 0) return true
    if (order < 0) high = middle
    else low = middle + 1
  }
  return false
}

/** Digests in order, made by `scripts/passwords.ts` of the list of zxcvbn-ts (MIT licence). */
function readDigests(): Buffer {
  kept ??= readFileSync(path.join(import.meta.dirname, 'frequent-passwords.bin'))
  return kept
}
