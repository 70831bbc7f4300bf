import type { ServerResponse } from 'node:http'
import type { Queries } from './db.ts'
import type { Line, News } from './event-line.ts'
import { heartbeatMs, openLine } from './event-line.ts'
import type { Notifications } from './notifications.ts'
import { notify } from './notifications.ts'
import type { Caller } from './caller.ts'

export type Stream = {
  /** Whether one more tab may listen: each costs a socket for as long as it is open. */
  hasRoom(caller: Caller, household: string): boolean
  /** From here on the tab hears everything. Returns how to tell something to this tab alone. */
  open(caller: Caller, household: string, response: ServerResponse): (news: News) => void
  /** Ends the streams of a session that was signed out. */
  endSession(sessionId: string): void
  /** Whose tabs listen. */
  listCallers(): Caller[]
  /** Every tab comes back by itself, and is asked who it is. */
  cut(): void
  /** Sends everything home; used when the server stops. */
  close(): void
  readonly size: number
}

// PostgreSQL refuses notifications of 8000 bytes and more.
const maxNotificationBytes = 7_900

/** Tells every open tab of one player (null: of everybody), on every copy, after the commit. */
export function tell(queries: Queries, playerId: number | null, news: News): Promise<void> {
  return tellMany(queries, [{ playerId, ...news }])
}

type Addressed = News & { playerId: number | null }

/** To many players in few notifications: each one is work for every copy. */
export async function tellMany(queries: Queries, all: Addressed[]): Promise<void> {
  await notify(queries, 'parlour_stream', ...pack(all))
}

const maxOfPlayer = 8

type Connection = { caller: Caller; line: Line }

export function createStream(notifications: Notifications, maxOfHousehold = Infinity): Stream {
  const connections = new Set<Connection>()
  const ofPlayer = new Map<number, Set<Connection>>()
  const ofHousehold = new Map<string, Set<Connection>>()
  notifications.on('parlour_stream', (text) => {
    for (const { playerId, ...news } of JSON.parse(text) as Addressed[]) {
      const meant = playerId === null ? connections : ofPlayer.get(playerId)
      meant?.forEach(({ line }) => line.say(news))
    }
  })
  notifications.onGap(() => connections.forEach(({ line }) => line.say({ topic: 'resync' })))
  const beat = () => connections.forEach(({ line }) => line.beat())
  const heartbeat = setInterval(beat, heartbeatMs)
  heartbeat.unref()
  return {
    get size() {
      return connections.size
    },
    hasRoom({ playerId }, household) {
      const own = ofPlayer.get(playerId)?.size ?? 0
      return own < maxOfPlayer && (ofHousehold.get(household)?.size ?? 0) < maxOfHousehold
    },
    open(caller, household, response) {
      // Whoever hung up while they were let in has gone already, and nothing would tell of it.
      if (response.destroyed) return () => undefined
      const line = openLine(response)
      const connection = { caller, line }
      connections.add(connection)
      put(ofPlayer, caller.playerId, connection)
      put(ofHousehold, household, connection)
      response.on('close', () => {
        connections.delete(connection)
        take(ofPlayer, caller.playerId, connection)
        take(ofHousehold, household, connection)
      })
      return (news) => line.say(news)
    },
    endSession(sessionId) {
      for (const { caller, line } of connections) {
        if (caller.sessionId !== sessionId) continue
        line.say({ topic: 'signedOut' })
        line.end()
      }
    },
    listCallers: () => Array.from(connections, ({ caller }) => caller),
    cut() {
      for (const { line } of connections) line.cut()
    },
    close() {
      clearInterval(heartbeat)
      for (const { line } of connections) line.close()
    },
  }
}

type Sorted<Key> = Map<Key, Set<Connection>>

function put<Key>(sorted: Sorted<Key>, key: Key, connection: Connection): void {
  sorted.set(key, (sorted.get(key) ?? new Set()).add(connection))
}

function take<Key>(sorted: Sorted<Key>, key: Key, connection: Connection): void {
  const left = sorted.get(key)
  left?.delete(connection)
  if (left?.size === 0) sorted.delete(key)
}

/** Texts of JSON arrays, each as long as a notification may be. */
function pack(all: Addressed[]): string[] {
  const texts: string[] = []
  let [items, bytes] = [[] as string[], 2]
  for (const item of all.map(toText)) {
    const added = Buffer.byteLength(item) + 1
    if (bytes + added > maxNotificationBytes) {
      texts.push(`[${items.join()}]`)
      ;[items, bytes] = [[], 2]
    }
    items.push(item)
    bytes += added
  }
  return items.length > 0 ? [...texts, `[${items.join()}]`] : texts
}

/** What is too long is told without its content: the page asks. */
function toText({ playerId, topic, payload }: Addressed): string {
  const text = JSON.stringify({ playerId, topic, payload })
  const fits = Buffer.byteLength(text) + 3 <= maxNotificationBytes
  return fits ? text : JSON.stringify({ playerId, topic })
}
