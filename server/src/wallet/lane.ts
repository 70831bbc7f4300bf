import { setImmediate as immediate } from 'node:timers/promises'
import type { TurnOptions } from './batch-turns.ts'
import { createBatchTurns } from './batch-turns.ts'
import { LedgerUnavailable } from './failures.ts'
import type { Item, Outcome } from './items.ts'
import { createLockedPlayers } from './locked-players.ts'
import type { HasLeft, Waiting } from './waiting-lines.ts'
import { createWaitingLines } from './waiting-lines.ts'

export type LaneOptions = TurnOptions & {
  maxBatch: number
  /** How many of one provider may wait. */
  maxWaiting: number
  /** Who waited longer than this has been given up by its caller: it is not done any more. */
  patienceMs: number
}

/**
 * One connection with one batch in flight. What is asked meanwhile is the next batch: alone, an
 * item waits for nothing; under load batches grow by themselves.
 */
export function createLane(options: LaneOptions) {
  const { maxBatch, maxWaiting, patienceMs } = options
  const lines = createWaitingLines(maxWaiting)
  const locked = createLockedPlayers((list) => {
    lines.putBack(list)
    wake()
  })
  const turns = createBatchTurns(options, locked)
  let work: Promise<void> | null = null
  let isStopped = false
  let asked = 0

  async function drain(): Promise<void> {
    while (!lines.isEmpty()) {
      // What the same turn of the loop brings comes along: a bigger batch, and nobody waits longer.
      await immediate()
      const since = performance.now() - patienceMs
      const taken = lines.take(maxBatch)
      const isWanted = ({ askedAt, hasLeft }: Waiting) => askedAt >= since && !hasLeft?.()
      const wanted = taken.filter(isWanted)
      for (const one of taken) if (!isWanted(one)) one.reject(new LedgerUnavailable())
      await turns.run(wanted)
    }
    work = null
  }

  function wake(): void {
    work ??= drain()
  }

  return {
    ask(item: Item, hasLeft?: HasLeft): Promise<Outcome> {
      return new Promise((resolve, reject) => {
        const times = { number: asked++, askedAt: performance.now(), tries: 0 }
        const waiting = { item, ...times, hasLeft, resolve, reject }
        if (isStopped || !lines.add(waiting)) reject(new LedgerUnavailable())
        else wake()
      })
    },
    /** Answers what was asked before, then hangs up. */
    async stop(): Promise<void> {
      isStopped = true
      await work
      locked.dismiss()
      await turns.end()
    },
  }
}
