import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from './signature.ts'

export type Parcel = { url: string; body: string }
export type Attempt = { atMs: number; answer: string }
export type Delivery = { isDelivered: boolean }

/** Pauses before each try; about ten minutes in all, then the lobby has to ask by itself. */
const defaultPausesMs = [0, 1, 2, 4, 8, 15, 30, 60, 120, 300].map((s) => s * 1000)

const answerLimitMs = 10_000

export type Courier = {
  /** Null when we were stopped on the way: the parcel is still owed. */
  carry(parcel: Parcel, onAttempt: (attempt: Attempt) => void): Promise<Delivery | null>
  stop(): void
}

/** Carries callbacks to the lobby until it answers 2xx, each try signed anew. */
export function createCourier(secret: string, pausesMs: number[] = defaultPausesMs): Courier {
  const stopping = new AbortController()
  const { signal } = stopping
  return {
    async carry(parcel, onAttempt) {
      for (const pauseMs of pausesMs) {
        await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
        if (signal.aborted) return null
        const answer = await knock(parcel, secret, signal)
        if (signal.aborted) return null
        onAttempt({ atMs: Date.now(), answer })
        if (/^2\d\d$/.test(answer)) return { isDelivered: true }
      }
      return { isDelivered: false }
    },
    stop: () => stopping.abort(),
  }
}

async function knock({ url, body }: Parcel, secret: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...sign(secret, body, Date.now()) },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    })
    await answer.body?.cancel()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'not reached'
  }
}
