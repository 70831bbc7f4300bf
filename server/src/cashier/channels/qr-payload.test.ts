import { expect, test } from 'vitest'
import { isPayableQr } from './qr-payload.ts'

/** An instant transfer of 300.00 in Thailand, to a number nobody has. */
const payload =
  '00020101021229370016A000000677010111011300660000000005204000053037645406300.005802TH' +
  '5907PARLOUR6007BANGKOK630425BB'

test('a whole code of the right amount can be paid', () => {
  expect(isPayableQr(payload, 300_00)).toBe(true)
})

test.each([
  ['another amount was asked for', payload, 300_01],
  ['the amount was changed', payload.replace('300.00', '900.00'), 900_00],
  ['the account was changed', payload.replace('0066000000000', '0066812345678'), 300_00],
  ['the checksum is cut off', payload.slice(0, -8), 300_00],
  ['a field is longer than the rest', payload.replace('5802TH', '5899TH'), 300_00],
  ['it is not a code at all', 'https://example.com', 300_00],
  ['it is empty', '', 300_00],
])('not when %s', (_what, text, amount) => {
  expect(isPayableQr(text, amount)).toBe(false)
})
