import { isDeadMachine } from '../frame/dead-machine.ts'

/** The connection was lost while the ledger wrote. The same key, asked again, finds the truth. */
export class OutcomeUnknown extends Error {
  /** PostgreSQL's own word for it: transaction resolution unknown. */
  readonly code = '08007'
  constructor(cause: unknown) {
    super('the ledger did not answer: ask again with the same key', { cause })
  }
}

/** Nothing has happened, and the same request may be made again. */
export class LedgerUnavailable extends Error {
  readonly code = '08001'
  constructor(cause?: unknown) {
    super('the ledger cannot be reached at the moment', { cause })
  }
}

/** A key that stands for one transfer was brought with another one. */
export class KeyReused extends Error {
  constructor(key: string) {
    super(`the key ${key} belongs to a transfer with other content`)
  }
}

/** Where a batch was when it failed. */
export type Stage = 'reading' | 'deciding' | 'writing'

/** Undone by the fault of what is in it, undone or never begun for another reason, or lost. */
export type Verdict = 'undone' | 'unavailable' | 'unknown'

export class BatchFailure extends Error {
  readonly verdict: Verdict
  /** Nothing was done: the players lie on another machine by now, where their tables are. */
  readonly isElsewhere: boolean
  constructor(cause: unknown, stage: Stage) {
    super('a batch of the ledger failed', { cause })
    this.verdict = judge(cause, stage)
    this.isElsewhere = stage === 'reading' && isAway(cause)
  }
}

/** The players of a lane lie on another machine by now; nothing was done. */
export class PartMoved extends Error {}

/** What the database says of a value, a key or a rule of a table: it would say it again. */
export function isPoison(cause: unknown): boolean {
  const { code = '' } = cause as { code?: string }
  return /^2[23]/.test(code) || cause instanceof RangeError
}

/**
 * Classes of errors that no item can be blamed for: connections, transactions, resources, locks,
 * operators and the machine.
 */
const blameless = /^(08|25|40|53|55|57|58)/

function judge(cause: unknown, stage: Stage): Verdict {
  const { code = '', severity } = cause as { code?: string; severity?: string }
  // A machine behind the database was lost: what it had committed may stand.
  const isDead = isDeadMachine(cause)
  if (stage === 'writing' && isDead) return 'unknown'
  // After an error, the transaction can only be undone, whatever becomes of the connection.
  if (severity === 'ERROR') return isDead || blameless.test(code) ? 'unavailable' : 'undone'
  if (stage === 'deciding') return 'undone'
  // The commit goes out with the writes: before them nothing can have happened.
  return stage === 'reading' ? 'unavailable' : 'unknown'
}

const undefinedTable = '42P01'

function isAway(cause: unknown): boolean {
  return cause instanceof PartMoved || (cause as { code?: string }).code === undefinedTable
}
