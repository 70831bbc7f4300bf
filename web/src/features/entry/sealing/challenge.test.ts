import { expect, test } from 'vitest'
import { solveChallenge } from './challenge.ts'
import { sha256 } from './sha256.ts'

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 200])(
  'a text of %d characters has the hash that others find',
  async (length) => {
    const text = 'abcdefghij'.repeat(20).slice(0, length)
    const expected = new DataView(await digest(text))
    expect([...sha256(text)]).toEqual(
      Array.from({ length: 8 }, (_, index) => expected.getUint32(index * 4)),
    )
  },
)

test.each([1, 8, 12])('the answer’s hash begins with %d zero bits', async (zeroBits) => {
  const salt = 'k3j2.fb0a52a88f3145c6.Q0xyYWJjZGVmZ2hpamtsbW5vcA'
  const answer = await solveChallenge({ salt, zeroBits })
  const found = new DataView(await digest(`${salt}:${answer}`)).getUint32(0)
  expect(found >>> (32 - zeroBits)).toBe(0)
})

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}
