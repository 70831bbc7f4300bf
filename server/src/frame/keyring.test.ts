import { expect, test } from 'vitest'
import { keyedHash, keyedHashes, open, seal } from './keyring.ts'

const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
const place = 'cards.sealed_number:7'
const plain = Buffer.from('4111')

test('what is sealed for a row opens there and in no other row, column or table', () => {
  const sealed = seal(one, place, plain)
  expect(open(one, place, sealed)).toEqual(plain)
  for (const elsewhere of ['cards.sealed_number:8', 'cards.other:7', 'notes.sealed_number:7'])
    expect(() => open(one, elsewhere as typeof place, sealed)).toThrow(/authenticate/)
})

test('a changed byte anywhere is found out', () => {
  const sealed = seal(one, place, plain)
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => open(one, place, changed)).toThrow()
  }
})

test('the first secret seals; former ones still open, and unknown ones do not', () => {
  const old = seal(one, place, plain)
  const changing = `${other},${one}`
  expect(open(changing, place, old)).toEqual(plain)
  const fresh = seal(changing, place, plain)
  expect(open(other, place, fresh)).toEqual(plain)
  expect(() => open(one, place, fresh)).toThrow(/not here/)
})

test('hashes are made by the first secret and found by all of them', () => {
  const changing = `${other},${one}`
  expect(keyedHash(changing, 'use', 'x')).toEqual(keyedHash(other, 'use', 'x'))
  expect(keyedHashes(changing, 'use', 'x')).toContainEqual(keyedHash(one, 'use', 'x'))
})
