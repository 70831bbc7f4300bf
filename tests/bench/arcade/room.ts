import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../../../scripts/processes.ts'
import { freePort } from '../../stack/free-port.ts'
import type { Ready } from './house.ts'

export type Room = {
  url: string
  /** Of players who sit at a slot and have chosen their words. */
  bearers: string[]
  /** Microseconds of processor so far. */
  used(): number
  stop(): Promise<void>
}

/** The arcade as it runs in production, with its store on disk. */
export async function openRoom(ready: Ready, more: Record<string, string> = {}): Promise<Room> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  const port = String(await freePort())
  const child = spawn(process.execPath, [...process.execArgv, 'arcade/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PLATFORM_URL: ready.url,
      ARCADE_WALLET_SECRET: ready.secret,
      ARCADE_PORT: port,
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '10000000',
      LOG_LEVEL: 'error',
      ...more,
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(child, url)
  await untilAtRest(child)
  const bearers = await Promise.all(ready.players.map((player) => sit(url, player)))
  return {
    url,
    bearers,
    used: () => usedBy(child),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('the arcade has ended')
    await pause(50)
  }
}

/** It packs what browsers fetch after it has begun to listen. */
async function untilAtRest(child: ChildProcess): Promise<void> {
  for (
    let before = -Infinity, now = usedBy(child);
    now - before > restMicros;
    now = usedBy(child)
  ) {
    before = now
    await pause(1_000)
  }
}

async function sit(url: string, { playerId, gameId, token }: Ready['players'][0]): Promise<string> {
  const body = { token, playerId, gameId, currency: 'THB', locale: 'th-TH', platform: '0' }
  const opened = await post(`${url}/play/${gameId}/session`, body)
  const { bearer, seeds } = opened as { bearer: string; seeds: { nextCommitment: string } }
  const words = { playerSeed: `words-of-${playerId}`, commitment: seeds.nextCommitment }
  await post(`${url}/play/${gameId}/rotate`, words, bearer)
  return bearer
}

async function post(url: string, body: object, bearer = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

const tickMicros = 10_000
/** What its clocks take of a second. */
const restMicros = 200_000

function usedBy({ pid }: ChildProcess): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMicros
  } catch {
    // The system does not tell.
    return 0
  }
}
