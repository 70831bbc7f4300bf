import { setTimeout as pause } from 'node:timers/promises'

/** How often each thing was answered, and how often a call had to be made again. */
export type Tally = Map<string, number>

/** `ownEnds` of the server: nobody will answer any more. */
export type Asking = { tally: Tally; ownEnds: readonly string[] }

export function count(tally: Tally, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1)
}

/** A machine that a busy disk starts again takes its time. */
const patienceMs = 180_000
const gapMs = 60

/**
 * Makes the same call with the same key until it is answered: a lost connection, a 5xx and `retry`
 * leave open whether it happened. Null from `send` stands for such an answer.
 */
export async function untilAnswered<Answer>(
  { tally, ownEnds }: Asking,
  what: string,
  send: () => Promise<Answer | null>,
): Promise<Answer> {
  const untilMs = Date.now() + patienceMs
  for (;;) {
    const answer = await send().catch((error: unknown) => {
      if (error instanceof WrongAnswer) throw error
      return null
    })
    if (answer !== null) return answer
    count(tally, `${what} unanswered`)
    if (ownEnds.length > 0) throw new WrongAnswer(`${what}: the server has ended by itself`)
    if (Date.now() > untilMs) throw new Error(`${what} was not answered in ${patienceMs} ms`)
    await pause(gapMs)
  }
}

/** An answer that no crash excuses. */
export class WrongAnswer extends Error {}
