import { expect, test } from 'vitest'
import { fitWithin, toBase64 } from './pictures.ts'

test('a large photograph is scaled to its longer edge, a small one is left alone', () => {
  expect(fitWithin(4400, 3300)).toEqual({ width: 2200, height: 1650 })
  expect(fitWithin(3000, 6000)).toEqual({ width: 1100, height: 2200 })
  expect(fitWithin(800, 600)).toEqual({ width: 800, height: 600 })
})

test('a picture travels as base64, however long it is', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251)
  const text = await toBase64(new Blob([bytes]))
  const back = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)
  expect(back).toEqual(bytes)
})
