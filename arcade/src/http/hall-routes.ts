import type { FastifyInstance } from 'fastify'
import { playerWords } from '../fair/seeds.ts'
import type { Arcade } from '../rounds/arcade.ts'
import type { Hall } from '../halls/hall.ts'
import { findSeat } from './seat.ts'

const pulseMs = 15_000
/** A browser that does not read is cut off rather than remembered. */
const maxBufferedBytes = 256 * 1024

/** What happens in a shared round, as it happens. */
export function serveHalls(
  app: FastifyInstance,
  arcade: Arcade,
  halls: ReadonlyMap<number, Hall>,
): void {
  app.get<{ Params: { gameId: string } }>('/play/:gameId/stream', (request, reply) => {
    const seat = findSeat(arcade, request)
    const hall = halls.get(Number(request.params.gameId))
    if (!seat || !hall) return reply.code(401).send({ error: 'sessionOver' })
    reply.hijack()
    const { raw } = reply
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
    raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' })
    const write = (text: string) => {
      if (raw.writableLength > maxBufferedBytes) raw.destroy()
      else raw.write(text)
    }
    const pulse = setInterval(() => write(': \n\n'), pulseMs)
    const { data: words = null } = playerWords.safeParse(request.headers['x-words'])
    const hear = (text: string) => void arcade.store.kept().then(() => write(`data: ${text}\n\n`))
    const leave = hall.listen(seat.session.playerId, hear, words)
    raw.once('close', () => {
      clearInterval(pulse)
      leave()
    })
    return reply
  })
}
