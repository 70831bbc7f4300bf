import { expect, test } from 'vitest'
import { isStorable } from './input.ts'

test.each(['', 'มะลิ', '😀', '\u{10ffff}', '\\u0000', '\ufffe'])('%j can be kept', (text) => {
  expect(isStorable({ text })).toBe(true)
})

test.each(['\0', 'a\0b', '\ud800', 'a\udfffb', '\udc00\ud800'])('%j cannot', (text) => {
  expect(isStorable({ text })).toBe(false)
  expect(isStorable({ list: [{ text }] })).toBe(false)
  expect(isStorable({ list: [{ [text]: 1 }] })).toBe(false)
})
