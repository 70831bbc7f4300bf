import { setImmediate as immediate } from 'node:timers/promises'
import type { Settled } from './batch.ts'
import { BatchFailure, LedgerUnavailable, OutcomeUnknown } from './failures.ts'
import type { Item, Outcome } from './items.ts'
import type { ConnectionOptions } from './lane-connection.ts'
import { createLaneConnection } from './lane-connection.ts'

export type LaneOptions = ConnectionOptions & {
  maxBatch: number
  maxQueue: number
  /** Told after a commit. Must not throw. */
  onCommitted: (settled: Settled) => void
}

type Waiting = {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: Error) => void
}

/**
 * One connection with one batch in flight. What is asked meanwhile is the next batch: alone, an
 * item waits for nothing; under load batches grow by themselves.
 */
export function createLane(options: LaneOptions) {
  const { maxBatch, maxQueue, onCommitted } = options
  const connection = createLaneConnection(options)
  const queue: Waiting[] = []
  let work: Promise<void> | null = null
  let isStopped = false

  async function turn(batch: Waiting[]): Promise<void> {
    try {
      const settled = await connection.run(batch.map(({ item }) => item))
      for (const [index, waiting] of batch.entries()) answer(waiting, settled.outcomes[index])
      onCommitted(settled)
    } catch (error) {
      await recover(batch, error)
    }
  }

  /** One bad item must not fail its neighbours: when the batch is undone, each runs alone. */
  async function recover(batch: Waiting[], error: unknown): Promise<void> {
    const failure = toFailure(error)
    if (batch.length === 1 || !failure.isUndone) {
      for (const { reject } of batch) reject(failure.error)
      return
    }
    const busyPlayers = new Set<number>()
    for (const waiting of batch) {
      const { playerId } = waiting.item
      if (busyPlayers.has(playerId)) waiting.reject(new LedgerUnavailable())
      else await turn([{ ...waiting, reject: (reason) => noteBusy(waiting, reason, busyPlayers) }])
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      // What the same turn of the loop brings comes along: a bigger batch, and nobody waits longer.
      await immediate()
      await turn(queue.splice(0, maxBatch))
    }
    work = null
  }

  return {
    ask(item: Item): Promise<Outcome> {
      if (isStopped || queue.length >= maxQueue) return Promise.reject(new LedgerUnavailable())
      return new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        work ??= drain()
      })
    },
    /** Answers what was asked before, then hangs up. */
    async stop(): Promise<void> {
      isStopped = true
      await work
      await connection.end()
    },
  }
}

function answer(waiting: Waiting, outcome: Outcome | undefined): void {
  if (outcome) waiting.resolve(outcome)
  else waiting.reject(new OutcomeUnknown('no outcome'))
}

/** Who holds this player's account makes only this player wait. */
function noteBusy(waiting: Waiting, reason: Error, busyPlayers: Set<number>): void {
  if (reason instanceof LedgerUnavailable) busyPlayers.add(waiting.item.playerId)
  waiting.reject(reason)
}

function toFailure(error: unknown): { error: Error; isUndone: boolean } {
  if (!(error instanceof BatchFailure)) return { error: error as Error, isUndone: false }
  const { verdict, cause } = error
  if (verdict === 'unknown') return { error: new OutcomeUnknown(cause), isUndone: false }
  if (verdict === 'undone') return { error: cause as Error, isUndone: true }
  return { error: new LedgerUnavailable(cause), isUndone: verdict === 'busy' }
}
