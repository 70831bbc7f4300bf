import { LedgerUnavailable } from './failures.ts'
import type { Waiting } from './waiting-lines.ts'

const shortestMs = 5
const longestMs = 250

export type LockedPlayers = ReturnType<typeof createLockedPlayers>

/**
 * Players whose account somebody else holds. What is asked for them waits here, in its order and in
 * nobody's way, and goes back after a while that grows with every try.
 */
export function createLockedPlayers(putBack: (list: readonly Waiting[]) => void) {
  const parked = new Map<number, { list: Waiting[]; timer: NodeJS.Timeout }>()

  function release(playerId: number): void {
    const { list = [], timer } = parked.get(playerId) ?? {}
    clearTimeout(timer)
    parked.delete(playerId)
    putBack(list)
  }

  return {
    /** True when the player is among them: it then waits behind what came before it. */
    join(waiting: Waiting): boolean {
      const found = parked.get(waiting.item.playerId)
      found?.list.push(waiting)
      return found !== undefined
    },
    /** The account was found locked. */
    park(waiting: Waiting): void {
      const { playerId } = waiting.item
      const tried = { ...waiting, tries: waiting.tries + 1 }
      if (this.join(tried)) return
      const delayMs = Math.min(longestMs, shortestMs * 2 ** waiting.tries)
      const timer = setTimeout(() => release(playerId), delayMs)
      parked.set(playerId, { list: [tried], timer })
    },
    /** Nobody waits any longer: nothing has happened. */
    dismiss(): void {
      for (const { list, timer } of parked.values()) {
        clearTimeout(timer)
        for (const { reject } of list) reject(new LedgerUnavailable())
      }
      parked.clear()
    },
  }
}
