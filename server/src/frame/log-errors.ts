/**
 * An error as the log keeps it. The database tells with its errors which values they were about
 * (`detail`, `where`, `parameters`): those are players' numbers and names.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack } = error
  const { code, constraint, table } = error as {
    code?: string
    constraint?: string
    table?: string
  }
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return { type: name, message, stack, code, constraint, table, cause }
}
