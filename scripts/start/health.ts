import { setTimeout as pause } from 'node:timers/promises'

/** How patient the start is with a room that says nothing. */
export type Patience = {
  everyMs: number
  mostSilences: number
  /** A room that was only just started has this long for its first answer. */
  firstAnswerMs: number
  /** One that hangs hears nothing; one that is only slow may still end its work. */
  graceMs: number
}

export const patience: Patience = {
  everyMs: 5000,
  mostSilences: 3,
  firstAnswerMs: 60_000,
  graceMs: 2000,
}

/**
 * Asks again and again whether a room still answers, as a process whose event loop hangs runs on
 * without a word. Resolves to true when it has been silent too often, to false when aborted.
 */
export async function untilSilent(
  url: string,
  { everyMs, mostSilences, firstAnswerMs }: Patience,
  signal: AbortSignal,
): Promise<boolean> {
  let silencesLeft = Math.ceil(firstAnswerMs / everyMs)
  while (silencesLeft > 0 && !signal.aborted) {
    const [isAnswering] = await Promise.all([isAlive(url, everyMs), rest(everyMs, signal)])
    silencesLeft = isAnswering ? mostSilences : silencesLeft - 1
  }
  return !signal.aborted
}

/** Any answer is a sign of life; whether it is a good one is for others to judge. */
async function isAlive(url: string, limitMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
