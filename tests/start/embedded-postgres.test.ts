import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { StopReason } from '../../scripts/stop-reason.ts'
import { eventually } from './house.ts'

let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-postgres-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = () => startEmbeddedPostgres({ dataDir, log: () => {} })
const pidFile = () => path.join(dataDir, 'postgres/cluster/postmaster.pid')

async function expectToRun(postgres: EmbeddedPostgres): Promise<void> {
  expect(readFileSync(pidFile(), 'utf8').split('\n')[0]).toBe(String(postgres.pid))
  await postgres.stop()
}

/** Starts PostgreSQL from another process, as an earlier start would have. */
async function startElsewhere(): Promise<{ kill: () => Promise<unknown> }> {
  const module = path.resolve(import.meta.dirname, '../../scripts/embedded-postgres.ts')
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    console.log('up')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  await eventually(() => output.includes('up'))
  const ended = once(child, 'exit')
  return {
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

test('a folder in use is refused, and the user is named', async () => {
  const postgres = await start()
  await expect(start()).rejects.toThrow(
    `Process ${process.pid} already runs PostgreSQL (process ${postgres.pid})`,
  )
  await expectToRun(postgres)
})

test('a killed owner takes PostgreSQL with it, and the next start works', async () => {
  const earlier = await startElsewhere()
  await earlier.kill()
  await expectToRun(await start())
})

test('owner and PostgreSQL killed together leave nothing in the way', async () => {
  const earlier = await startElsewhere()
  const pid = Number.parseInt(readFileSync(pidFile(), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  await earlier.kill()
  await expectToRun(await start())
})

test('a pid file whose number now belongs to another program is no obstacle', async () => {
  const earlier = await startElsewhere()
  const text = readFileSync(pidFile(), 'utf8')
  process.kill(Number.parseInt(text, 10), 'SIGKILL')
  await earlier.kill()
  writeFileSync(pidFile(), text.replace(/^\d+/, String(process.ppid)))
  await expectToRun(await start())
})

test('the end of PostgreSQL is reported, and only when nobody asked for it', async () => {
  const reasons: string[] = []
  const postgres = await start()
  postgres.onExit((reason) => reasons.push(reason))
  process.kill(postgres.pid, 'SIGKILL')
  await eventually(() => reasons.length > 0)
  const next = await start()
  next.onExit((reason) => reasons.push(reason))
  await next.stop()
  expect(reasons).toEqual(['SIGKILL'])
})

const damages: [name: string, file: string, left: string | null, said: RegExp][] = [
  ['an empty pg_control', 'global/pg_control', '', /pg_control.*restore the whole DATA_DIR/],
  ['no PG_VERSION', 'PG_VERSION', null, /PG_VERSION is missing.*restore the whole DATA_DIR/],
  ['another version', 'PG_VERSION', '15\n', /by PostgreSQL version 15.*Move it to this version/],
]

test.each(damages)(
  '%s is told in one sentence, and nothing is made',
  async (_, name, left, said) => {
    await (await start()).stop()
    const cluster = path.join(dataDir, 'postgres/cluster')
    const file = path.join(cluster, name)
    const whole = readFileSync(file)
    if (left === null) rmSync(file)
    else writeFileSync(file, left)
    const error = await start().then(
      () => new Error('it started'),
      (reason: Error) => reason,
    )
    writeFileSync(file, whole)
    expect(error).toBeInstanceOf(StopReason)
    expect(error.message).toContain(`PostgreSQL does not start on ${cluster}: `)
    expect(error.message).toMatch(said)
    expect(error.message).not.toContain('\n')
    expect(existsSync(`${cluster}.draft`)).toBe(false)
  },
)
