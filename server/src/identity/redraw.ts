import { spawn } from 'node:child_process'
import path from 'node:path'
import { FrameFailure } from '../frame/failures.ts'
import { frameOf, readFrames } from './frames.ts'

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
/** Far more than a drawing of the largest size takes. */
const longestDrawing = 32 * 1024 * 1024

type Pending = { file: Buffer; done: (picture: Buffer | null) => void }
type Manners = { program?: string; patienceMs?: number; style?: 'photograph' | 'drawing' }

/**
 * Decodes pictures one after the other in a process of their own, which knows no secret and no
 * database: what a hostile picture could do to a decoder it does there. One that takes too long or
 * too much memory ends the process; the picture is then none, and the next one gets a new process.
 */
export function createRedrawing({
  program = path.join(import.meta.dirname, 'redraw-worker.ts'),
  patienceMs = 20_000,
  style = 'photograph',
}: Manners = {}): (file: Buffer) => Promise<Buffer | null> {
  const waiting: Pending[] = []
  let decoder: Decoder | null = null
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
    decoder?.end()
    decoder = null
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
    decoder = startDecoder([program, style], { ready: feed, drawn: settle, gone: giveUp })
    drawn = 0
    wait(startMs, giveUp)
  }

  function feed(): void {
    isReady = true
    if (!current) return
    drawn += 1
    wait(patienceMs, giveUp)
    decoder?.draw(current.file)
  }

  function next(): void {
    if (current) return
    current = waiting.shift() ?? null
    if (!current) wait(idleMs, end)
    else if (isReady) feed()
    else if (!decoder) start()
  }

  return (file) => {
    if (waiting.length >= maxWaiting) throw new FrameFailure('unavailable')
    return new Promise((done) => {
      waiting.push({ file, done })
      next()
    })
  }
}

type Decoder = { draw: (file: Buffer) => void; end: () => void }
type Hears = { ready: () => void; drawn: (picture: Buffer | null) => void; gone: () => void }

/**
 * Spoken with over two pipes, in bytes: a process that a picture took over can say what it likes,
 * and nothing it says is read as anything but a picture.
 */
function startDecoder(program: string[], hears: Hears): Decoder {
  const { execPath } = process
  const child = spawn(execPath, [...execArgv, ...program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let isReady = false
  let isEnded = false
  const hear = (act: () => void) => void (isEnded || act())
  const gone = () => hear(hears.gone)
  // Heard to the last, also after its end: the error of a broken pipe would end the house.
  for (const source of [child, child.stdin, child.stdout]) source.on('error', gone)
  child.on('exit', gone)
  readFrames(child.stdout, longestDrawing, {
    frame: (bytes) =>
      hear(() => {
        if (isReady) return hears.drawn(bytes.length > 0 ? bytes : null)
        isReady = true
        hears.ready()
      }),
    tooLong: gone,
  })
  // Nobody waits for it: it leaves with the server.
  for (const held of [child, child.stdin, child.stdout]) (held as { unref?: () => void }).unref?.()
  return {
    draw: (file) => void child.stdin.write(frameOf(file)),
    end: () => {
      isEnded = true
      child.kill('SIGKILL')
    },
  }
}
