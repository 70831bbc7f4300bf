import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseFor, startBalancer } from './balancer.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

type Copy = {
  url: string
  server: Server
  heard: string[]
  isReady: boolean
  /** Says nothing when it is looked at. */
  hangs?: boolean
}

/** A copy that says its name; `answer` may do something else. */
async function startCopy(name: string, answer?: RequestListener): Promise<Copy> {
  const copy: Copy = { url: '', server: createServer(), heard: [], isReady: true }
  copy.server.on('request', (request, response) => {
    if (request.url === '/readyz')
      return copy.hangs ? null : response.writeHead(copy.isReady ? 200 : 503).end()
    copy.heard.push(`${request.method} ${request.url}`)
    return answer ? answer(request, response) : response.end(name)
  })
  await new Promise<void>((resolve) => copy.server.listen(0, '127.0.0.1', resolve))
  copy.url = `http://127.0.0.1:${(copy.server.address() as AddressInfo).port}`
  closing.push(async () => {
    copy.server.closeAllConnections()
    await new Promise((resolve) => copy.server.close(resolve))
  })
  return copy
}

async function balance(...copies: Copy[]) {
  const urls = copies.map(({ url }) => url)
  const where = { port: 0, host: '127.0.0.1', copies: () => urls, lookEveryMs: 20 }
  const balancer = await startBalancer(where)
  closing.push(() => balancer.stop())
  return balancer
}

const dies: RequestListener = (request) => void request.socket.destroy()
const post = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: '{"a":1}', headers })

test('an address stays with its copy, and moves only when that one is gone', () => {
  const copies = ['http://a', 'http://b', 'http://c']
  const addresses = Array.from({ length: 300 }, (_, at) => `198.51.100.${at}`)
  const before = addresses.map((address) => chooseFor(address, copies))
  const counts = copies.map((copy) => before.filter((one) => one === copy).length)
  for (const count of counts) expect(count).toBeGreaterThan(60)
  const after = addresses.map((address) => chooseFor(address, ['http://a', 'http://c']))
  for (const [at, copy] of before.entries()) if (copy !== 'http://b') expect(after[at]).toBe(copy)
})

test('games’ money goes to all copies in turn, everybody else to their own', async () => {
  const copies = [await startCopy('one'), await startCopy('two')]
  const { url } = await balance(...copies)
  const told = async (path: string) => (await post(url + path)).text()
  const wallet = [await told('/wallet/v1/bet'), await told('/wallet/v1/bet')]
  expect(wallet.toSorted()).toEqual(['one', 'two'])
  const calls = new Set([await told('/app/v1/x'), await told('/app/v1/x'), await told('/')])
  expect(calls.size).toBe(1)
})

test('what a dying copy left unanswered is asked of another, if that does no harm', async () => {
  const [dying, other] = [await startCopy('dying', dies), await startCopy('other')]
  const { url } = await balance(dying, other)
  for (let i = 0; i < 4; i++)
    expect(await (await post(`${url}/wallet/v1/bet`)).text()).toBe('other')
  const keyed = await post(`${url}/app/v1/x`, { 'idempotency-key': 'k' })
  expect(await keyed.text()).toBe('other')
})

test('what might be done twice is not repeated: its caller is told to try again', async () => {
  const copies = [await startCopy('one', dies), await startCopy('two', dies)]
  const { url } = await balance(...copies)
  const answer = await post(`${url}/app/v1/x`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(copies.flatMap(({ heard }) => heard)).toEqual(['POST /app/v1/x'])
})

test('who says that it stops is left alone, and comes back when it is ready', async () => {
  const [one, two] = [await startCopy('one'), await startCopy('two')]
  const balancer = await balance(one, two)
  one.isReady = false
  await vi.waitFor(() => expect(balancer.ready()).toEqual([two.url]), { timeout: 30_000 })
  expect(await (await post(`${balancer.url}/wallet/v1/bet`)).text()).toBe('two')
  one.isReady = true
  await vi.waitFor(() => expect(balancer.ready()).toEqual([one.url, two.url]), { timeout: 30_000 })
})

test('one that hangs holds up nothing that another says', async () => {
  const [one, two] = [await startCopy('one'), await startCopy('two')]
  const balancer = await balance(one, two)
  two.hangs = true
  one.isReady = false
  await vi.waitFor(() => expect(balancer.ready()).toEqual([two.url]), { timeout: 30_000 })
})

test('where none says how it is, each is still asked', async () => {
  const copy = await startCopy('one')
  const balancer = await balance(copy)
  copy.hangs = true
  await vi.waitFor(() => expect(balancer.ready()).toEqual([]), 10_000)
  expect(await (await post(`${balancer.url}/wallet/v1/bet`)).text()).toBe('one')
})

test('a stream comes through word by word, and ends when its copy dies', async () => {
  const copy = await startCopy('one', (_request, response) => void response.write('hello'))
  const { url } = await balance(copy)
  const reader = (await fetch(`${url}/app/v1/stream`)).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('hello')
  copy.server.closeAllConnections()
  await expect(reader?.read()).rejects.toThrow()
})

test('a line between both ends comes through, and ends when its copy dies', async () => {
  const copy = await startCopy('one')
  let own: Duplex | undefined
  copy.server.on('upgrade', ({ headers: { upgrade, 'x-forwarded-for': from } }, socket) => {
    own = socket
    socket.write('HTTP/1.1 101 Go\r\nconnection: upgrade\r\nupgrade: line\r\n\r\n')
    socket.once('data', (text) => socket.write(`${upgrade} of ${String(from)}: ${String(text)}`))
  })
  const { url } = await balance(copy)
  const headers = { connection: 'upgrade', upgrade: 'line' }
  const [, socket] = await once(ask(`${url}/play/202/sea`, { headers }).end(), 'upgrade')
  socket.write('hello')
  expect(String((await once(socket, 'data'))[0])).toBe('line of 127.0.0.1: hello')
  const closed = once(socket, 'close')
  own?.destroy()
  await closed
})
