import { setTimeout as pause } from 'node:timers/promises'
import { StopReason } from '../stop-reason.ts'

const limitMs = 60_000

/** Asks until the answer is 200. */
export async function waitUntilReady(url: string, name: string, signal: AbortSignal) {
  const untilMs = Date.now() + limitMs
  while (!(await isReady(url))) {
    signal.throwIfAborted()
    if (Date.now() > untilMs)
      throw new StopReason(`The ${name} was not ready after ${limitMs / 1000} s (${url}).`)
    await pause(50)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
