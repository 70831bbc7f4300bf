import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { StopReason } from '../stop-reason.ts'
import type { Account } from './account.ts'
import { recordOwnership } from './former-server.ts'
import { explainLastWords } from './last-words.ts'
import type { Places } from './places.ts'

export type Postmaster = {
  pid: number
  /** Waits for transactions under way to be given up, then for the files to be complete. */
  stop(): Promise<void>
  /** Hears of an end nobody asked for. */
  onExit(listener: (reason: string) => void): void
}

type Options = {
  log: (line: string) => void
  settings: string[]
  isStandby: boolean
  isRestoring: boolean
}

const readyLimitMs = 120_000

export async function startPostmaster(
  places: Places,
  account: Account,
  { log, settings, isStandby, isRestoring }: Options,
): Promise<Postmaster> {
  recordOwnership(places, null)
  const child = spawnServer(places, account, settings)
  const recent: string[] = []
  const hear = (line: string) => {
    log(line)
    recent.push(line)
    if (recent.length > 30) recent.shift()
  }
  const words = isStandby ? readyToRead : readyToWrite
  // A day of a large house is played for hours; what cannot be played ends it by itself.
  const limitMs = isRestoring ? null : readyLimitMs
  await waitUntilReady(child, { words, limitMs, hear }).catch((error: Error) => {
    child.kill('SIGQUIT')
    throw new StopReason(explainLastWords([`error: ${error.message}`, ...recent], places.cluster))
  })
  const pid = child.pid ?? 0
  recordOwnership(places, pid)
  return watch(child, pid)
}

function spawnServer(places: Places, account: Account, settings: string[]): ChildProcess {
  const words = [...account.prefix, ...account.endWithParent, places.programs.postgres]
  const all = [...ownSettings(places), ...settings].flatMap((setting) => ['-c', setting])
  const [command = '', ...args] = [...words, '-D', places.cluster, ...all]
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in a terminal must not reach it before the server has stopped.
    detached: true,
    cwd: places.folder,
    ...account.user,
  })
}

function ownSettings({ socketFolder }: Places): string[] {
  return [
    'listen_addresses=',
    `unix_socket_directories="${socketFolder}"`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    'timezone=UTC',
    'log_timezone=UTC',
    // A backup that nobody takes any more must not fill the disk.
    'max_slot_wal_keep_size=4GB',
    // After a kill -9 every file is brought to the disk; one by one that takes seconds.
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
  ]
}

const readyToWrite = 'ready to accept connections'
const readyToRead = 'ready to accept read-only connections'

type Waiting = { words: string; limitMs: number | null; hear: (line: string) => void }

async function waitUntilReady(child: ChildProcess, { words, limitMs, hear }: Waiting) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const tellLate = () => reject(new Error('it was not ready in time'))
  const late = limitMs === null ? undefined : setTimeout(tellLate, limitMs)
  child.once('error', reject)
  // Not `exit`: it may come before the last words.
  child.once('close', (code, name) => reject(new Error(`it ended with ${name ?? code}`)))
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      hear(line)
      if (line.includes(words)) resolve()
    })
  await promise.finally(() => clearTimeout(late))
}

function watch(child: ChildProcess, pid: number): Postmaster {
  let isStopping = false
  const gone = new Promise<string>((resolve) => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    const tell = () => resolve(String(child.signalCode ?? child.exitCode))
    if (hasEnded) tell()
    else child.once('exit', tell)
  })
  return {
    pid,
    onExit: (listener) => void gone.then((reason) => isStopping || listener(reason)),
    async stop() {
      isStopping = true
      child.kill('SIGINT')
      const insist = setTimeout(() => child.kill('SIGQUIT'), 15_000)
      await gone
      clearTimeout(insist)
    },
  }
}
