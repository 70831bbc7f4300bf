import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

async function start(): Promise<ChildProcess> {
  const env = {
    ARCADE_PORT: '0',
    PLATFORM_URL: 'http://lobby.example',
    ARCADE_WALLET_SECRET: 'wallet-secret-for-tests',
  }
  const child = fork(program, { silent: true, env })
  if (!child.stdout) throw new Error('no output to read')
  const [line] = await once(child.stdout, 'data')
  const { msg } = JSON.parse(String(line))
  const health = await fetch(`${String(msg).replace(/^.* at /, '')}/healthz`)
  expect(await health.json()).toEqual({ ok: true })
  return child
}

test.each([
  ['SIGTERM', (child: ChildProcess) => child.kill('SIGTERM')],
  ['SIGINT', (child: ChildProcess) => child.kill('SIGINT')],
  ['losing the start script', (child: ChildProcess) => child.disconnect()],
])('%s ends it cleanly', { timeout: 60_000 }, async (_what, end) => {
  const child = await start()
  const ended = once(child, 'exit')
  end(child)
  expect(await ended).toEqual([0, null])
})

test('without settings it says all that is missing and stops', { timeout: 60_000 }, async () => {
  const child = fork(program, { silent: true, env: {} })
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toContain('PLATFORM_URL')
  expect(said).toContain('ARCADE_WALLET_SECRET')
})
