import type { Queries } from '../frame/db.ts'
import type { App } from '../frame/module.ts'
import { notify } from '../frame/notifications.ts'

/** Work with one gateway of the outside world. */
export type Errand = {
  name: string
  /** How many of them may be with the gateway at once. */
  atOnce: number
  /** Claims the next order that is due; answers what is to be done with it, or null for none. */
  next: (app: App) => Promise<(() => Promise<void>) | null>
}

const pollMs = 1_000
const news = 'cashier'

/** Something is due at once: heard by every copy when the transaction commits. */
export async function wakeErrands(queries: Queries): Promise<void> {
  await notify(queries, 'parlour_changed', news)
}

/**
 * Runs the errands of this copy, each in a loop of its own: a gateway that hangs delays no other.
 * They talk to providers, so they run in no transaction; each claims its row for a while, and other
 * copies take others.
 */
export function createErrands(app: App, errands: Errand[]) {
  let timer: NodeJS.Timeout | undefined
  const loops = errands.map((errand) => createLoop(app, errand))
  const wake = () => loops.forEach((loop) => loop.wake())
  app.notifications.on('parlour_changed', (what) => {
    if (what === news) wake()
  })
  return {
    start() {
      timer = setInterval(wake, pollMs)
      wake()
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** One order at a time is claimed, and no more of them than may be under way at once. */
function createLoop(app: App, { name, atOnce, next }: Errand) {
  const underWay = new Set<Promise<void>>()
  let isStopped = false
  let isClaiming = false
  let isWanted = false
  let claiming: Promise<void> = Promise.resolve()

  async function claimAll(): Promise<void> {
    do {
      isWanted = false
      while (!isStopped && underWay.size < atOnce) {
        const work = await next(app).catch(noteFailure)
        if (!work) break
        begin(work)
      }
    } while (isWanted && !isStopped)
    isClaiming = false
  }

  function begin(work: () => Promise<void>): void {
    const done = finish(work).finally(() => {
      underWay.delete(done)
      wake()
    })
    underWay.add(done)
  }

  async function finish(work: () => Promise<void>): Promise<void> {
    await work().catch(noteFailure)
  }

  function noteFailure(error: unknown): null {
    app.metrics.faults.inc({ where: name })
    app.log.error({ err: error, errand: name }, 'an errand failed')
    return null
  }

  function wake(): void {
    isWanted = true
    if (isClaiming || isStopped) return
    isClaiming = true
    claiming = claimAll()
  }

  return {
    wake,
    async stop() {
      isStopped = true
      await claiming
      await Promise.all(underWay)
    },
  }
}
