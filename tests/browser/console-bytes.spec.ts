import path from 'node:path'
import { expect, test } from '@playwright/test'
import { weighBuild } from './support/weigh-build.ts'

const limits = { first: 110_000, screen: 35_000, styles: 18_000 }

test('the console begins with 110 kB of JavaScript, and no screen brings more than 35', () => {
  const built = weighBuild(path.resolve(import.meta.dirname, '../../console/dist'))
  const { first, styles, lazy } = built
  const heavy = lazy.filter(({ bytes }) => bytes > limits.screen)
  expect(heavy, JSON.stringify(built)).toEqual([])
  expect(lazy.length).toBeGreaterThan(15)
  expect(first).toBeGreaterThan(40_000)
  expect(first).toBeLessThanOrEqual(limits.first)
  expect(styles).toBeLessThanOrEqual(limits.styles)
})
