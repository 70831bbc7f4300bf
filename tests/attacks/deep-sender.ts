import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sending } from './deep-senders.ts'

/**
 * Sends deep bodies until told to stop. An attacker has a machine of their own: here they stand
 * back behind whoever is measured, make their bytes once, load nothing else, and no more comes from
 * them than a line of a gigabit carries.
 */
const bytesPerMs = 125_000
const partBytes = 64 * 1024
const part = Buffer.alloc(partBytes, '[')
const statusAt = 'HTTP/1.1 '.length

let isStopped = false
const answers: string[] = []
process.once('disconnect', () => process.exit(0))
process.on('message', (told: Sending | 'stop') => {
  if (told === 'stop') isStopped = true
  else void sendAll(told)
})

async function sendAll({ heads, bytes, ...target }: Sending): Promise<void> {
  const send = async (head: string) => {
    while (!isStopped) answers.push(await post(connect(target), head, bytes))
  }
  process.send?.('begun')
  await Promise.all(heads.map(send))
  process.send?.(answers)
}

/** The status, or that the line was cut before an answer came. */
async function post(line: Socket, head: string, bytes: number): Promise<string> {
  const ended = new AbortController()
  const answered = once(line, 'data').finally(() => ended.abort())
  line.write(head)
  void pour(line, bytes, ended.signal)
  try {
    const [answer] = (await answered) as [Buffer]
    return answer.toString('latin1', statusAt, statusAt + 3)
  } catch {
    return 'cut'
  } finally {
    line.on('error', () => undefined).destroy()
  }
}

/** Part by part, at the pace of the line, until all is sent or an answer came. */
async function pour(line: Socket, bytes: number, signal: AbortSignal): Promise<void> {
  for (let sent = 0; sent < bytes; sent += partBytes) {
    await waitForLine()
    if (signal.aborted) return
    const isTaken = line.write(part.subarray(0, bytes - sent))
    if (!isTaken) await once(line, 'drain', { signal }).catch(() => undefined)
  }
}

let freeAt = 0
/** All senders together have one line. */
async function waitForLine(): Promise<void> {
  const now = performance.now()
  freeAt = Math.max(now, freeAt) + partBytes / bytesPerMs
  if (freeAt > now + 1) await pause(freeAt - now)
}
