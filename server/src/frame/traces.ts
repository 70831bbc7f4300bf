import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Ways } from './ways-out.ts'
import { goOut } from './ways-out.ts'

/** One piece of work, as OpenTelemetry tells it. */
export type Span = {
  readonly traceId: string
  end(facts: Record<string, string | number | null>, isFault: boolean): void
}
export type Traces = {
  /** Null when nobody wants traces, or not this one. */
  begin(name: string, parent: string | string[] | undefined): Span | null
  stop(): Promise<void>
}

type Settings = Pick<
  Config,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
>
type Finished = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: object[]
  status: { code: number }
}

const sendEveryMs = 5_000
const mostKept = 2_000
const patienceMs = 5_000
const serverKind = 2
const [fine, faulty] = [0, 2]
const nobody: Traces = { begin: () => null, stop: async () => undefined }

/**
 * Traces for whatever takes OTLP as JSON over HTTP, set by the standard variables. Without an
 * endpoint there is nothing: no timer, no span, no cost. What a collector does not take in time is
 * lost, and nobody waits for it.
 */
export function createTraces(settings: Settings, onLost: (error: Error) => void): Traces {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings
  if (endpoint === undefined) return nobody
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const ways: Ways = ({ origin }) => origin === new URL(endpoint).origin
  let kept: Finished[] = []

  async function send(): Promise<void> {
    if (kept.length === 0) return
    const spans = kept
    kept = []
    const headers = { 'content-type': 'application/json', ...readHeaders(settings) }
    const body = JSON.stringify(wrap(settings.OTEL_SERVICE_NAME, spans))
    const signal = AbortSignal.timeout(patienceMs)
    try {
      const { status } = await goOut(ways, url, { method: 'POST', headers, body, signal })
      if (status >= 300) throw new Error(`the collector answered ${status}`)
    } catch (error) {
      onLost(error as Error)
    }
  }
  const sending = setInterval(() => void send(), sendEveryMs)
  sending.unref()

  return {
    begin(name, given) {
      const parent = readParent(given)
      // Who began the trace decides for all of it.
      if (parent ? !parent.isSampled : Math.random() >= share) return null
      const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
      const begunAt = Date.now()
      const clock = performance.now()
      const end: Span['end'] = (facts, isFault) => {
        if (kept.length >= mostKept) return
        kept.push({
          traceId,
          spanId: randomBytes(8).toString('hex'),
          ...(parent && { parentSpanId: parent.spanId }),
          name,
          kind: serverKind,
          startTimeUnixNano: toNano(begunAt),
          endTimeUnixNano: toNano(begunAt + performance.now() - clock),
          attributes: toAttributes(facts),
          status: { code: isFault ? faulty : fine },
        })
      }
      return { traceId, end }
    },
    async stop() {
      clearInterval(sending)
      await send()
    },
  }
}

/** `traceparent` of the W3C: version, trace, span, flags. Anything else begins a trace anew. */
export function readParent(given: string | string[] | undefined) {
  const parts = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(given ?? ''))
  const [, traceId = '', spanId = '', flags = ''] = parts ?? []
  if (!parts || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

function readHeaders({ OTEL_EXPORTER_OTLP_HEADERS: text }: Settings): Record<string, string> {
  const pairs = text?.split(',').map((pair) => pair.split('=')) ?? []
  return Object.fromEntries(
    pairs.map(([name = '', ...rest]) => [name.trim(), decodeURIComponent(rest.join('=').trim())]),
  )
}

function wrap(serviceName: string, spans: Finished[]): object {
  const resource = { attributes: toAttributes({ 'service.name': serviceName }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'parlour' }, spans }] }] }
}

function toAttributes(facts: Record<string, string | number | null>): object[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
    }))
}

/** Milliseconds have no room for nanoseconds in a number. */
function toNano(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}
