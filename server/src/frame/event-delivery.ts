import type { Consumer } from './events.ts'
import { deliverAll } from './deliveries.ts'
import { enrolConsumers } from './events.ts'
import type { App } from './module.ts'

/** How long a delivery may wait when no notification woke us: for retries and lost connections. */
const pollMs = 1_000
/** Where people play, a line is never empty: after so long the next consumer has its turn. */
const turnMs = 500

/** Keeps every consumer up to date while the server runs. */
export function createEventDelivery({ database, notifications, consumers, log, metrics }: App) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isAwake = false
  let isWanted = false
  let work: Promise<void> = Promise.resolve()

  async function drain(consumer: Consumer): Promise<void> {
    const until = performance.now() + turnMs
    await deliverAll(database, consumer, ({ failures }) => {
      for (const { event, error } of failures) {
        metrics.faults.inc({ where: consumer.name })
        log.error({ err: error, consumer: consumer.name, event: event.eventId }, 'an event failed')
      }
      const isOver = performance.now() > until
      // What is left is heard when all others had their turn.
      if (isOver) isWanted = true
      return !isStopped && !isOver
    })
  }

  async function round(): Promise<void> {
    do {
      isWanted = false
      for (const consumer of consumers)
        await drain(consumer).catch((error: unknown) =>
          log.warn({ err: error, consumer: consumer.name }, 'delivery stopped for a moment'),
        )
    } while (isWanted && !isStopped)
    isAwake = false
  }

  function wake(): void {
    isWanted = true
    if (isAwake || isStopped) return
    isAwake = true
    work = round()
  }

  notifications.on('parlour_events', wake)
  notifications.onGap(wake)
  return {
    async start() {
      await database.transaction((tx) => enrolConsumers(tx, consumers))
      timer = setInterval(wake, pollMs)
      wake()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await work
    },
  }
}
