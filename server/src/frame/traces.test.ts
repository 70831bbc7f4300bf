import { expect, test, vi } from 'vitest'
import { createTraces, readParent } from './traces.ts'

const trace = 'a'.repeat(32)
const span = 'b'.repeat(16)
const settings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-key=one%20two,y=z',
  OTEL_SERVICE_NAME: 'parlour',
  OTEL_TRACES_SAMPLER_ARG: 1,
}
const quiet = () => undefined

test('without an endpoint there is nothing', () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const traces = createTraces({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, quiet)
  expect(traces.begin('call', `00-${trace}-${span}-01`)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
})

test('a span is told with its parent, its facts and its time', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
  const traces = createTraces(settings, quiet)
  const begun = traces.begin('recharge3', `00-${trace}-${span}-01`)
  expect(begun?.traceId).toBe(trace)
  begun?.end({ errcode: 0, reqId: 'req-1', playerId: null }, false)
  await traces.stop()
  const [url, init] = fetched.mock.calls[0] ?? []
  fetched.mockRestore()
  expect((url as URL).href).toBe('http://127.0.0.1:4318/v1/traces')
  expect(init?.headers).toMatchObject({ 'x-key': 'one two', y: 'z' })
  const told = JSON.parse(init?.body as string).resourceSpans[0].scopeSpans[0].spans[0]
  expect(told).toMatchObject({ traceId: trace, parentSpanId: span, name: 'recharge3' })
  expect(told.attributes).toEqual([
    { key: 'errcode', value: { intValue: '0' } },
    { key: 'reqId', value: { stringValue: 'req-1' } },
  ])
  expect(BigInt(told.endTimeUnixNano) >= BigInt(told.startTimeUnixNano)).toBe(true)
})

test('who began a trace decides whether it is told; the rest is sampled', () => {
  const none = createTraces({ ...settings, OTEL_TRACES_SAMPLER_ARG: 0 }, quiet)
  expect(none.begin('call', undefined)).toBeNull()
  expect(none.begin('call', `00-${trace}-${span}-01`)?.traceId).toBe(trace)
  const all = createTraces(settings, quiet)
  expect(all.begin('call', `00-${trace}-${span}-00`)).toBeNull()
  expect(all.begin('call', 'nonsense')?.traceId).toMatch(/^[0-9a-f]{32}$/)
})

test('a collector that fails is told to the log and holds nobody up', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }))
  const lost: string[] = []
  const traces = createTraces(settings, (error) => lost.push(error.message))
  traces.begin('call', undefined)?.end({}, true)
  await traces.stop()
  fetched.mockRestore()
  expect(lost).toEqual(['the collector answered 500'])
})

test.each([undefined, '', `00-${'0'.repeat(32)}-${span}-01`, `01-${trace}-${span}-01`])(
  '%s is nobody’s trace',
  (given) => expect(readParent(given)).toBeNull(),
)
