import type { Settled } from './batch.ts'
import { BatchFailure, isPoison, LedgerUnavailable, OutcomeUnknown } from './failures.ts'
import type { Item, Outcome } from './items.ts'
import type { ConnectionOptions } from './lane-connection.ts'
import { createLaneConnection } from './lane-connection.ts'
import { createLastWords } from './last-words.ts'
import type { LockedPlayers } from './locked-players.ts'
import type { Waiting } from './waiting-lines.ts'

export type TurnOptions = ConnectionOptions & {
  /** Told after a commit. Must not throw. */
  onCommitted: (settled: Settled) => void
  /** An item that can never be written. Must not throw. */
  onPoison: (item: Item, cause: unknown) => void
}

/** Carries out batches, and what becomes of those that fail: everybody gets an answer. */
export function createBatchTurns(options: TurnOptions, locked: LockedPlayers) {
  const connection = createLaneConnection(options)
  const lastWords = createLastWords()

  async function run(taken: readonly Waiting[]): Promise<void> {
    const batch = taken.filter((waiting) => !locked.join(waiting))
    if (batch.length === 0) return
    try {
      const settled = await connection.run(batch.map(({ item }) => item))
      for (const [index, waiting] of batch.entries()) answer(waiting, settled.outcomes[index])
      options.onCommitted(settled)
    } catch (error) {
      await recover(batch, error)
    }
  }

  function answer(waiting: Waiting, outcome: Outcome | 'locked' | undefined): void {
    if (outcome === undefined) waiting.reject(new OutcomeUnknown('no outcome'))
    else if (outcome === 'locked') locked.park(waiting)
    else waiting.resolve(outcome)
  }

  /** One bad item must not fail its neighbours: the batch is halved until it stands alone. */
  async function recover(batch: readonly Waiting[], error: unknown): Promise<void> {
    const failure = toFailure(error)
    const [only, ...others] = batch
    if (!failure.isUndone || !only) {
      for (const { reject } of batch) reject(failure.error)
    } else if (others.length > 0) {
      const half = Math.ceil(batch.length / 2)
      await run(batch.slice(0, half))
      await run(batch.slice(half))
    } else await speakLastWord(only, failure.error)
  }

  /** It failed by itself and always will: the refusal is written down in its place. */
  async function speakLastWord(waiting: Waiting, cause: Error): Promise<void> {
    const { item } = waiting
    if (!isPoison(cause) || item.isPoison) return waiting.reject(cause)
    options.onPoison(item, cause)
    if (!lastWords.mayBeSpoken()) return waiting.reject(cause)
    await run([{ ...waiting, item: { ...item, isPoison: true } }])
  }

  return { run, end: () => connection.end() }
}

function toFailure(error: unknown): { error: Error; isUndone: boolean } {
  if (!(error instanceof BatchFailure)) return { error: error as Error, isUndone: false }
  const { verdict, cause } = error
  if (verdict === 'unknown') return { error: new OutcomeUnknown(cause), isUndone: false }
  if (verdict === 'undone') return { error: cause as Error, isUndone: true }
  return { error: new LedgerUnavailable(cause), isUndone: false }
}
