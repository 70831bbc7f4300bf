/**
 * A machine behind the one that is asked did not answer it, or that one was killed while it waited
 * for another: what was sent may have been done. What Citus says of a machine that is lost in the
 * midst of a transaction has no class of its own and is known by its words.
 */
export function isDeadMachine(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    code.startsWith('08') ||
    (code === 'XX000' && lostInside.some((words) => message.startsWith(words)))
  )
}

const lostInside = [
  'failure on connection marked as essential',
  'could not commit transaction for shard',
  'postmaster was shut down',
]
