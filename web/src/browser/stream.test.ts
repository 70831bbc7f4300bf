import { afterEach, expect, test, vi } from 'vitest'
import { onServerEvent } from './server-events.ts'
import { keepStreamOpen, reconnectGapMs } from './stream.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits grow from a second to half a minute and are spread by chance', () => {
  expect(reconnectGapMs(0, 1)).toBe(1000)
  expect(reconnectGapMs(0, 0)).toBe(500)
  expect(reconnectGapMs(3, 1)).toBe(8000)
  expect(reconnectGapMs(20, 1)).toBe(30_000)
  expect(reconnectGapMs(20, 0)).toBe(15_000)
})

test('listeners of a topic hear it, with the token shown to the server', async () => {
  const requests = stubFetch(() => streamOf('event: mail\ndata: {"unread":1}\n\n'))
  const heard: unknown[] = []
  const forget = onServerEvent('mail', (payload) => heard.push(payload))
  onServerEvent('other', () => heard.push('wrong topic'))
  const closing = new AbortController()
  void keepStreamOpen('token-1', closing.signal)
  await vi.waitFor(() => expect(heard).toEqual([{ unread: 1 }]), { timeout: 30_000 })
  closing.abort()
  forget()
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer token-1' })
})

test('a broken stream is opened again, a refused one is not', async () => {
  vi.useFakeTimers()
  const answers = [new Response('', { status: 503 }), new Response('{}', { status: 401 })]
  const requests = stubFetch(() => answers.shift() ?? new Response('', { status: 500 }))
  void keepStreamOpen('token-2', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(requests).toHaveLength(2)
})

test('who was signed out while the stream was broken is told so', async () => {
  vi.useFakeTimers()
  const answers = [new Response('', { status: 503 }), new Response('{}', { status: 401 })]
  stubFetch(() => answers.shift() ?? new Response('', { status: 500 }))
  const left = vi.fn()
  const forget = onServerEvent('signedOut', left)
  void keepStreamOpen('token-4', new AbortController().signal)
  await vi.advanceTimersByTimeAsync(120_000)
  forget()
  expect(left).toHaveBeenCalledTimes(1)
})

test('closing ends the waiting too', async () => {
  vi.useFakeTimers()
  const requests = stubFetch(() => new Response('', { status: 503 }))
  const closing = new AbortController()
  void keepStreamOpen('token-3', closing.signal)
  await vi.advanceTimersByTimeAsync(1)
  closing.abort()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(requests).toHaveLength(1)
})

test('a line that has gone silent is opened anew; one that says it is there is not', async () => {
  vi.useFakeTimers()
  const requests = stubFetch((signal) => silentStream(signal))
  const closing = new AbortController()
  void keepStreamOpen('token-5', closing.signal)
  await vi.advanceTimersByTimeAsync(5 * beatMs + 50_000)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requests).toHaveLength(2)
  closing.abort()
})

const beatMs = 20_000

/** Says five times that it is there, and then nothing, as behind a router that forgot the line. */
function silentStream(signal: AbortSignal): Response {
  const beat = new TextEncoder().encode(': still here\n\n')
  const body = new ReadableStream({
    start(stream) {
      signal.addEventListener('abort', () => stream.error(signal.reason))
      for (let turn = 1; turn <= 5; turn++) setTimeout(() => stream.enqueue(beat), turn * beatMs)
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function stubFetch(answer: (signal: AbortSignal) => Response): RequestInit[] {
  const requests: RequestInit[] = []
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    requests.push(request)
    return answer(request.signal ?? new AbortController().signal)
  })
  return requests
}

function streamOf(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
}
