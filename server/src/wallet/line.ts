import type pg from 'pg'
import type { Statement } from './companion.ts'
import { createTripBytes } from './trip-bytes.ts'

/** Asks all of them in one round trip, and answers with the rows of each. */
export type Line = (statements: readonly Statement[]) => Promise<unknown[][]>

/**
 * A connection whose statements are prepared once and sent together: in one write, answered in one
 * piece, and after one that fails none is carried out, nor is the connection to be used again. By
 * itself the driver has the columns of each described anew, waits for each, and is woken by each.
 */
export function lineOf(client: pg.ClientBase): Line {
  const sending = { known: new Map(), bytes: createTripBytes() }
  return (statements) =>
    new Promise((resolve, reject) => {
      const answered = (error: Error | null, rows: unknown[][]) =>
        error ? reject(error) : resolve(rows)
      client.query(tripOf(client, statements, sending, answered))
    })
}

export const begin: Statement = { name: 'begin', text: 'begin', values: [] }
export const commit: Statement = { name: 'commit', text: 'commit', values: [] }
export const rollback: Statement = { name: 'rollback', text: 'rollback', values: [] }

type Column = { name: string; parse: (text: string) => unknown }
/** What this connection has prepared, by its name, and the columns of its rows. */
type Known = Map<string, { text: string; columns: Column[] }>
type Sending = { known: Known; bytes: ReturnType<typeof createTripBytes> }
type Answered = (error: Error | null, rows: unknown[][]) => void
type Described = { fields: { name: string; dataTypeID: number }[] }

/** What the driver sends, and tells of the answers. It puts its own patience round `callback`. */
function tripOf(
  client: pg.ClientBase,
  statements: readonly Statement[],
  sending: Sending,
  callback: Answered,
) {
  const { known } = sending
  const rows: unknown[][] = []
  let current: unknown[] = []
  /** A value that cannot be read. Thrown where the driver tells of it, it would end the process. */
  let unreadable: Error | null = null
  /** What is answered now. */
  const answering = () => known.get(statements[rows.length]?.name ?? '')
  const trip = {
    callback,
    submit: (connection: pg.Connection) => send(connection, statements, sending),
    handleRowDescription({ fields }: Described): void {
      const columns = fields.map(({ name, dataTypeID }) => ({
        name,
        parse: client.getTypeParser(dataTypeID, 'text'),
      }))
      answering()?.columns.push(...columns)
    },
    handleDataRow({ fields }: { fields: (string | null)[] }): void {
      try {
        current.push(readRow(fields, answering()?.columns ?? []))
      } catch (error) {
        unreadable = error as Error
      }
    },
    handleCommandComplete(): void {
      rows.push(current)
      current = []
    },
    handleReadyForQuery: () => trip.callback(unreadable, rows),
    handleError: (error: Error) => trip.callback(error, []),
  }
  return trip
}

function readRow(fields: (string | null)[], columns: Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [at, { name, parse }] of columns.entries()) {
    const text = fields[at] ?? null
    row[name] = text === null ? null : parse(text)
  }
  return row
}

function send(
  connection: pg.Connection,
  statements: readonly Statement[],
  { known, bytes }: Sending,
): void {
  for (const statement of statements) {
    const { name, text } = statement
    const prepared = known.get(name)
    if (prepared && prepared.text !== text) throw new Error(`${name} is prepared as another one`)
    bytes.add(statement, !prepared)
    if (!prepared) known.set(name, { text, columns: [] })
  }
  connection.stream.write(bytes.take())
}
