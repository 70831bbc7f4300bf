import type { Queries } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { notify } from '../frame/notifications.ts'

/** Work with the outside world: claims what is due, does it, answers how much there was. */
export type Errand = { name: string; run(app: App): Promise<number> }

const pollMs = 1_000
const news = 'cashier'

/** Something is due at once: heard by every copy when the transaction commits. */
export async function wakeErrands(queries: Queries): Promise<void> {
  await notify(queries, 'parlour_changed', news)
}

/**
 * Runs the errands of this copy one round after the other. They talk to providers, so they run in
 * no transaction; each claims its rows for a while, and other copies take others.
 */
export function createErrands(app: App, errands: Errand[]) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isAwake = false
  let isWanted = false
  let work: Promise<void> = Promise.resolve()

  async function runAll(): Promise<void> {
    do {
      isWanted = false
      for (const errand of errands) if (!isStopped) await runOne(app, errand)
    } while (isWanted && !isStopped)
    isAwake = false
  }

  function wake(): void {
    isWanted = true
    if (isAwake || isStopped) return
    isAwake = true
    work = runAll()
  }

  app.notifications.on('parlour_changed', (what) => {
    if (what === news) wake()
  })
  return {
    start() {
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

async function runOne(app: App, errand: Errand): Promise<void> {
  try {
    await errand.run(app)
  } catch (error) {
    app.metrics.faults.inc({ where: errand.name })
    app.log.error({ err: error, errand: errand.name }, 'an errand failed')
  }
}
