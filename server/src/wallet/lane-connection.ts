import type pg from 'pg'
import type { Database, Queries } from '../frame/db.ts'
import type { Rules, Settled } from './batch.ts'
import { beginMemory, runBatch } from './batch.ts'
import { BatchFailure, LedgerUnavailable } from './failures.ts'
import type { Item } from './items.ts'
import type { Connect, Door } from './lane-door.ts'
import type { Line } from './line.ts'
import { lineOf } from './line.ts'

export type ConnectionOptions = {
  open: (connect: Connect) => Promise<Door>
  openClient: Database['openClient']
  rules: Rules
  /** Where players are spread, and all of this lane lie together: what has the other tables. */
  home?: Queries | undefined
  onLost: (error: unknown) => void
}

/** A lane's own connection: opened when it is needed, and given up after anything went wrong. */
export function createLaneConnection(options: ConnectionOptions) {
  const { open, openClient, rules, home, onLost } = options
  let door: (Door & { line: Line }) | null = null
  let memory = beginMemory()

  const connect: Connect = async (...given) => {
    const opened = openClient(...given)
    // Unheard, the error of a lost connection would end the process.
    opened.on('error', onLost)
    await opened.connect()
    // Lost while idle: the next batch opens another instead of failing on this one.
    opened.once('end', () => forget(opened))
    return opened
  }

  async function enter() {
    if (door) return door
    const opened = await open(connect)
    memory = beginMemory()
    return (door = { ...opened, line: lineOf(opened.client) })
  }

  function forget(lost: pg.Client): void {
    if (door?.client === lost) door = null
    lost.end().catch(() => undefined)
  }

  async function run(items: Item[]): Promise<Settled> {
    const entered = await enter().catch((error: unknown) => {
      throw new LedgerUnavailable(error)
    })
    const { client, line, place, hold } = entered
    try {
      return await runBatch(line, items, { ...rules, home, place, hold }, memory)
    } catch (error) {
      // Statements of a broken batch may be half prepared; and it must not stay in a transaction.
      forget(client)
      throw error
    }
  }

  return {
    async run(items: Item[]): Promise<Settled> {
      try {
        return await run(items)
      } catch (error) {
        if (!(error instanceof BatchFailure && error.isElsewhere)) throw error
        return run(items)
      }
    },
    async end(): Promise<void> {
      await door?.client.end().catch(() => undefined)
    },
  }
}
