import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database, Queries } from './db.ts'
import { sql } from './db.ts'

/** The channels by which copies of the server tell each other of changes. */
export type Channel = 'parlour_events' | 'parlour_stream' | 'parlour_changed'

export type Notifications = {
  on(channel: Channel, listener: (payload: string) => void): void
  /** After the connection was lost, what was said meanwhile is gone: start over from the truth. */
  onGap(listener: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

/** Heard by every copy when the transaction commits, and never if it does not. */
export async function notify(
  queries: Queries,
  channel: Channel,
  ...payloads: string[]
): Promise<void> {
  await queries.run(sql`
    select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`)
}

const retryMs = 500

export function createNotifications(database: Database, log: Logger): Notifications {
  const listeners = new Map<Channel, ((payload: string) => void)[]>()
  const gapListeners: (() => void)[] = []
  let client: pg.Client | null = null
  let isStopped = false

  async function connect(): Promise<void> {
    const connected = await database.connect()
    connected.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel as Channel) ?? []) listener(payload ?? '')
    })
    connected.on('end', () => void reconnect())
    for (const channel of listeners.keys()) await connected.query(`listen ${channel}`)
    client = connected
  }

  async function reconnect(): Promise<void> {
    while (!isStopped) {
      await sleep(retryMs)
      try {
        await connect()
        for (const listener of gapListeners) listener()
        return
      } catch (error) {
        log.warn({ err: error }, 'the notification connection is still away')
      }
    }
  }

  return {
    on: (channel, listener) =>
      void listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    onGap: (listener) => void gapListeners.push(listener),
    start: connect,
    async stop() {
      isStopped = true
      await client?.end()
    },
  }
}
