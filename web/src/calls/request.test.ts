import { afterEach, expect, test, vi } from 'vitest'
import { makeRequest, type Surroundings } from './request.ts'
import { CallFailure, NetworkFailure } from './failures.ts'

afterEach(() => void vi.useRealTimers())

test('a call is a POST of its input and the envelope to its path', async () => {
  const { send, requests } = setUp({ code: 200, errcode: 0, lottery: 5 })
  expect(await send('refreshData', { a: 1 })).toMatchObject({ lottery: 5 })
  expect(requests[0]).toMatchObject({ address: '/app/v1/refreshData', method: 'POST' })
  expect(requests[0]?.credentials).toBe('same-origin')
  expect(requests[0]?.body).toEqual({
    a: 1,
    clientReferrer: 'th',
    channel: 'WEB',
    appId: 'com.demo.web',
    platform: 0,
  })
})

test('token and fingerprint travel as headers', async () => {
  const { send, requests } = setUp({ code: 200, errcode: 0 })
  await send('gameLike', {})
  expect(requests[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'x-device-fingerprint': 'waited',
  })
})

test('an act that wants a proof is sent once more when the player gave it', async () => {
  const stale = { code: 200, errcode: 1911, error: 'signInStale' }
  const asked = vi.fn(() => Promise.resolve(true))
  const proved = setUp(stale, { proveAgain: asked })
  await expect(proved.send('gameLike', { id: 1 })).rejects.toBeInstanceOf(CallFailure)
  expect(proved.requests.map(({ body }) => body)).toMatchObject([{ id: 1 }, { id: 1 }])
  expect(asked).toHaveBeenCalledTimes(1)
  const refused = setUp(stale)
  await expect(refused.send('gameLike', { id: 1 })).rejects.toMatchObject({ error: 'signInStale' })
  expect(refused.requests).toHaveLength(1)
})

test('a visitor sends no authorization, and a public read waits for no fingerprint', async () => {
  const { send, requests } = setUp({ code: 200, errcode: 0 }, { findToken: () => null })
  await send('appConfig', {})
  expect(requests[0]?.headers).not.toHaveProperty('authorization')
  expect(requests[0]?.headers).toMatchObject({ 'x-device-fingerprint': 'known' })
})

test('a write carries a new key per action, a read has none', async () => {
  const { send, requests } = setUp({ code: 200, errcode: 0 })
  await send('gameLike', {})
  await send('gameLike', {})
  await send('betRecord', {})
  expect(requests.map(keyOf)).toEqual(['key-1', 'key-2', undefined])
})

test('while no answer came, the same wish keeps its key; another wish has its own', async () => {
  const { send, requests } = setUp('<html>gateway</html>')
  const tryTo = (id: number) => send('gameLike', { id }).catch(() => undefined)
  await Promise.all([tryTo(1), tryTo(1), tryTo(2)])
  await tryTo(1)
  expect(requests.map(keyOf)).toEqual(['key-1', 'key-1', 'key-2', 'key-1'])
})

test('a wish that is tried again much later is a new one', async () => {
  vi.useFakeTimers()
  const { send, requests } = setUp('<html>gateway</html>')
  const tryAgain = () => send('gameLike', {}).catch(() => undefined)
  await tryAgain()
  vi.advanceTimersByTime(599_000)
  await tryAgain()
  vi.advanceTimersByTime(1_000)
  await tryAgain()
  expect(requests.map(keyOf)).toEqual(['key-1', 'key-1', 'key-2'])
})

test('a request can be carried by another than fetch', async () => {
  const { send, requests } = setUp({ code: 200, errcode: 0 })
  const answer = { code: 200, errcode: 0, imageId: 'i-1' }
  const carry = async () => new Response(JSON.stringify(answer))
  expect(await send('betRecord', {}, { carry })).toEqual(answer)
  expect(requests).toEqual([])
})

