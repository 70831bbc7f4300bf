import { beforeEach, expect, test, vi } from 'vitest'
import {
  isCheckDue,
  keepCheckMinutes,
  noteChecked,
  noteSeen,
  openPlayTime,
  readCheckMinutes,
} from './play-time.ts'

const minute = 60_000
const start = 1_800_000_000_000

beforeEach(() => {
  const [localStorage, sessionStorage] = [storageOf(new Map()), storageOf(new Map())]
  vi.stubGlobal('window', { localStorage, sessionStorage })
})

function storageOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the time goes on over another game, and begins anew after a rest', () => {
  const time = openPlayTime(start)
  noteSeen(time, start + 20 * minute)
  expect(openPlayTime(start + 25 * minute).startedAt).toBe(start)
  expect(openPlayTime(start + 60 * minute).startedAt).toBe(start + 60 * minute)
})

test('a check is due after the chosen minutes, and again as long after the answer', () => {
  const time = openPlayTime(start)
  expect(isCheckDue(time, 30, start + 29 * minute)).toBe(false)
  expect(isCheckDue(time, 30, start + 30 * minute)).toBe(true)
  noteChecked(time, start + 31 * minute)
  expect(isCheckDue(time, 30, start + 60 * minute)).toBe(false)
  expect(isCheckDue(time, 30, start + 61 * minute)).toBe(true)
})

test('sixty minutes unless something shorter was chosen', () => {
  expect(readCheckMinutes()).toBe(60)
  keepCheckMinutes(15)
  expect(readCheckMinutes()).toBe(15)
})
