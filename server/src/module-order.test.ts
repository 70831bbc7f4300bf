import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './app.ts'
import { moduleOrder } from './module-order.ts'

test('the page on architecture shows the order of modules', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8')
  expect(page).toContain(`\`${moduleOrder.join(' → ')}\``)
})

test('the wiring names every module, in the order', () => {
  expect(Object.keys(modules)).toEqual(['frame', ...moduleOrder])
})