test('an errcode other than 0 is a failure with its numbers and name', async () => {
  const { send } = setUp({ code: 200, errcode: 1004, error: 'alreadyLiked' })
  const failure = await send('gameLike', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  expect(failure).toMatchObject({
    callName: 'gameLike',
    errcode: 1004,
    code: 200,
    error: 'alreadyLiked',
  })
})

test('401 ends the session unless the call is public or its caller takes care of it', async () => {
  const { send, ended } = setUp({ code: 401, errcode: 401, error: 'unauthorized' })
  await expect(send('appConfig', {})).rejects.toBeInstanceOf(CallFailure)
  expect(ended()).toBe(0)
  await expect(send('gameLike', {}, { isPublic: true })).rejects.toBeInstanceOf(CallFailure)
  expect(ended()).toBe(0)
  await expect(send('gameLike', {})).rejects.toBeInstanceOf(CallFailure)
  expect(ended()).toBe(1)
})

test('no network is a network failure and leaves the session alone', async () => {
  const { send, ended } = setUp(new TypeError('Failed to fetch'))
  const failure = await send('gameLike', {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NetworkFailure)
  expect(failure).toMatchObject({ callName: 'gameLike', isTimeout: false })
  expect(ended()).toBe(0)
})

test('something else than our JSON is a network failure', async () => {
  const { send } = setUp('<html>gateway</html>')
  await expect(send('gameLike', {})).rejects.toBeInstanceOf(NetworkFailure)
  const { send: sendToo } = setUp({ hello: 'world' })
  await expect(sendToo('gameLike', {})).rejects.toBeInstanceOf(NetworkFailure)
})

test('a page of our own broken server is our fault, not the player’s network', async () => {
  const broken = async () => new Response('<html>bad gateway</html>', { status: 502 })
  const { send } = setUp({}, { fetch: broken })
  await expect(send('gameLike', {})).rejects.toMatchObject({ status: 502 })
  const portal = async () => new Response('<html>log in to the wi-fi</html>')
  const { send: sendToo } = setUp({}, { fetch: portal })
  await expect(sendToo('gameLike', {})).rejects.toMatchObject({ status: null })
})

test('a call is given up after 60 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((afterMs) => {
    expect(afterMs).toBe(60_000)
    return AbortSignal.abort(new DOMException('too slow', 'TimeoutError'))
  })
  const { send } = setUp({ code: 200, errcode: 0 })
  await expect(send('gameLike', {})).rejects.toMatchObject({ isTimeout: true })
  timeout.mockRestore()
})

test('what the caller gives up itself is not reported as a network failure', async () => {
  const { send } = setUp({ code: 200, errcode: 0 })
  const signal = AbortSignal.abort(new DOMException('left the page', 'AbortError'))
  await expect(send('gameLike', {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
})

test('an unknown call is a mistake in the program', async () => {
  await expect(setUp({}).send('noSuchCall', {})).rejects.toThrow('no call named noSuchCall')
})

const keyOf = ({ headers }: Request) => headers['idempotency-key']

type Request = { address: string; headers: Record<string, string>; body: unknown } & Omit<
  RequestInit,
  'headers' | 'body'
>

function setUp(answer: unknown, changed: Partial<Surroundings> = {}) {
  const requests: Request[] = []
  let endings = 0
  let keys = 0
  const send = makeRequest({
    table: {
      appConfig: ['anonymous/appConfig', 1, 0],
      refreshData: ['refreshData', 1, 0],
      gameLike: ['gameLike', 0, 1],
      betRecord: ['betRecord', 0, 0],
    },
    fetch: fakeFetch(answer, requests),
    getEnvelope: () => ({
      clientReferrer: 'th',
      channel: 'WEB',
      appId: 'com.demo.web',
      platform: 0,
    }),
    findToken: () => 'token-1',
    findFingerprint: () => 'known',
    waitForFingerprint: async () => 'waited',
    noteHeaders: () => undefined,
    endSession: () => void endings++,
    proveAgain: () => Promise.resolve(false),
    makeActionKey: () => `key-${++keys}`,
    ...changed,
  })
  return { send, requests, ended: () => endings }
}

function fakeFetch(answer: unknown, requests: Request[]): typeof fetch {
  return async (address, init) => {
    init?.signal?.throwIfAborted()
    if (answer instanceof Error) throw answer
    const body: unknown = JSON.parse(init?.body as string)
    requests.push({ ...init, address, body } as Request)
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
}
