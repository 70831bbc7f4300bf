import { expect, test } from 'vitest'
import type { Waiting } from './waiting-lines.ts'
import { createWaitingLines } from './waiting-lines.ts'

let arrived = 0
const ask = (provider: string, number: number): Waiting => {
  const named = { playerId: number, provider, key: `${provider}${number}`, roundId: 'r' }
  const item = { call: 'rollback', ...named, source: '', betKey: 'b' } as const
  const times = { number: arrived++, askedAt: 0, tries: 0 }
  return { item, ...times, resolve: () => undefined, reject: () => undefined }
}
const keys = (list: Waiting[]) => list.map(({ item }) => item.key).join(' ')

function linesOf(...asked: [provider: string, count: number][]) {
  const lines = createWaitingLines(5)
  for (const [provider, count] of asked)
    for (let number = 1; number <= count; number++) lines.add(ask(provider, number))
  return lines
}

test('a batch takes as many from each provider, in the order of their arrival', () => {
  const lines = linesOf(['a', 5], ['b', 1], ['c', 5])
  expect(keys(lines.take(6))).toBe('a1 a2 a3 b1 c1 c2')
  expect(keys(lines.take(9))).toBe('a4 a5 c3 c4 c5')
  expect(lines.isEmpty()).toBe(true)
  expect(lines.take(9)).toEqual([])
})

test('what fits into one batch is done in the order in which it was asked', () => {
  const lines = linesOf(['a', 1], ['b', 1], ['a', 1], ['b', 1])
  expect(keys(lines.take(9))).toBe('a1 b1 a1 b1')
})

test('one provider alone has the whole batch', () => {
  expect(keys(linesOf(['a', 5]).take(4))).toBe('a1 a2 a3 a4')
})

test('a full line is full for its own provider only', () => {
  const lines = linesOf(['a', 5])
  expect(lines.add(ask('a', 6))).toBe(false)
  expect(lines.add(ask('b', 1))).toBe(true)
})

test('who was taken already comes first again', () => {
  const lines = linesOf(['a', 4])
  lines.putBack(lines.take(2))
  expect(keys(lines.take(4))).toBe('a1 a2 a3 a4')
})
