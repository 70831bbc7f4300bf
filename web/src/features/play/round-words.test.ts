import { expect, test } from 'vitest'
import { isSign, proofAddress, roundPath, sayWords } from './round-words.ts'

test('a round has a page of its own', () => {
  expect(roundPath('a:b.c-1')).toBe('/record/bets/a:b.c-1')
})

test('the provider’s page is opened in the player’s language', () => {
  expect(proofAddress('https://games.example/rounds/r1', 'en-US')).toBe(
    'https://games.example/rounds/r1?locale=en-US',
  )
})

test('words are chosen by language, and plain ones stay', () => {
  expect(sayWords({ th: 'นาคา', en: 'Naga' }, 'th-TH')).toBe('นาคา')
  expect(sayWords({ th: 'นาคา', en: 'Naga' }, 'en-US')).toBe('Naga')
  expect(sayWords('2.5×', 'th-TH')).toBe('2.5×')
})

test.each([
  ['10♠', true],
  ['K♥', true],
  ['◆', true],
  ['↘', true],
  ['24×', false],
  ['W', false],
])('%s is a sign: %s', (cell, expected) => {
  expect(isSign(cell)).toBe(expected)
})
