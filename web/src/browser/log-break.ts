import { logEvent } from './event-log.ts'

/** Logs that a part of the page broke, or could not be loaded, and where. */
export function logBreak(eventName: string, error: unknown, stack?: string | null): void {
  logEvent(eventName, {
    path: location.pathname,
    message: String(error).slice(0, 300),
    stack: (stack ?? '').slice(0, 500),
  })
}
