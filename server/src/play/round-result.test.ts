import { expect, test } from 'vitest'
import { readResult } from './round-result.ts'

test('a result told as the contract says is passed on', () => {
  const told = {
    names: { W: { th: 'นาคา', en: 'Naga' } },
    parts: [{ title: 'Spin', grid: [['W', 'W']], lit: [0], facts: [{ name: 'W', value: '5×' }] }],
    proof: { commitment: 'abc', playerSeed: 'mine', nonce: 3 },
  }
  expect(readResult(JSON.stringify(told))).toEqual(told)
})

test('any other result is told as names and values', () => {
  const told = {
    reels: ['cherry', 'bell'],
    feature: { kind: 'free', left: null },
    spins: [{ a: 1 }],
  }
  expect(readResult(JSON.stringify(told))).toEqual({
    parts: [
      {
        facts: [
          { name: 'reels', value: 'cherry, bell' },
          { name: 'feature · kind', value: 'free' },
          { name: 'feature · left', value: '–' },
          { name: 'spins · 0 · a', value: '1' },
        ],
      },
    ],
  })
})

test.each([
  [null, null],
  ['', null],
  ['{}', { parts: [] }],
  ['not JSON', { parts: [{ facts: [{ name: 'result', value: 'not JSON' }] }] }],
  ['7', { parts: [{ facts: [{ name: 'result', value: '7' }] }] }],
])('%j is told as %j', (told, shown) => {
  expect(readResult(told)).toEqual(shown)
})

test('a bottomless result is told as far as anybody would read', () => {
  const told = '['.repeat(8_000) + '{}' + ']'.repeat(7_998)
  expect(readResult(`${told}]]`)).toEqual({
    parts: [{ facts: [{ name: Array(8).fill('0').join(' · '), value: '…' }] }],
  })
})

test('an endless result is cut, not refused', () => {
  const told = JSON.stringify(Array.from({ length: 500 }, () => ({ text: 'x'.repeat(900) })))
  const facts = readResult(told)?.parts[0]?.facts ?? []
  expect(facts).toHaveLength(60)
  expect(facts[0]?.value).toHaveLength(200)
})
