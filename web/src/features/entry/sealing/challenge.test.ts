import { expect, test } from 'vitest'
import { solveChallenge } from './challenge.ts'

test.each([1, 8, 12])('the answer’s hash begins with %d zero bits', async (zeroBits) => {
  const salt = 'k3j2.fb0a52a88f3145c6.Q0xyYWJjZGVmZ2hpamtsbW5vcA'
  const answer = await solveChallenge({ salt, zeroBits })
  const found = new DataView(await digest(`${salt}:${answer}`)).getUint32(0)
  expect(found >>> (32 - zeroBits)).toBe(0)
})

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}
