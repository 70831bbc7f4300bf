import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { hostile } from './mutations.ts'
import type { Target } from './targets.ts'

type Route = { method: string; url: string }
type Sent = { path: string; body: string; headers: Record<string, string> }

/** Also what `encodeURIComponent` never writes. */
const raw = ['%00', '%ED%A0%80', '%2e%2e%2f%2e%2e%2fetc', '%', '%zz', '..;/', '%0d%0aa:b']

/** What a client may say of itself or of its body. */
const headers = [
  {},
  { 'content-type': 'application/json' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16', 'content-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=x, *', 'accept-language': '*;q=9, th'.repeat(50) },
  { cookie: 'a=b; '.repeat(200), range: 'bytes=9-1' },
  { 'x-forwarded-for': "'; drop table players; --", 'if-none-match': '"'.repeat(300) },
  { 'x-signature': 'x', 'x-timestamp': 'NaN', 'idempotency-key': 'ก' },
]

/** Every route that is no call, and what has no route at all. */
export function routeTargets(url: string, tree: string, more: Record<string, string>): Target[] {
  const isCall = (route: Route) =>
    route.method === 'POST' && [apiPrefix, operatorPrefix].some((one) => route.url.startsWith(one))
  const routes = [...readRoutes(tree).filter((route) => !isCall(route)), ...noRoutes]
  return routes.map(({ method, url: pattern }) => ({
    name: `${method} ${pattern}`,
    list: (count, chance) => Array.from({ length: count }, () => makeRequest(pattern, chance)),
    // A page that is shown changes nothing either.
    fits: () => false,
    async ask(sent) {
      const { path, body, headers: own } = sent as Sent
      const status = await send(url, { path, body, headers: { ...own, ...more } }, method)
      // To say that it is too busy for more is what this one is for.
      const isTold = pattern === '/readyz' && status === 503
      const fault = status >= 500 && !isTold ? `answered ${status}` : null
      return { kind: String(status), isRefused: true, fault }
    },
  }))
}

const noRoutes: Route[] = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'].map((method) => ({
  method,
  url: '/:anything/*',
}))

/** The tree that the framework prints: indented, each line going on where its parent ended. */
export function readRoutes(tree: string): Route[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    const whole = (above[depth - 1] ?? '') + part
    above.splice(depth, above.length, whole)
    const names = methods.split(', ').filter((name) => name !== '' && name !== 'HEAD')
    return names.map((method) => ({ method, url: whole }))
  })
}

function makeRequest(pattern: string, chance: () => number): Sent {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item
  const texts = hostile.map((value) => encodeURIComponent(textOf(value)))
  const part = () => (chance() < 0.3 ? pick(raw) : pick(texts)).slice(0, 2_000)
  const path = pattern.replaceAll(/:\w+|\*/g, part)
  const query = chance() < 0.5 ? '' : `?${part()}=${part()}&a[]=${part()}`
  const body = chance() < 0.5 ? '' : (JSON.stringify(pick(hostile)) ?? '')
  return { path: path + query, body, headers: pick(headers) as Record<string, string> }
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

/** Sent as it is: `fetch` would tidy the address. A stream is let go when it begins. */
async function send(url: string, { path, body, headers: own }: Sent, method: string) {
  const sent = method === 'GET' ? '' : body
  const length = { 'content-length': String(Buffer.byteLength(sent)) }
  const options = { path, method, headers: { ...latin(own), ...length }, agent: false }
  const line = request(new URL(url), options)
  const patience = setTimeout(() => line.destroy(new Error('not answered')), patienceMs)
  try {
    const answered = once(line, 'response')
    line.on('error', () => undefined).end(sent)
    const [answer] = (await answered) as [IncomingMessage]
    return answer.statusCode ?? 0
  } finally {
    clearTimeout(patience)
    line.destroy()
  }
}

const patienceMs = 30_000

const latin = (own: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  )
