import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { PlainRequest } from './plain-requests.ts'
import { readPlain } from './plain-requests.ts'

/** Answers a plain request with all that is to be sent; null leaves it to Node. */
export type ServePlain = (request: PlainRequest, socket: Socket) => Promise<string> | null

type Line = { isBusy: boolean; hear: (piece: Buffer) => void }

/**
 * Requests that are plain are read and answered here, on the line itself: the objects that Node
 * makes of a request and an answer cost more than all that a bet needs besides. Whatever is not
 * plain is given back to Node with all that was heard of it, and so is its line from then on: who
 * speaks in another way is understood as ever, and only slower.
 */
export function openShortWay(server: Server, serve: ServePlain, idleMs: number): void {
  const greet = server.listeners('connection')[0] as (socket: Socket) => void
  const lines = new Map<Socket, Line>()
  const forget = (socket: Socket) => void lines.delete(socket)
  server.off('connection', greet).on('connection', meet)
  letServerClose(server, lines)

  function meet(socket: Socket): void {
    const line: Line = { isBusy: false, hear: () => undefined }
    let held: Buffer[] = []
    const onClose = () => forget(socket)
    const isWaited = () => line.isBusy && !socket.writableNeedDrain
    const onTimeout = () => void (isWaited() || socket.destroy())
    const onEnd = () => void (line.isBusy || socket.end())
    const onError = () => undefined

    function passOn(piece: Buffer): void {
      forget(socket)
      socket.pause().setTimeout(0)
      socket.off('data', line.hear).off('end', onEnd).off('close', onClose)
      socket.off('timeout', onTimeout).off('error', onError)
      socket.unshift(piece)
      greet.call(server, socket)
      socket.resume()
    }

    async function say(answering: Promise<string>): Promise<void> {
      try {
        socket.write(await answering)
        // Whoever does not read their answers is heard no further: all would be kept here.
        if (socket.writableNeedDrain) socket.pause().once('drain', goOn)
        else goOn()
      } catch {
        socket.destroy()
      }
    }

    /** What came while an answer was made is heard after it. */
    function goOn(): void {
      line.isBusy = false
      socket.resume()
      if (held.length === 0) {
        if (!server.listening || socket.readableEnded) socket.end()
        return
      }
      const piece = Buffer.concat(held)
      held = []
      line.hear(piece)
    }

    line.hear = (piece) => {
      if (line.isBusy) {
        held.push(piece)
        socket.pause()
        return
      }
      const request = readPlain(piece)
      const answering = request && serve(request, socket)
      if (!answering) return passOn(piece)
      line.isBusy = true
      void say(answering)
    }
    lines.set(socket, line)
    socket.setTimeout(idleMs).on('timeout', onTimeout)
    socket.on('close', onClose).on('error', onError).on('end', onEnd).on('data', line.hear)
  }
}

/** A server that leaves knows of these lines too. */
function letServerClose(server: Server, lines: Map<Socket, Line>): void {
  const closeIdle = server.closeIdleConnections.bind(server)
  const closeAll = server.closeAllConnections.bind(server)
  server.closeIdleConnections = () => {
    for (const [socket, { isBusy }] of lines) if (!isBusy) socket.destroy()
    closeIdle()
  }
  server.closeAllConnections = () => {
    for (const socket of lines.keys()) socket.destroy()
    closeAll()
  }
}
