import { expect, test } from 'vitest'
import { normalise, termsOf } from './normalise.ts'

test.each([
  ['Royal Hold’em', 'royalholdem'],
  ['Roulette Lumière', 'roulettelumiere'],
  ['ป๊อกเด้งเก้าคู่', 'ปอกเดงเกาคู'],
  ['แบล็คแจ็ค 21', 'แบลคแจค21'],
  ['เสือ-มังกร', 'เสือมังกร'],
  ['  ', ''],
])('%s', (text, form) => {
  expect(normalise(text)).toBe(form)
})

test('both ways of writing the same Thai vowel meet', () => {
  expect(normalise('น\u0e33')).toBe(normalise('น\u0e4d\u0e32'))
})

test('a question is taken word by word', () => {
  expect(termsOf(' Naga  slot ')).toEqual(['naga', 'slot'])
})
