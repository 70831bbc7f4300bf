import { afterEach, expect, test } from 'vitest'
import { checkPassword, hashPassword, limitHashing } from './password-hash.ts'

const turn = { line: 'entry' as const }

afterEach(() => limitHashing(3_000, 'full'))

test('a hash costs a guesser 19 MiB and two passes, and says so itself', async () => {
  const stored = await hashPassword('seven quiet herons', turn)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  limitHashing(3_000, 'small')
  expect(await checkPassword(stored, 'seven quiet herons', turn)).toBe(true)
  expect(await checkPassword(stored, 'seven quiet heron', turn)).toBe(false)
  expect(await checkPassword(null, 'seven quiet herons', turn)).toBe(false)
})
