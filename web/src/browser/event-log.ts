import type { InputOf } from '@parlour/contract/call.ts'
import type { telemetryCalls } from '@parlour/contract/player/telemetry.ts'
import { clientVersion, getEnvelope } from './envelope.ts'
import { makeBatches } from './event-batches.ts'
import { local } from './storage.ts'

const address = '/app/v1/anonymous/appEventLogClient'

type LoggedEvent = InputOf<(typeof telemetryCalls)['appEventLogClient']>['eventList'][number]
type EventParams = NonNullable<LoggedEvent['eventParams']>

const batches = makeBatches<LoggedEvent>(sendBatch)

export function logEvent(eventName: string, eventParams: EventParams = {}): void {
  const { channel, appId } = getEnvelope()
  const eventUserId = local.findText('DLLOLGUUSER') ?? ''
  const defaults = { channel, appId, version: clientVersion, eventTime: Date.now(), eventUserId }
  batches.add({ ...defaults, eventName, eventParams })
}

/** Logs an event the first time it happens in this browser. */
export function logFirstEvent(eventName: string, eventParams: EventParams = {}): void {
  const seen = (local.findText('FIRST_EVENTS') ?? '').split(',')
  if (seen.includes(eventName)) return
  local.setText('FIRST_EVENTS', [...seen.filter(Boolean), eventName].join(','))
  logEvent(eventName, eventParams)
}

/** A hidden page may never come back: what waits leaves now. */
export function sendEventsOnHide(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batches.flush()
  })
  addEventListener('pagehide', batches.flush)
}

/** Logs that a part of the page broke, or could not be loaded, and where. */
export function logBreak(eventName: string, error: unknown, stack?: string | null): void {
  logEvent(eventName, {
    path: location.pathname,
    message: String(error).slice(0, 300),
    stack: (stack ?? '').slice(0, 500),
  })
}

function sendBatch(eventList: LoggedEvent[]): void {
  const body = JSON.stringify({ ...getEnvelope(), eventList })
  // A beacon outlives the page. The log is not worth an error when the browser refuses it.
  navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))
}
