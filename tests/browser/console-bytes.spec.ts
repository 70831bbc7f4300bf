import path from 'node:path'
import { expect, test } from '@playwright/test'
import { weighBuild } from './support/weigh-build.ts'

/** React and what keeps answers are nearly all of the door. */
const limits = { door: 95_000, first: 110_000, screen: 35_000, styles: 18_000 }

test('the console begins with 110 kB of JavaScript, and no screen brings more than 35', () => {
  const folder = path.resolve(import.meta.dirname, '../../console/dist')
  const built = weighBuild(folder, /\/Shell-/)
  const { door, first, styles, lazy } = built
  const heavy = lazy.filter(({ bytes }) => bytes > limits.screen)
  expect(heavy, JSON.stringify(built)).toEqual([])
  expect(lazy.length).toBeGreaterThan(15)
  expect(door).toBeGreaterThan(40_000)
  expect(door).toBeLessThanOrEqual(limits.door)
  expect(first).toBeGreaterThan(door)
  expect(first).toBeLessThanOrEqual(limits.first)
  expect(styles).toBeLessThanOrEqual(limits.styles)
})
