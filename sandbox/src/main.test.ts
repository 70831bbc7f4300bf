import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { forkRoom } from '../../tests/stack/room-process.ts'
import { freePort } from './sandbox-fixture.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

async function start(): Promise<ChildProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = forkRoom(program, {
    SANDBOX_PORT: String(port),
    SANDBOX_URL: url,
    PUBLIC_URL: 'http://lobby.example',
    SANDBOX_SMS_SECRET: 'sms-secret-for-tests',
    SANDBOX_OIDC_SECRET: 'oidc-secret-for-tests',
    SANDBOX_PAYMENT_SECRET: 'payment-secret-for-tests',
  })
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true), 30_000)
  return child
}

test.each([
  ['SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
  ['SIGINT', (child: ChildProcess) => child.kill('SIGINT')],
  ['losing the start script', (child: ChildProcess) => child.disconnect()],
])('%s ends it cleanly', { timeout: 300_000 }, async (_what, end) => {
  const child = await start()
  const ended = once(child, 'exit')
  end(child)
  expect(await ended).toEqual([0, null])
})

test('without settings it says all that is missing and stops', { timeout: 300_000 }, async () => {
  const child = forkRoom(program, {})
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  expect(await once(child, 'close')).toEqual([1, null])
  for (const name of ['PUBLIC_URL', 'SANDBOX_URL', 'SMS_SECRET', 'OIDC_SECRET', 'PAYMENT_SECRET']) {
    expect(said).toContain(name)
  }
})
