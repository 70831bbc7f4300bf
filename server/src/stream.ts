import type { ServerResponse } from 'node:http'
import type { Queries } from './db.ts'
import type { Notifications } from './notifications.ts'
import { notify } from './notifications.ts'
import type { Caller } from './caller.ts'

/** What the browser is told: a topic and a small payload; for more, the page asks with a call. */
export type News = { topic: string; payload?: unknown }

export type Stream = {
  /** From here on the tab hears everything. Returns how to tell something to this tab alone. */
  open(caller: Caller, response: ServerResponse): (news: News) => void
  /** Ends the streams of a session that was signed out. */
  endSession(sessionId: string): void
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

/** To many players in one statement. */
export async function tellMany(queries: Queries, all: Addressed[]): Promise<void> {
  await notify(queries, 'parlour_stream', ...all.map(toText))
}

function toText({ playerId, topic, payload }: Addressed): string {
  const text = JSON.stringify({ playerId, topic, payload })
  const fits = Buffer.byteLength(text) <= maxNotificationBytes
  return fits ? text : JSON.stringify({ playerId, topic })
}

const heartbeatMs = 20_000
/** A browser that does not read is cut off rather than remembered. */
const maxBufferedBytes = 256 * 1024

type Connection = { caller: Caller; response: ServerResponse }

export function createStream(notifications: Notifications): Stream {
  const connections = new Set<Connection>()
  const write = ({ response }: Connection, text: string) => {
    if (response.writableLength > maxBufferedBytes) response.destroy()
    else response.write(text)
  }
  const writeAll = (text: string) => connections.forEach((connection) => write(connection, text))
  notifications.on('parlour_stream', (text) => {
    const { playerId, ...news } = JSON.parse(text) as Addressed
    for (const connection of connections)
      if (playerId === null || connection.caller.playerId === playerId)
        write(connection, frame(news))
  })
  notifications.onGap(() => writeAll(frame({ topic: 'resync' })))
  const heartbeat = setInterval(() => writeAll(': still here\n\n'), heartbeatMs)
  heartbeat.unref()
  return {
    get size() {
      return connections.size
    },
    open(caller, response) {
      const connection = { caller, response }
      connections.add(connection)
      response.on('close', () => connections.delete(connection))
      response.writeHead(200, streamHeaders)
      response.write('retry: 2000\n\n')
      write(connection, frame({ topic: 'hello' }))
      return (news) => write(connection, frame(news))
    },
    endSession(sessionId) {
      for (const { caller, response } of connections)
        if (caller.sessionId === sessionId) response.end(frame({ topic: 'signedOut' }))
    },
    close() {
      clearInterval(heartbeat)
      for (const { response } of connections) response.end()
    },
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

function frame({ topic, payload }: News): string {
  return `event: ${topic}\ndata: ${JSON.stringify(payload ?? null)}\n\n`
}
