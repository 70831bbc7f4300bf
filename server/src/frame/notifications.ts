import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Database, Queries, Tx } from './db.ts'
import { sql } from './db.ts'

/** The channels by which copies of the server tell each other of changes. */
export type Channel = 'parlour_events' | 'parlour_stream' | 'parlour_desk' | 'parlour_changed'

export type Notifications = {
  on(channel: Channel, listener: (payload: string) => void): void
  /** After the connection was lost, what was said meanwhile is gone: start over from the truth. */
  onGap(listener: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Heard by every copy when the transaction has committed, and never if it does not. Word of a
 * change goes with the commit itself, as nobody looks for it, and this copy hears it at once: who
 * changed something sees it changed.
 */
export async function notify(
  queries: Queries | Tx,
  channel: Channel,
  ...payloads: string[]
): Promise<void> {
  if (channel !== 'parlour_changed' && 'announce' in queries)
    return queries.announce(payloads.map((payload) => ({ channel, payload })))
  await queries.run(sql`
    select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`)
  if (channel !== 'parlour_changed') return
  const echo = () => payloads.forEach((what) => changes.emit('changed', what))
  if ('afterCommit' in queries) queries.afterCommit(echo)
  else echo()
}

export type Copy = { copy: string; startTime: number; heardTime: number }

/** The copies that hear each other at this moment, in the order in which they began. */
export async function listCopies(queries: Queries): Promise<Copy[]> {
  const found = await queries.rows<{ name: string; heardAt: Date }>(sql`
    select application_name as name, backend_start as "heardAt" from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${copyMark})
    order by application_name, backend_start`)
  return found.map(({ name, heardAt }) => {
    const [startTime, copy = ''] = name.slice(copyMark.length).split(' ')
    return { copy, startTime: Number(startTime), heardTime: heardAt.getTime() }
  })
}

/** Changes made by this process. */
const changes = new EventEmitter<{ changed: [what: string] }>().setMaxListeners(0)

const retryMs = 500
const defaultBeatMs = 15_000

/** One connection hears for the whole process. It is proved alive by a beat sent to itself. */
export function createNotifications(
  database: Pick<Database, 'connect'>,
  log: Pick<Logger, 'warn'>,
  beatMs = defaultBeatMs,
): Notifications {
  const listeners = new Map<Channel, ((payload: string) => void)[]>()
  const gapListeners: (() => void)[] = []
  const beat = createBeat(log)
  let client: pg.Client | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const say = (channel: Channel, payload: string) =>
    listeners.get(channel)?.forEach((listener) => listener(payload))
  const hearChange = (what: string) => say('parlour_changed', what)

  async function connect(): Promise<void> {
    const connected = await database.connect()
    connected.on('notification', ({ channel, payload }) => {
      if (channel === beat.channel) beat.hear()
      else say(channel as Channel, payload ?? '')
    })
    try {
      await connected.query(`set application_name = ${connected.escapeLiteral(ownName())}`)
      for (const channel of [...listeners.keys(), beat.channel])
        await connected.query(`listen ${channel}`)
    } catch (error) {
      connected.connection.stream.destroy()
      throw error
    }
    connected.on('end', () => {
      if (!isStopped) void reconnect()
    })
    beat.hear()
    client = connected
  }

  async function reconnect(): Promise<void> {
    client = null
    for (;;) {
      await sleep(retryMs)
      if (isStopped) return
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
    async start() {
      await connect()
      changes.on('changed', hearChange)
      timer = setInterval(() => beat.send(client), beatMs)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      changes.off('changed', hearChange)
      await client?.end()
    },
  }
}

const copyMark = 'parlour copy '
const startedAt = Date.now()

/** Its connection carries the copy's name: PostgreSQL itself says which of them are there. */
function ownName(): string {
  return `${copyMark}${startedAt} ${hostname().slice(0, 24)}:${process.pid}`
}

/** A connection may be cut without a word: then only the beat that does not come back tells. */
function createBeat(log: Pick<Logger, 'warn'>) {
  const channel = `parlour_beat_${randomUUID().replaceAll('-', '')}`
  let isHeard = true
  return {
    channel,
    hear: () => void (isHeard = true),
    send(client: pg.Client | null): void {
      if (!client) return
      if (!isHeard) {
        log.warn('the notification connection has gone silent')
        client.connection.stream.destroy()
        return
      }
      isHeard = false
      client.query(`notify ${channel}`).catch(() => undefined)
    },
  }
}
