import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { errorOf } from '../stack/door.ts'
import type { SignedIn, Stack } from '../stack/stack.ts'
import { credentials, startStack } from '../stack/stack.ts'

let stack: Stack
beforeAll(async () => {
  // However long this machine takes, it is one minute.
  vi.useFakeTimers({ toFake: ['performance'] })
  // Thirty calls a minute: three of the ways in, one batch of events, three hundred requests.
  const env = { CALLS_PER_MINUTE: '30', TRUST_PROXY: '1', STREAMS_PER_ADDRESS: '10' }
  stack = await startStack({ clusterUrl: inject('clusterUrl'), env })
})
afterAll(async () => {
  vi.useRealTimers()
  await stack.stop()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const times = <Item>(n: number, make: () => Promise<Item>) =>
  Promise.all(Array.from({ length: n }, make))
const count = <Item>(items: Item[], item: Item) => items.filter((one) => one === item).length

test('the ways in are charged to the address, with a session or without', async () => {
  const ask = async (as?: SignedIn) =>
    errorOf(await stack.call('preLogin', {}, as, from('198.51.100.1')))
  const throwaways = [await stack.signIn(), await stack.signIn(), await stack.signIn()]
  const answers = []
  for (const as of [undefined, ...throwaways]) answers.push(await ask(as))
  expect(answers).toEqual(['ok', 'ok', 'ok', 'tooManyCalls'])
})

test('what a client writes into the address header itself counts for nothing', async () => {
  const ask = async (i: number) =>
    errorOf(await stack.call('preLogin', {}, undefined, from(`10.0.0.${i}, 198.51.100.2`)))
  const answers = []
  for (const i of [1, 2, 3, 4]) answers.push(await ask(i))
  expect(answers.at(-1)).toBe('tooManyCalls')
})

test('pages, files and whatever else is asked for is limited by address', async () => {
  const visit = async (path: string, address: string) => {
    const init = { headers: from(address), redirect: 'manual' } as const
    return statusOf(await fetch(`${stack.url}${path}`, init))
  }
  const statuses: number[] = []
  for (let i = 0; i < 31; i++)
    statuses.push(...(await times(10, () => visit('/s/nothing0', '198.51.100.3'))))
  expect(count(statuses, 429)).toBe(10)
  const headers = { 'content-type': 'application/json', ...from('198.51.100.3') }
  const callback = await fetch(`${stack.url}/callbacks/payments/sandbox`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect(await statusOf(callback)).toBe(429)
  expect(await visit('/healthz', '198.51.100.3')).toBe(200)
  expect(await visit('/s/nothing0', '198.51.100.4')).toBe(302)
})

const event = {
  eventName: 'x',
  eventTime: 1,
  eventUserId: '',
  channel: 'WEB',
  appId: 'a',
  version: '1',
}

test('events of clients have a small limit and size of their own', async () => {
  const send = async (eventList: (typeof event)[], address: string) =>
    errorOf(await stack.call('appEventLogClient', { eventList }, undefined, from(address)))
  expect(await send([event], '198.51.100.5')).toBe('ok')
  expect(await send([event], '198.51.100.5')).toBe('tooManyCalls')
  const heavy = { ...event, eventParams: { text: 'x'.repeat(500), more: 'y'.repeat(500) } }
  expect(
    await send(
      Array.from({ length: 9 }, () => heavy),
      '198.51.100.6',
    ),
  ).toBe('badInput')
})

test('a player has eight streams at most, an address ten here', async () => {
  const [mali, somchai] = [await stack.signIn(), await stack.signIn()]
  const lines: ClientRequest[] = []
  const open = (as: SignedIn) => openStream(as, lines)
  const first = await times(9, () => open(mali))
  expect([count(first, 200), count(first, 429)]).toEqual([8, 1])
  const second = await times(3, () => open(somchai))
  expect([count(second, 200), count(second, 429)]).toEqual([2, 1])
  for (const line of lines) line.destroy()
  await expect.poll(() => stack.app.stream.size).toBe(0)
  expect(await open(somchai)).toBe(200)
  lines.at(-1)?.destroy()
})

/** A stream on a line of its own, kept for the test to hang up. */
async function openStream(as: SignedIn, lines: ClientRequest[]): Promise<number> {
  const headers = { ...credentials(as), ...from('198.51.100.7') }
  const line = get(`${stack.url}${apiPrefix}stream`, { headers, agent: false })
  lines.push(line)
  line.on('error', () => undefined)
  const [answer] = (await once(line, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined).resume()
  return answer.statusCode ?? 0
}

/** Read to its end, so that the connection can be used again or closed. */
async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}
