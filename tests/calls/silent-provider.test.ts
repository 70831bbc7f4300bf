import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

const lines: Socket[] = []
let asked = 0
const silent = createServer((line) => {
  lines.push(line.on('error', () => undefined))
  line.once('data', () => (asked += 1))
})
let stack: Stack
beforeAll(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const env = { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_SECRET: 'x' }
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env })
})
afterAll(async () => {
  await stack.stop()
  for (const line of lines) line.destroy()
  silent.close()
})

test('a provider that never answers is given up and not asked by the next one', async () => {
  for (let i = 0; i < 3; i++) {
    const { appLoginThirdConfigList } = await stack.ok('preLogin', {})
    expect(appLoginThirdConfigList).toEqual([])
  }
  expect(asked).toBe(1)
})
