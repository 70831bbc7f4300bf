import { sha256 } from './sha256.ts'

/** Work the server asks of a browser that failed several times. */
export type Challenge = { salt: string; zeroBits: number }

const stretchMs = 12

/** Finds an answer whose hash begins with enough zero bits; the page stays alive meanwhile. */
export async function solveChallenge({ salt, zeroBits }: Challenge): Promise<string> {
  let restAt = performance.now() + stretchMs
  for (let answer = 0; ; answer++) {
    if (hasZeroBits(sha256(`${salt}:${answer}`), zeroBits)) return String(answer)
    // Looking at the clock costs as much as a hash.
    if (answer % 64 !== 0 || performance.now() < restAt) continue
    await new Promise((resolve) => setTimeout(resolve))
    restAt = performance.now() + stretchMs
  }
}

function hasZeroBits([first = 0]: Uint32Array, zeroBits: number): boolean {
  return first >>> (32 - zeroBits) === 0
}
