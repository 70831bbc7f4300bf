import { expect, test } from 'vitest'
import { clockText, countdownTone, isThreshold, timeParts } from './time-left.ts'

const minute = 60_000

test('a countdown is neutral above ten minutes, a warning from ten, bad from one', () => {
  expect(countdownTone(10 * minute + 1)).toBe('neutral')
  expect(countdownTone(10 * minute)).toBe('warn')
  expect(countdownTone(minute + 1)).toBe('warn')
  expect(countdownTone(minute)).toBe('bad')
  expect(countdownTone(0)).toBe('bad')
})

test('it is announced only when it passes ten minutes, one minute and the end', () => {
  expect(isThreshold(10 * minute + 400, 10 * minute - 600)).toBe(true)
  expect(isThreshold(minute + 1, minute)).toBe(true)
  expect(isThreshold(500, 0)).toBe(true)
  expect(isThreshold(10 * minute, 10 * minute - 1000)).toBe(false)
  expect(isThreshold(5 * minute, 5 * minute - 1000)).toBe(false)
  expect(isThreshold(0, 0)).toBe(false)
})

test('a tab that slept over a threshold still announces it on return', () => {
  expect(isThreshold(30 * minute, 20_000)).toBe(true)
})

test('the clock shows hours only while there are some', () => {
  const hours = 23 * 60 * minute + 41 * minute + 9000
  expect(clockText(timeParts(hours))).toBe('23:41:09')
  expect(clockText(timeParts(9 * minute + 42_000))).toBe('09:42')
  expect(clockText(timeParts(51 * 60 * minute))).toBe('51:00:00')
})

test('zero shows only when nothing is left', () => {
  expect(clockText(timeParts(1))).toBe('00:01')
  expect(clockText(timeParts(0))).toBe('00:00')
  expect(clockText(timeParts(-5000))).toBe('00:00')
})
