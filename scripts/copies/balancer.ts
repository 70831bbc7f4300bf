import { createHash } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Agent, createServer, request as ask } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Copies of one program behind one address. */
export type Balancer = {
  url: string
  /** Where players are sent, in the order they were given. */
  ready(): string[]
  stop(): Promise<void>
}

type Options = {
  port: number
  host: string
  /** Addresses of the copies; a change of the list is seen at the next look. */
  copies: () => readonly string[]
  lookEveryMs?: number
}
type Body = Buffer | null

const walletPrefix = '/wallet/v1/'
const lookTimeoutMs = 2_000
const idleLineMs = 75_000
/** A longer body is passed on as it comes, and so only once. */
const mostKeptBytes = 128 * 1024

/**
 * A small proxy for a laptop, a demo and tests. It sends players only to copies that say they are
 * ready (when none says anything, to those that did not refuse), an address always to the same one,
 * so that limits by address hold as with one copy; games' money to all in turn. What a copy left
 * unanswered is asked of another if a repeat does no harm.
 */
export async function startBalancer(options: Options): Promise<Balancer> {
  const { port, host, copies, lookEveryMs = 500 } = options
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const lines = new Set<Duplex>()
  const watch = createWatch(copies)
  let turn = 0

  function choose(request: IncomingMessage, tried: ReadonlySet<string>): string | undefined {
    const left = watch.open().filter((copy) => !tried.has(copy))
    if (request.url?.startsWith(walletPrefix)) return left[turn++ % Math.max(1, left.length)]
    return chooseFor(request.socket.remoteAddress ?? '', left)
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const tried = new Set<string>()
    for (;;) {
      const copy = choose(request, tried)
      if (copy === undefined) return refuse(response)
      tried.add(copy)
      const outcome = await passTo(copy, { request, response, body, agent })
      if (outcome === 'answered') return
      watch.lose(copy)
      const mayRepeat = body !== null && (outcome === 'unsent' || isRepeatable(request))
      if (!mayRepeat) return refuse(response)
    }
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  // Longer than who asks keeps a line they do not use: none closes just as it is used again.
  server.keepAliveTimeout = idleLineMs
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const copy = choose(request, new Set())
    if (copy === undefined) return void socket.destroy()
    lines.add(socket)
    socket.once('close', () => lines.delete(socket))
    return passLine(copy, { request, socket, head })
  })
  await watch.look()
  const looking = setInterval(() => void watch.look(), lookEveryMs)
  const url = await listen(server, port, host)
  return {
    url,
    ready: watch.ready,
    async stop() {
      clearInterval(looking)
      for (const line of lines) line.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

/** The same copy for as long as it is there; only its own addresses move when it goes. */
export function chooseFor(address: string, copies: readonly string[]): string | undefined {
  const weight = (copy: string) => createHash('sha1').update(`${copy} ${address}`).digest('hex')
  return copies.toSorted((one, other) => weight(one).localeCompare(weight(other)))[0]
}

/** Looking changes nothing, and what carries a key is carried out once, whoever hears it. */
export function isRepeatable({ method, url = '', headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || url.startsWith(walletPrefix)) return true
  return headers['idempotency-key'] !== undefined
}

type Passing = { request: IncomingMessage; response: ServerResponse; body: Body; agent: Agent }
type Outcome = 'answered' | 'unsent' | 'unanswered'

function passTo(copy: string, { request, response, body, agent }: Passing): Promise<Outcome> {
  const { hostname, port } = new URL(copy)
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  const { method, url: path } = request
  return new Promise((resolve) => {
    const asked = ask({ hostname, port, method, path, headers, agent }, (answer) => {
      // It is leaving, and has done nothing.
      if (answer.statusCode === 503 && answer.headers.connection === 'close') {
        answer.resume()
        return resolve('unsent')
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      // A copy that dies in the middle of its words: so does the answer.
      answer.once('error', () => response.destroy())
      answer.once('close', () => void (answer.complete || response.destroy()))
      return resolve('answered')
    })
    asked.setNoDelay(true)
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      resolve(error.code === 'ECONNREFUSED' ? 'unsent' : 'unanswered')
    })
    response.once('close', () => asked.destroy())
    if (body === null) request.pipe(asked)
    else asked.end(body)
  })
}

type Line = { request: IncomingMessage; socket: Duplex; head: Buffer }

/** A WebSocket: after its first words both ends talk as they like, until one hangs up. */
function passLine(copy: string, { request, socket, head }: Line): void {
  const { hostname, port } = new URL(copy)
  const other = connect(Number(port), hostname)
  const hangUp = () => {
    socket.destroy()
    other.destroy()
  }
  for (const end of [socket, other]) end.once('error', hangUp).once('close', hangUp)
  const forwarded = ['x-forwarded-for', request.socket.remoteAddress ?? '']
  const pairs = [...request.rawHeaders, ...forwarded]
  const lines = pairs.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${pairs[at + 1]}`] : []))
  other.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  other.write(head)
  other.pipe(socket).pipe(other)
}

/** Null when it is too long to be kept. */
async function readBody(request: IncomingMessage): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > mostKeptBytes) return null
  if (request.headers['transfer-encoding'] !== undefined) return null
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

type Look = 'ready' | 'silent' | 'gone'

/** How each copy was when it was last looked at. */
function createWatch(copies: Options['copies']) {
  const seen = new Map<string, Look>()
  const asked = new Set<string>()
  const list = (wanted: Look) => copies().filter((copy) => seen.get(copy) === wanted)
  const ready = () => list('ready')

  // Each for itself, and once at a time: a slow answer neither holds up what another copy says nor
  // comes after a newer one of its own.
  async function lookAt(copy: string): Promise<void> {
    if (asked.has(copy)) return
    asked.add(copy)
    seen.set(copy, await lookThrough(copy))
    asked.delete(copy)
  }

  return {
    ready,
    /** Where all are too busy to say how they are, none is better than another, and each works. */
    open: () => (ready().length > 0 ? ready() : list('silent')),
    look: async () => void (await Promise.all(copies().map(lookAt))),
    lose: (copy: string) => void seen.set(copy, 'gone'),
  }
}

async function lookThrough(copy: string): Promise<Look> {
  const signal = AbortSignal.timeout(lookTimeoutMs)
  const answer = await fetch(`${copy}/readyz`, { signal }).catch(() => null)
  await answer?.body?.cancel()
  if (answer === null) return signal.aborted ? 'silent' : 'gone'
  return answer.status === 200 ? 'ready' : 'gone'
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  const body = { code: 503, errcode: 9503, error: 'unavailable', message: 'no copy is ready' }
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
  response.end(JSON.stringify(body))
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host}:${taken}`)
    })
  })
}
