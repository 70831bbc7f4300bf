import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Request = { method: string; path: string; body: string; isGone: () => boolean }
type Answer = (status: number, body?: object) => void

/** A payment gateway that does whatever a test says; nothing is signed. */
export async function startOddGateway(onRequest: (request: Request, answer: Answer) => void) {
  const server = createServer((incoming, outgoing) => {
    const answer: Answer = (status, body = {}) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    // Who hangs up while they ask wants no answer.
    const asked = requestOf(incoming, outgoing).catch(() => null)
    void asked.then((request) => request && onRequest(request, answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const { method = '', url = '' } = incoming
  const isGone = () => outgoing.destroyed || outgoing.closed
  return { method, path: url, body: await text(incoming), isGone }
}
