import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'

type Request = { method: string; path: string; isGone: () => boolean }
type Answer = (status: number, body?: object) => void

/** A payment gateway that does whatever a test says; nothing is signed. */
export async function startOddGateway(onRequest: (request: Request, answer: Answer) => void) {
  const server = createServer((incoming, outgoing) => {
    incoming.resume()
    onRequest(requestOf(incoming, outgoing), (status, body = {}) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
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

function requestOf({ method = '', url = '' }: IncomingMessage, outgoing: ServerResponse): Request {
  return { method, path: url, isGone: () => outgoing.destroyed || outgoing.closed }
}
