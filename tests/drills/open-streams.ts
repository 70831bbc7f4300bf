import { setTimeout as pause } from 'node:timers/promises'
import type { SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'

/** Tabs that listen, and come back when their stream ends, as the page does. */
export function openStreams(url: string, players: readonly SignedIn[]) {
  const leaving = new AbortController()
  const isOpen = players.map(() => false)
  let hasHeard = players.map(() => false)
  let returns = 0

  async function follow(player: SignedIn, at: number): Promise<void> {
    for (let times = 0; !leaving.signal.aborted; times++) {
      try {
        const { signal } = leaving
        const answer = await fetch(`${url}/app/v1/stream`, { headers: credentials(player), signal })
        const decoder = new TextDecoder()
        for await (const part of answer.body ?? []) {
          // The balance is told when a stream begins, and whenever it changes.
          if (!decoder.decode(part).includes('event: balance')) continue
          hasHeard[at] = true
          if (isOpen[at]) continue
          isOpen[at] = true
          if (times > 0) returns += 1
        }
      } catch {
        // Cut: it is opened again.
      }
      isOpen[at] = false
      if (!leaving.signal.aborted) await pause(200)
    }
  }

  const following = players.map(follow)
  return {
    countOpen: () => isOpen.filter(Boolean).length,
    countReturns: () => returns,
    /** Whoever hears a balance from now on. */
    listenAnew: () => void (hasHeard = players.map(() => false)),
    countHeard: () => hasHeard.filter(Boolean).length,
    async stop() {
      leaving.abort()
      await Promise.all(following)
    },
  }
}
