import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { House, Place } from './house.ts'
import {
  eventually,
  findFreePorts,
  listen,
  listProcesses,
  listRunning,
  portOf,
  startHouse,
} from './house.ts'

let place: Place
const houses: House[] = []

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-start-'))
  place = { dataDir, ports: await findFreePorts() }
})

afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop()
})

afterAll(() => rmSync(place.dataDir, { recursive: true, force: true }))

function start(extra: Record<string, string> = {}): House {
  const house = startHouse(place, extra)
  houses.push(house)
  return house
}

async function open(): Promise<House> {
  const house = start()
  await house.untilOpen()
  return house
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal)
  } catch {
    // It is gone already, which is all a test wants.
  }
}

async function expectAllGone(processes: ReturnType<typeof listProcesses>): Promise<void> {
  await eventually(() => listRunning(processes).length === 0)
  const { PORT = '', ARCADE_PORT = '', SANDBOX_PORT = '' } = place.ports
  for (const port of [PORT, ARCADE_PORT, SANDBOX_PORT])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
}

describe('an ordinary day', () => {
  test('the first start makes everything, says where it is; SIGTERM leaves nothing', async () => {
    const house = await open()
    expect(await house.isReady()).toBe(true)
    expect(house.output()).toContain(`http://localhost:${place.ports.PORT}`)
    expect(house.output()).toMatch(/Demo +account \S+, password \S+/)
    const processes = listProcesses(place.dataDir)
    expect(listRunning(processes).toSorted()).toEqual([
      'arcade',
      'postmaster',
      'sandbox',
      'server',
      'starter',
    ])
    kill(house.pid, 'SIGTERM')
    expect(await house.ended).toBe(0)
    await expectAllGone(processes)
  })

  test('the second start makes nothing again, and one beside it is refused', async () => {
    const before = readSecrets()
    const house = await open()
    expect(readSecrets()).toBe(before)
    expect(house.output()).not.toMatch(/creating the database|building the web|migrating/)
    const beside = startHouse({ ...place, ports: await findFreePorts() })
    expect(await beside.ended).toBe(1)
    expect(beside.output()).toContain(`already runs on ${place.dataDir} (process ${house.pid})`)
    expect(await house.isReady()).toBe(true)
  })

  test('a stop that comes while it is still starting is heard too', async () => {
    const house = start()
    await eventually(() => listRunningOrNone().includes('arcade'))
    const processes = listProcesses(place.dataDir)
    kill(house.pid, 'SIGINT')
    expect(await house.ended).toBe(0)
    await expectAllGone(processes)
  })
})

describe('kill -9', () => {
  test('of a room or the database: each is started again', async () => {
    const house = await open()
    for (const room of ['server', 'arcade', 'sandbox', 'postmaster']) {
      const before = listProcesses(place.dataDir)[room]
      kill(before?.pid, 'SIGKILL')
      await eventually(() => {
        const now = listProcesses(place.dataDir)[room]
        return Boolean(now) && now?.pid !== before?.pid
      })
      await eventually(house.isReady)
    }
    for (const room of ['server', 'arcade', 'sandbox'])
      expect(house.output()).toMatch(new RegExp(`${room} +│ ended unexpectedly \\(SIGKILL\\)`))
  })

  test('of the start itself ends the rest; that or all at once hinder no next', async () => {
    const house = await open()
    const processes = listProcesses(place.dataDir)
    kill(house.pid, 'SIGKILL')
    await house.ended
    const next = await open()
    expect(listRunning(processes)).toEqual([])
    expect(await next.isReady()).toBe(true)
    for (const { pid } of Object.values(listProcesses(place.dataDir))) kill(pid, 'SIGKILL')
    await next.ended
    expect(await (await open()).isReady()).toBe(true)
  })
})

describe('what is refused', () => {
  test('a port in use is named before anything starts', async () => {
    const other = await listen()
    const house = start({ ARCADE_PORT: portOf(other) })
    expect(await house.ended).toBe(1)
    expect(house.output()).toContain(`port ${portOf(other)} is in use`)
    expect(house.output()).toContain('ARCADE_PORT')
    await new Promise((done) => void other.close(done))
  })

  test('bad settings are all listed at once', async () => {
    const file = path.join(place.dataDir, 'a-file')
    writeFileSync(file, '')
    const house = start({ PORT: 'abc', SANDBOX_PORT: '70000', LOG_LEVEL: 'loud', DATA_DIR: file })
    expect(await house.ended).toBe(1)
    for (const name of ['PORT', 'SANDBOX_PORT', 'LOG_LEVEL', 'DATA_DIR'])
      expect(house.output()).toContain(`- ${name}: `)
  })

  test('a folder that cannot be made is told at once, in one sentence', async () => {
    const house = start({ DATA_DIR: '/proc/nope' })
    expect(await house.ended).toBe(1)
    expect(house.output()).toContain('/proc/nope cannot be used (ENOENT)')
    expect(house.output()).not.toContain('    at ')
  })

  test('lost secrets of a database that is there are asked for, not replaced', async () => {
    const file = path.join(place.dataDir, 'secrets.json')
    renameSync(file, `${file}.away`)
    const house = start()
    expect(await house.ended).toBe(1)
    expect(house.output()).toContain(`${file} is missing: restore it from a backup`)
    expect(existsSync(file)).toBe(false)
    renameSync(`${file}.away`, file)
  })

  test('other secrets than those the database was filled with are refused', async () => {
    const house = start({ PARLOUR_SECRET: 'x'.repeat(64) })
    expect(await house.ended).toBe(1)
    expect(house.output()).toContain('is not the secret this database was filled with')
    expect(house.output()).not.toContain('    at ')
  })

  test('a database that cannot be reached is named, without its password', async () => {
    const house = start({ DATABASE_URL: 'postgres://house:hidden@127.0.0.1:1/parlour' })
    expect(await house.ended).toBe(1)
    expect(house.output()).toContain('the database parlour at 127.0.0.1:1 cannot be used')
    expect(house.output()).not.toMatch(/hidden| {4}at /)
  })
})

function readSecrets(): string {
  return readFileSync(path.join(place.dataDir, 'secrets.json'), 'utf8')
}

/** Before the start has written down what it runs there is nothing to list. */
function listRunningOrNone(): string[] {
  try {
    return listRunning(listProcesses(place.dataDir))
  } catch {
    return []
  }
}
