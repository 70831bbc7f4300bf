import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import path from 'node:path'
import { FrameFailure } from '../frame/failures.ts'

/** Nothing but reading code and running the decoder; no file is written, no program started. */
const execArgv = [
  '--permission',
  '--allow-addons',
  '--allow-fs-read=*',
  '--max-old-space-size=128',
  '--disable-warning=SecurityWarning',
  '--disable-warning=ExperimentalWarning',
]
const startMs = 60_000
const idleMs = 30_000
/** A hostile picture that took the process over has it for so many at most. */
const picturesEach = 20
const maxWaiting = 50

type Pending = { file: Buffer; done: (picture: Buffer | null) => void }
type Manners = { program?: string; patienceMs?: number }

/**
 * Decodes pictures one after the other in a process of their own, which knows no secret and no
 * database: what a hostile picture could do to a decoder it does there. One that takes too long or
 * too much memory ends the process; the picture is then none, and the next one gets a new process.
 */
export function createRedrawing({
  program = path.join(import.meta.dirname, 'redraw-worker.ts'),
  patienceMs = 20_000,
}: Manners = {}): (file: Buffer) => Promise<Buffer | null> {
  const waiting: Pending[] = []
  let child: ChildProcess | null = null
  let isReady = false
  let current: Pending | null = null
  let drawn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
    timer.unref()
  }

  function end(): void {
    child?.removeAllListeners()
    child?.kill('SIGKILL')
    child = null
    isReady = false
  }

  function settle(picture: Buffer | null): void {
    const settled = current
    current = null
    if (drawn >= picturesEach) end()
    settled?.done(picture)
    next()
  }

  /** It took too long, too much, or is gone. */
  function giveUp(): void {
    end()
    settle(null)
  }

  function start(): void {
    child = startProcess(program, { ready: feed, drawn: settle, gone: giveUp })
    drawn = 0
    wait(startMs, giveUp)
  }

  function feed(): void {
    isReady = true
    if (!current) return
    drawn += 1
    wait(patienceMs, giveUp)
    child?.send(current.file, (failure) => failure && giveUp())
  }

  function next(): void {
    if (current) return
    current = waiting.shift() ?? null
    if (!current) wait(idleMs, end)
    else if (isReady) feed()
    else if (!child) start()
  }

  return (file) => {
    if (waiting.length >= maxWaiting) throw new FrameFailure('unavailable')
    return new Promise((done) => {
      waiting.push({ file, done })
      next()
    })
  }
}

type Hears = { ready: () => void; drawn: (picture: Buffer | null) => void; gone: () => void }

function startProcess(program: string, hears: Hears): ChildProcess {
  const child = fork(program, { execArgv, env: {}, serialization: 'advanced', stdio: 'ignore' })
  child.on('message', (said: 'ready' | Uint8Array | null) => {
    if (said === 'ready') hears.ready()
    else hears.drawn(said && Buffer.from(said))
  })
  child.on('error', hears.gone)
  child.on('exit', hears.gone)
  // Nobody waits for it: it leaves with the server.
  child.unref()
  child.channel?.unref()
  return child
}
