import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

test('a copy with the same secret starts', async () => {
  const copy = await stack.another()
  expect((await fetch(`${copy.url}/readyz`)).status).toBe(200)
  await copy.stop()
})

test('a copy with another secret refuses to start and says what to do', async () => {
  const start = stack.another({}, { PARLOUR_SECRET: 'x'.repeat(64) })
  await expect(start).rejects.toThrow(
    /PARLOUR_SECRET: is not the secret this database was filled with.* secrets\.json/,
  )
})
