import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { compileCache, root, server } from '../../../scripts/processes.ts'

export type ServerProcess = {
  /** With -9: it has no time to finish anything. */
  kill(): Promise<void>
  stop(): Promise<void>
  untilReady(): Promise<void>
}

const readyLimitMs = 60_000

/** `onOwnEnd` hears of an end that neither kill nor stop asked for; `from`: of which checkout. */
export async function startServerProcess(
  env: Record<string, string>,
  url: string,
  onOwnEnd: (how: string) => void,
  from = root,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, server.words, {
    cwd: from,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, ...env },
    // The channel ends it when this process is gone, however that ended.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let isAsked = false
  let lastWords = ''
  child.stderr?.on('data', (part: Buffer) => {
    lastWords = (lastWords + part.toString()).slice(-2_000)
  })
  child.once('exit', (code, signal) => {
    if (!isAsked) onOwnEnd(`the server ended with ${signal ?? code}: ${lastWords}`)
  })
  const end = async (signal: NodeJS.Signals) => {
    isAsked = true
    if (hasEnded(child)) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const untilReady = () => waitUntilReady(child, url + server.readyPath)
  await untilReady()
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), untilReady }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function waitUntilReady(child: ChildProcess, address: string): Promise<void> {
  const untilMs = Date.now() + readyLimitMs
  while (!hasEnded(child)) {
    if (Date.now() > untilMs) throw new Error('the server was not ready in time')
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
}
