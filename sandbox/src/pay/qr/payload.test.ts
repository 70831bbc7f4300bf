import { expect, test } from 'vitest'
import { amountField, crc16, field, seal } from './emv.ts'
import { promptPayPayload, qrPhPayload } from './payload.ts'

test.each([
  ['123456789', 0x29b1],
  ['', 0xffff],
  ['A', 0xb915],
])('the checksum of %j is the published one', (text, checksum) => {
  expect(crc16(text)).toBe(checksum)
})

test.each([
  ['00020101021129370016A000000677010111011300668999999995802TH5303764', 'FE29'],
  ['00020101021229370016A000000677010111011300668999999995802TH53037645406420.00', 'CF9E'],
])('a payload seen in the field is sealed with the same checksum', (fields, checksum) => {
  expect(seal(fields)).toBe(`${fields}6304${checksum}`)
})

test('a Thai code carries the transfer network, the amount and the reference', () => {
  const fields = decode(promptPayPayload({ amount: 30_005, reference: 'SO12AB' }))
  expect(fields).toMatchObject({ '00': '01', '01': '12', 53: '764', 54: '300.05', 58: 'TH' })
  expect(split(fields['29'])).toEqual({ '00': 'A000000677010111', '01': '0066000000000' })
  expect(split(fields['62'])).toEqual({ '05': 'SO12AB' })
})

test('a Philippine code carries the merchant scheme, the amount and the reference', () => {
  const fields = decode(qrPhPayload({ amount: 7, reference: 'SO34CD' }))
  expect(fields).toMatchObject({ '00': '01', '01': '12', 53: '608', 54: '0.07', 58: 'PH' })
  expect(split(fields['28'])).toMatchObject({ '00': 'ph.ppmi.p2m' })
  expect(split(fields['62'])).toEqual({ '05': 'SO34CD' })
})

test('every code has the fields the standard demands, the checksum last', () => {
  for (const payload of [promptPayPayload, qrPhPayload]) {
    const text = payload({ amount: 100, reference: 'SO1' })
    expect(Object.keys(decode(text))).toEqual(expect.arrayContaining(['52', '59', '60']))
    expect(text).toMatch(/6304[0-9A-F]{4}$/)
  }
})

test('a changed sign breaks the checksum', () => {
  const text = promptPayPayload({ amount: 100, reference: 'SO1' })
  expect(() => decode(text.replace('1.00', '9.00'))).toThrow('checksum')
})

test('a field that cannot be written is refused', () => {
  expect(() => field('1', 'x')).toThrow()
  expect(() => field('01', '')).toThrow()
  expect(() => field('01', 'x'.repeat(100))).toThrow()
  for (const amount of [0, -1, 1.5]) expect(() => amountField(amount)).toThrow()
})

/** A reader written from the standard, sharing nothing with the writer but the checksum. */
function decode(text: string): Record<string, string> {
  const wanted = Number.parseInt(text.slice(-4), 16)
  if (crc16(text.slice(0, -4)) !== wanted) throw new Error('wrong checksum')
  return split(text)
}

function split(text = ''): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < text.length;) {
    const id = text.slice(at, at + 2)
    const length = Number(text.slice(at + 2, at + 4))
    if (id in fields || at + 4 + length > text.length) throw new Error(`broken at ${at}`)
    fields[id] = text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return fields
}
