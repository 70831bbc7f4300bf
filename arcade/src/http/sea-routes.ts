import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Arcade } from '../rounds/arcade.ts'
import { readJson } from '../seas/read-json.ts'
import type { Sea, SeaEnds } from '../seas/sea.ts'
import { findSession } from '../store/sessions.ts'
import type { Line, LineEnds } from './web-socket.ts'
import { openLine } from './web-socket.ts'

const hello = z.object({ bearer: z.string().max(200) })
/** Who opens a line says at once who it is. */
const helloMs = 5_000
/** Far more than a hand can do, and than the sea would count. */
const mostWordsASecond = 400
const mostLines = 10_000
/** What a browser is told: its launch is over, and coming back does not help. */
const sessionOver = 4401

type SeaRoom = { prefix: string; arcade: Arcade; seas: ReadonlyMap<number, Sea> }

/** The line of a sea, at the game's own address. The bearer comes as the first word: it stays out
 * of addresses, and no page of another site has it. */
export function serveSeas(
  app: FastifyInstance,
  rooms: readonly SeaRoom[],
  isOpen: () => boolean,
): void {
  const sockets = new Set<Duplex>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [, prefix, number] = /^(.*)\/play\/(\d+)\/sea$/.exec(request.url ?? '') ?? []
    const room = rooms.find((one) => one.prefix === prefix)
    const sea = room?.seas.get(Number(number))
    socket.on('error', () => socket.destroy())
    if (!isOpen()) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
      return
    }
    if (!room || !sea || sockets.size >= mostLines) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
      return
    }
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    openLine(request, socket, head, (line) => endsOf(room.arcade, Number(number), sea, line))
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets) socket.destroy()
  })
}

function endsOf(arcade: Arcade, gameId: number, sea: Sea, line: Line): LineEnds {
  let place: SeaEnds | null = null
  const say = (word: string) => void arcade.store.kept().then(() => line.say(word))
  const late = setTimeout(() => line.end(sessionOver), helloMs)
  const enter = (text: string) => {
    clearTimeout(late)
    const said = hello.safeParse(readJson(text)).data
    const session = said ? findSession(arcade.store, said.bearer, arcade.nowMs()) : null
    if (session?.gameId === gameId) place = sea.enter(session, say)
    else line.end(sessionOver)
  }
  const isTooMuch = openMeter(arcade)
  return {
    hear(text) {
      if (isTooMuch()) line.end(1008)
      else if (place) place.hear(text)
      else enter(text)
    },
    closed() {
      clearTimeout(late)
      place?.leave()
    },
  }
}

function openMeter({ steadyMs }: Arcade): () => boolean {
  let [count, endsAtMs] = [0, 0]
  return () => {
    const nowMs = steadyMs()
    if (nowMs >= endsAtMs) [count, endsAtMs] = [0, nowMs + 1_000]
    return ++count > mostWordsASecond
  }
}
