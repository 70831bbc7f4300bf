import { expect, test } from 'vitest'
import { openDensity } from './density.ts'

test('a picture stays as fine as the screen while frames come in time', () => {
  const density = openDensity()
  for (let frame = 0; frame < 1_000; frame++) density.note(16.7)
  expect(density.most()).toBe(2.5)
})

test('a few late frames, as when a game opens, change nothing', () => {
  const density = openDensity()
  for (const gapMs of [900, 300, 120, 16, 80]) density.note(gapMs)
  for (let frame = 0; frame < 100; frame++) density.note(16.7)
  for (const gapMs of [900, 300, 120, 16, 80]) density.note(gapMs)
  expect(density.most()).toBe(2.5)
})

test('frames that stay late make it coarser, step by step, and never less than a point', () => {
  const density = openDensity()
  for (let frame = 0; frame < 10; frame++) density.note(90)
  expect(density.most()).toBe(1.5)
  for (let frame = 0; frame < 1_000; frame++) density.note(90)
  expect(density.most()).toBe(1.2)
})
