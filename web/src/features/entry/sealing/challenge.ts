import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Work the server asks of a browser that failed several times. */
export type Challenge = { salt: string; zeroBits: number }

const stretchMs = 12

/**
 * Finds an answer whose hash begins with enough zero bits; the page stays alive meanwhile. The
 * browser's own hash answers with a promise each, which costs more than hashing in script.
 */
export async function solveChallenge({ salt, zeroBits }: Challenge): Promise<string> {
  let restAt = performance.now() + stretchMs
  for (let answer = 0; ; answer++) {
    if (hasZeroBits(sha256(utf8ToBytes(`${salt}:${answer}`)), zeroBits)) return String(answer)
    // Looking at the clock costs as much as a hash.
    if (answer % 64 !== 0 || performance.now() < restAt) continue
    await new Promise((resolve) => setTimeout(resolve))
    restAt = performance.now() + stretchMs
  }
}

function hasZeroBits(hash: Uint8Array, zeroBits: number): boolean {
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - zeroBits) === 0
}
