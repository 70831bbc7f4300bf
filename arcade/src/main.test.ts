import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { forkRoom } from '../../tests/stack/room-process.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

const env = {
  ARCADE_PORT: '0',
  PLATFORM_URL: 'https://lobby.example',
  ARCADE_WALLET_SECRET: 'wallet-secret-for-tests-of-32-characters',
}

async function start(): Promise<ChildProcess> {
  const child = forkRoom(program, env)
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
  expect(said).toContain('PLATFORM_URL')
  expect(said).toContain('ARCADE_WALLET_SECRET')
})

test(
  'a damaged store is named, left as it is and not tried again',
  { timeout: 300_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-arcade-'))
    const file = path.join(dataDir, 'arcade/arcade.db')
    mkdirSync(path.dirname(file))
    writeFileSync(file, 'garbage'.repeat(1000))
    const child = forkRoom(program, { ...env, DATA_DIR: dataDir })
    let said = ''
    child.stderr?.on('data', (text) => (said += String(text)))
    expect(await once(child, 'close')).toEqual([78, null])
    expect(said).toMatch(
      /^arcade: \S+arcade\.db is damaged \(file is not a database\): restore .*\n$/,
    )
    expect(readFileSync(file, 'utf8')).toBe('garbage'.repeat(1000))
    rmSync(dataDir, { recursive: true })
  },
)
