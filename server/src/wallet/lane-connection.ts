import type pg from 'pg'
import type { Queries } from '../frame/db.ts'
import type { Rules, Settled } from './batch.ts'
import { beginMemory, runBatch } from './batch.ts'
import { LedgerUnavailable } from './failures.ts'
import type { Item } from './items.ts'

export type ConnectionOptions = {
  connection: pg.ClientConfig
  openClient: (config: pg.ClientConfig) => pg.Client
  rules: Rules
  /** Where players are spread, and all of this lane lie together: what has the other tables. */
  home?: Queries | undefined
  onLost: (error: unknown) => void
}

/** A lane's own connection: opened when it is needed, and given up after anything went wrong. */
export function createLaneConnection(options: ConnectionOptions) {
  const { connection, openClient, rules, home, onLost } = options
  let client: pg.Client | null = null
  let memory = beginMemory()

  async function connect(): Promise<pg.Client> {
    if (client) return client
    const opened = openClient(connection)
    // Unheard, the error of a lost connection would end the process.
    opened.on('error', onLost)
    await opened.connect()
    // Lost while idle: the next batch opens another instead of failing on this one.
    opened.once('end', () => forget(opened))
    memory = beginMemory()
    return (client = opened)
  }

  function forget(lost: pg.Client): void {
    if (client === lost) client = null
    lost.end().catch(() => undefined)
  }

  return {
    async run(items: Item[]): Promise<Settled> {
      const connected = await connect().catch((error: unknown) => {
        throw new LedgerUnavailable(error)
      })
      try {
        // Marks are moved by triggers, which do not reach other machines: there nothing is kept.
        const known = home ? beginMemory() : memory
        return await runBatch(connected, items, { ...rules, home }, known)
      } catch (error) {
        // Statements of a broken batch may be half prepared; and it must not stay in a transaction.
        forget(connected)
        throw error
      }
    },
    async end(): Promise<void> {
      await client?.end().catch(() => undefined)
    },
  }
}
