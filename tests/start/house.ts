import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { KnownProcess } from '../../scripts/process-table.ts'
import { isStillRunning } from '../../scripts/process-table.ts'
import { freePort } from '../stack/free-port.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A start of the whole house as a person would do it, on ports and a folder of its own. */
export type House = {
  pid: number
  output: () => string
  /** Its exit code. */
  ended: Promise<number | null>
  untilOpen: () => Promise<void>
  isReady: () => Promise<boolean>
  stop: () => Promise<unknown>
}

export type Place = { dataDir: string; ports: Record<string, string> }

export function startHouse({ dataDir, ports }: Place, extra: Record<string, string> = {}): House {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, NO_COLOR: '1', DATA_DIR: dataDir, ...ports, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    untilOpen: () =>
      eventually(() => {
        if (child.exitCode !== null) throw new Error(`the start failed:\n${output}`)
        return output.includes('Parlour is open')
      }),
    isReady: () => isAnswering(`http://127.0.0.1:${ports.PORT}/readyz`),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Every process of the house on a folder, as it is written down there. */
export function listProcesses(dataDir: string): Record<string, KnownProcess> {
  const { starter, rooms } = readJson(path.join(dataDir, 'running.json'))
  const { postmaster } = readJson(path.join(dataDir, 'postgres/owner.json'))
  return { starter, ...rooms, postmaster }
}

export function listRunning(processes: Record<string, KnownProcess>): string[] {
  return Object.keys(processes).filter((name) => {
    const known = processes[name]
    return known !== undefined && isStillRunning(known)
  })
}

/** Asks again and again, for as long as a slow machine may need. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const untilMs = Date.now() + 180_000
  while (!(await isTrue())) {
    if (Date.now() > untilMs) throw new Error(`did not happen in time: ${isTrue.toString()}`)
    await pause(50)
  }
}

export async function findFreePorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of ['PORT', 'ARCADE_PORT', 'SANDBOX_PORT', 'CONSOLE_PORT'])
    ports[name] = String(await freePort())
  return ports
}

export function listen(): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

export function portOf(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  return typeof address === 'object' && address ? String(address.port) : ''
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200
  } catch {
    return false
  }
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
