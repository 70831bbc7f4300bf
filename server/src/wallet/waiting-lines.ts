import type { Item, Outcome } from './items.ts'

/** Whether nobody waits for the answer any more. */
export type HasLeft = () => boolean

/** Somebody who asked and was not answered yet. */
export type Waiting = {
  item: Item
  /** Its number in the order of arrival. */
  number: number
  askedAt: number
  /** How often the player's account was found locked. */
  tries: number
  hasLeft?: HasLeft | undefined
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}

/**
 * Who waits for a batch, each provider in a line of its own: a batch takes as many from each, so
 * that one provider's storm fills its own line and nobody else's. Within a batch the order of
 * arrival is kept.
 */
export function createWaitingLines(maxWaiting: number) {
  const lines = new Map<string, Waiting[]>()
  let size = 0

  function lineOf(provider: string): Waiting[] {
    const line = lines.get(provider) ?? []
    lines.set(provider, line)
    return line
  }

  return {
    isEmpty: () => size === 0,
    /** False when its line is full. */
    add(waiting: Waiting): boolean {
      const line = lineOf(waiting.item.provider)
      if (line.length >= maxWaiting) return false
      line.push(waiting)
      size++
      return true
    },
    /** Who was taken already comes before all others. */
    putBack(list: readonly Waiting[]): void {
      for (const waiting of list.toReversed()) lineOf(waiting.item.provider).unshift(waiting)
      size += list.length
    },
    take(most: number): Waiting[] {
      const taken: Waiting[] = []
      while (size > 0 && taken.length < most) {
        const open = [...lines.values()].filter((line) => line.length > 0)
        const share = Math.max(1, Math.floor((most - taken.length) / open.length))
        for (const line of open) {
          const some = line.splice(0, Math.min(share, most - taken.length))
          size -= some.length
          taken.push(...some)
        }
      }
      return lines.size > 1 ? taken.toSorted((one, other) => one.number - other.number) : taken
    },
  }
}
