import type { ClientRequest } from 'node:http'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { forgeAddresses } from '../attacks/forged-addresses.ts'
import { openStream } from '../attacks/streams.ts'
import { errorOf } from '../stack/door.ts'
import type { SignedIn, Stack } from '../stack/stack.ts'
import { startStack } from '../stack/stack.ts'

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
  const { faults } = await forgeAddresses(stack, { calls: 12, texts: 4, entries: 3 })
  expect(faults).toEqual([])
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
  const open = (as: SignedIn) => openStream(stack, as, { address: '198.51.100.7', lines })
  const first = await times(9, () => open(mali))
  expect([count(first, 200), count(first, 429)]).toEqual([8, 1])
  const second = await times(3, () => open(somchai))
  expect([count(second, 200), count(second, 429)]).toEqual([2, 1])
  for (const line of lines) line.destroy()
  await expect.poll(() => stack.app.stream.size, { timeout: 30_000 }).toBe(0)
  expect(await open(somchai)).toBe(200)
  lines.at(-1)?.destroy()
})

test('at the console one household is one address, however many it draws', async () => {
  const ask = async (name: string, address: string) => {
    const path = `${stack.consoleUrl}${operatorPrefix}${name}`
    const own = { origin: stack.consoleUrl, 'content-type': 'application/json' }
    const headers = { ...own, ...from(address) }
    return statusOf(await fetch(path, { method: 'POST', headers, body: '{}' }))
  }
  const tries = []
  for (const end of [1, 2]) tries.push(await ask('getConsoleSite', `2001:db8:1:2::${end}`))
  expect(tries).toEqual([200, 429])
  const calls = []
  for (let end = 1; end <= 16; end++) calls.push(await ask('getHome', `2001:db8:1:3::${end}`))
  expect([count(calls, 401), count(calls, 429)]).toEqual([15, 1])
})

/** Read to its end, so that the connection can be used again or closed. */
async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}
