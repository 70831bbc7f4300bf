import type { ServerResponse } from 'node:http'
import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import { mostDeskIds } from '@parlour/contract/operator/desk-topics.ts'
import type { DeskNews } from '../frame/desk-news.ts'
import type { Line } from '../frame/event-line.ts'
import { heartbeatMs, openLine } from '../frame/event-line.ts'
import type { App } from '../frame/module.ts'
import { isFor, readQueues, tellQueues } from './desk-queues.ts'
import { operatorsChanged } from './operators.ts'
import type { OperatorSession } from './sessions.ts'
import { readOperatorSession } from './sessions.ts'

/** The console's tabs that listen, each with the rights its session was last seen to have. */
export type DeskStream = {
  hasRoom(session: OperatorSession): boolean
  open(session: OperatorSession, response: ServerResponse, headers: Record<string, string>): void
  close(): void
  readonly size: number
}

type Seat = { session: OperatorSession; line: Line }

const mostOfOperator = 8
const mostOfAll = 500
/** At most one message of a topic in this time: what came meanwhile goes together. */
const restMs = 1_000

export function createDeskStream(app: App): DeskStream {
  const seats = new Set<Seat>()
  const topics = gather(restMs, (topic, ids) => pass(app, seats, topic, ids))
  const look = () => void lookAgain(app, seats)
  app.notifications.on('parlour_desk', (text) => {
    const { topic, id } = JSON.parse(text) as DeskNews
    if (seats.size > 0) topics.add(topic, id)
  })
  app.notifications.on('parlour_changed', (what) => what === operatorsChanged && look())
  app.notifications.onGap(() => {
    for (const { line } of seats) line.say({ topic: 'resync' })
    look()
  })
  const heartbeat = setInterval(() => {
    for (const { line } of seats) line.beat()
    look()
  }, heartbeatMs)
  heartbeat.unref()
  return {
    get size() {
      return seats.size
    },
    hasRoom({ operator: { operatorId } }) {
      const own = [...seats].filter(({ session }) => session.operator.operatorId === operatorId)
      return own.length < mostOfOperator && seats.size < mostOfAll
    },
    open(session, response, headers) {
      // Whoever hung up while they were let in has gone already, and nothing would tell of it.
      if (response.destroyed) return
      const seat = { session, line: openLine(response, headers) }
      seats.add(seat)
      response.on('close', () => void seats.delete(seat))
    },
    close() {
      clearInterval(heartbeat)
      topics.close()
      for (const { line } of seats) line.close()
    },
  }
}

type Send = (topic: DeskTopic, ids: string[]) => Promise<void>

/** The first word of a topic goes out at once, the next ones together when it has rested. */
export function gather(gapMs: number, send: Send) {
  const waiting = new Map<DeskTopic, Set<string>>()
  const resting = new Map<DeskTopic, NodeJS.Timeout | null>()
  let isClosed = false
  async function say(topic: DeskTopic): Promise<void> {
    const ids = waiting.get(topic)
    waiting.delete(topic)
    if (!ids) return void resting.delete(topic)
    resting.set(topic, null)
    await send(topic, [...ids].filter(Boolean))
    if (!isClosed) resting.set(topic, setTimeout(() => void say(topic), gapMs).unref())
  }
  return {
    add(topic: DeskTopic, id: string): void {
      waiting.set(topic, (waiting.get(topic) ?? new Set()).add(id))
      if (!resting.has(topic)) void say(topic)
    },
    close(): void {
      isClosed = true
      for (const timer of resting.values()) if (timer) clearTimeout(timer)
    },
  }
}

/** Reads the queue once for all who may hear of it. */
async function pass(app: App, seats: Set<Seat>, topic: DeskTopic, ids: string[]): Promise<void> {
  try {
    const queues = await readQueues(app.database, topic)
    const idList = ids.slice(0, mostDeskIds)
    for (const { session, line } of seats) {
      const { operator } = session
      if (!isFor(operator, topic)) continue
      line.say({ topic, payload: { idList, queueList: tellQueues(queues, operator) } })
    }
  } catch (error) {
    app.log.warn({ err: error }, 'operators could not be told')
  }
}

/** Ends the lines of sessions that are over; the others go on with the rights of now. */
async function lookAgain({ config, database, log }: App, seats: Set<Seat>): Promise<void> {
  for (const seat of seats) {
    const { tokenHash } = seat.session
    const how = { tokenHash, secret: config.PARLOUR_SECRET, isTouch: false }
    try {
      const session = await readOperatorSession(database, how)
      if (session) seat.session = session
      else {
        seat.line.say({ topic: 'signedOut' })
        seat.line.end()
      }
    } catch (error) {
      // Nobody knows whether they may still listen; the tab comes back and is asked.
      log.warn({ err: error }, 'an operator’s stream was cut')
      seat.line.cut()
    }
  }
}
