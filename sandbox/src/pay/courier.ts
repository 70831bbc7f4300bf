import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from './signature.ts'

export type Parcel = { url: string; body: string }
export type Attempt = { atMs: number; answer: string }
export type Delivery = { isDelivered: boolean }

/** Pauses before each try; about ten minutes in all, then the lobby has to ask by itself. */
export const defaultPausesMs = [0, 1, 2, 4, 8, 15, 30, 60, 120, 300].map((s) => s * 1000)

const answerLimitMs = 10_000

/** Carries callbacks to the lobby until it answers 2xx, each try signed anew. */
export class Courier {
  #secret: string
  #pausesMs: number[]
  #stop = new AbortController()

  constructor(secret: string, pausesMs: number[] = defaultPausesMs) {
    this.#secret = secret
    this.#pausesMs = pausesMs
  }

  /** Null when we were stopped on the way: the parcel is still owed. */
  async carry(parcel: Parcel, onAttempt: (attempt: Attempt) => void): Promise<Delivery | null> {
    for (const pauseMs of this.#pausesMs) {
      if (!(await this.#wait(pauseMs))) return null
      const answer = await this.#knock(parcel)
      if (this.#stop.signal.aborted) return null
      onAttempt({ atMs: Date.now(), answer })
      if (/^2\d\d$/.test(answer)) return { isDelivered: true }
    }
    return { isDelivered: false }
  }

  stop(): void {
    this.#stop.abort()
  }

  async #wait(pauseMs: number): Promise<boolean> {
    const signal = this.#stop.signal
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    return !signal.aborted
  }

  async #knock({ url, body }: Parcel): Promise<string> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...sign(this.#secret, body, Date.now()) },
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(answerLimitMs)]),
      })
      await answer.body?.cancel()
      return String(answer.status)
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'not reached'
    }
  }
}
