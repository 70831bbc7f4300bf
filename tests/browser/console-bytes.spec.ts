import path from 'node:path'
import { expect, test } from '@playwright/test'
import { weighBuild } from './support/weigh-build.ts'

/** React alone is 60 kB of what the door is sent. */
const limits = { door: 82_000, first: 110_000, screen: 35_000, styles: 18_000 }

test('the door, then 110 kB of JavaScript, and no screen brings more than 35', () => {
  const built = weighBuild(path.resolve(import.meta.dirname, '../../console/dist'))
  const { first: door, styles, lazy } = built
  const shell = lazy.find(({ name }) => /\/Shell-/.test(name))?.bytes ?? Infinity
  const heavy = lazy.filter(({ bytes }) => bytes > limits.screen)
  expect(heavy, JSON.stringify(built)).toEqual([])
  expect(lazy.length).toBeGreaterThan(15)
  expect(door).toBeGreaterThan(40_000)
  expect(door).toBeLessThanOrEqual(limits.door)
  expect(door + shell).toBeLessThanOrEqual(limits.first)
  expect(styles).toBeLessThanOrEqual(limits.styles)
})
