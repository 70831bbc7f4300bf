import { expect, test } from 'vitest'
import type { LockedRow } from './account.ts'
import { createFactMemory } from './facts.ts'

const seen = { mark: 3, siteVersion: 5, rules: 7 }
const row = { playerId: 1, nowMs: 1000, ...seen } as LockedRow

test('a fact is good while its marks stand and its moment has not come', () => {
  const memory = createFactMemory()
  expect(memory.listUnknown([1, 2])).toEqual([1, 2])
  memory.keep([{ playerId: 1, ...seen, fact: 'known', untilMs: 2000 }])
  expect(memory.listUnknown([1, 2])).toEqual([2])
  expect(memory.listStale([row])).toEqual([])
  expect(memory.addTo(row).fact).toBe('known')
  expect(memory.listStale([{ ...row, mark: 4 }])).toEqual([1])
  expect(memory.listStale([{ ...row, mark: 2 }])).toEqual([1])
  expect(memory.listStale([{ ...row, siteVersion: 6 }])).toEqual([1])
  expect(memory.listStale([{ ...row, rules: 8 }])).toEqual([1])
  expect(memory.listStale([{ ...row, nowMs: 1999 }])).toEqual([])
  expect(memory.listStale([{ ...row, nowMs: 2000 }])).toEqual([1])
})

test('whoever was read longest ago is forgotten first', () => {
  const memory = createFactMemory()
  const fact = { ...seen, fact: null, untilMs: null }
  for (let playerId = 1; playerId <= 10_000; playerId++) memory.keep([{ playerId, ...fact }])
  memory.keep([{ playerId: 1, ...fact }])
  memory.keep([{ playerId: 10_001, ...fact }])
  expect(memory.listUnknown([1, 2, 3, 10_001])).toEqual([2])
})
