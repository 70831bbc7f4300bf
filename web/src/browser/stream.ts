import { makeEventReader } from './event-lines.ts'
import { tellListeners } from './server-events.ts'

const address = '/app/v1/stream'
const shortestGapMs = 1000
const longestGapMs = 30_000

/** Keeps the stream open with this token until the signal ends it. */
export async function keepStreamOpen(token: string, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const end = await readOnce(token, signal).catch(() => 'broken' as const)
    // The sign-in ended while nobody listened: what was said of it then is heard now.
    if (end === 'signedOut' && !signal.aborted) tellListeners({ topic: end, payload: null })
    // A refused token or a server without a stream: trying again would change nothing.
    if (end === 'signedOut' || end === 'refused') return
    failures = end === 'ended' ? 0 : failures + 1
    await pause(reconnectGapMs(failures, Math.random()), signal)
  }
}

/** Doubles with each failure, half of it left to chance: players must not return in step. */
export function reconnectGapMs(failures: number, chance: number): number {
  const whole = Math.min(longestGapMs, shortestGapMs * 2 ** failures)
  return Math.round(whole / 2 + (whole / 2) * chance)
}

/** The server says at least that it is there every 20 s: after three it is not. */
const silenceMs = 60_000

type End = 'ended' | 'signedOut' | 'refused' | 'broken'

async function readOnce(token: string, closing: AbortSignal): Promise<End> {
  const silence = new AbortController()
  const hear = makeTimer(silenceMs, () => silence.abort())
  try {
    return await read(token, AbortSignal.any([closing, silence.signal]), hear.again)
  } finally {
    hear.stop()
  }
}

async function read(token: string, signal: AbortSignal, heard: () => void): Promise<End> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
  const answer = await fetch(address, { headers, signal, credentials: 'same-origin' })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (answer.status === 401) return 'signedOut'
  if (!answer.ok || !isStream || !answer.body) return canRetry(answer) ? 'broken' : 'refused'
  const feed = makeEventReader(tellListeners)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return 'ended'
    heard()
    feed(value)
  }
}

/** Acts once nothing has begun it again for so long. */
function makeTimer(ms: number, act: () => void) {
  let timer = setTimeout(act, ms)
  const stop = () => clearTimeout(timer)
  const again = () => {
    stop()
    timer = setTimeout(act, ms)
  }
  return { again, stop }
}

function canRetry({ status }: Response): boolean {
  return status >= 500 || status === 429
}

function pause(gapMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, gapMs)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
