import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { hopelessCode, root } from '../processes.ts'
import type { Patience } from './health.ts'
import { untilSilent } from './health.ts'
import { openLogFile } from './log-file.ts'
import type { LogFile } from './log-file.ts'
import { createRestarts } from './restarts.ts'
import type { RunRecord } from './run-record.ts'
import { StopReason } from '../stop-reason.ts'
import { readableLine, sayAs } from './voice.ts'

/** A process that is started again when it ends without being asked to. */
export type RunningRoom = {
  stop(): Promise<void>
  kill(): void
  log: LogFile
}

export type Surroundings = {
  dataDir: string
  environment: Record<string, string | undefined>
  record: RunRecord
  /** Nothing is started again while its database is away. */
  untilDatabase: () => Promise<void>
  giveUp: (reason: Error) => void
}

type Process = {
  name: string
  words: string[]
  /** Answers for as long as the process is of any use. */
  healthUrl: string
  patience: Patience
}

const graceMs = 10_000

export function startRoom(room: Process, surroundings: Surroundings): RunningRoom {
  const log = openLogFile(surroundings.dataDir, room.name)
  const say = sayAs(room.name)
  const restarts = createRestarts()
  let isStopping = false
  let child: ChildProcess | null = null
  let gone: Promise<unknown> = Promise.resolve()

  function launch(): void {
    const started = spawnRoom(room, surroundings)
    child = started
    hear(started, log, say)
    if (started.pid) surroundings.record.note(room.name, started.pid)
    const ended = endOf(started)
    gone = ended
    void endWhenHung(started, ended)
    void ended.then((reason) => (isStopping ? undefined : comeBack(reason)))
  }

  async function endWhenHung(started: ChildProcess, ended: Promise<string>): Promise<void> {
    const watching = new AbortController()
    void ended.then(() => watching.abort())
    const isHung = await untilSilent(room.healthUrl, room.patience, watching.signal)
    if (!isHung || isStopping) return
    say(`no longer answers at ${room.healthUrl}: it hangs and is ended`)
    started.kill('SIGTERM')
    const insist = setTimeout(() => started.kill('SIGKILL'), room.patience.graceMs)
    await ended
    clearTimeout(insist)
  }

  async function comeBack(reason: string): Promise<void> {
    if (reason === describeCode(hopelessCode)) return surroundings.giveUp(hopeless(room, log))
    const delayMs = restarts.nextDelayMs(Date.now())
    if (delayMs === null) return surroundings.giveUp(tooOften(room, reason, log))
    say(`ended unexpectedly (${reason}), starting it again`)
    await pause(delayMs)
    await surroundings.untilDatabase()
    if (!isStopping) launch()
  }

  async function stop(): Promise<void> {
    isStopping = true
    child?.kill('SIGTERM')
    const insist = setTimeout(() => child?.kill('SIGKILL'), graceMs)
    await gone
    clearTimeout(insist)
  }

  launch()
  return { stop, log, kill: () => void child?.kill('SIGKILL') }
}

const endWithParent = path.join(import.meta.dirname, 'end-with-parent.ts')

/** The group of its own keeps Ctrl-C in a terminal from reaching it before we say so. */
function spawnRoom(room: Process, { environment }: Surroundings): ChildProcess {
  return spawn(process.execPath, ['--import', endWithParent, ...room.words], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
}

function hear(child: ChildProcess, log: LogFile, say: (line: string) => void): void {
  for (const input of [child.stdout, child.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      log.write(line)
      const text = readableLine(line)
      if (text) say(text)
    })
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, name) => resolve(name ?? describeCode(code)))
  })
}

function describeCode(code: number | null): string {
  return `code ${code}`
}

function hopeless({ name }: Process, log: LogFile): StopReason {
  return new StopReason(`The ${name} cannot run: it said why above, and in ${log.file}.`)
}

function tooOften({ name }: Process, reason: string, log: LogFile): StopReason {
  return new StopReason(`The ${name} ended too often (${reason}). Its log is ${log.file}.`)
}
