import { describeFailure } from './failures.ts'
import { sayAs } from './voice.ts'

/** Something opened that has to be closed, in the opposite order, whatever the reason. */
type Step = {
  close: () => unknown
  /** For a second Ctrl-C. */
  force?: () => void
}

export type Lifecycle = {
  /** Aborts as soon as anything wants everything to stop. */
  signal: AbortSignal
  add: (step: Step) => void
  fail: (reason: Error) => void
}

/** npm passes on the Ctrl-C that the terminal has already given us. */
const echoMs = 1000

/** Opens the house and keeps it open until a signal or a failure; ends the process. */
export async function runUntilStopped(open: (lifecycle: Lifecycle) => Promise<void>) {
  const controller = new AbortController()
  const steps: Step[] = []
  const { promise: stopping, resolve: stop } = Promise.withResolvers<Error | null>()
  void stopping.then(() => controller.abort())
  listenForSignals(() => stop(null), steps)
  const opening = open({
    signal: controller.signal,
    add: (step) => steps.push(step),
    fail: stop,
  })
  opening.catch(stop)
  const reason = await stopping
  if (reason) console.error(`\n${describeFailure(reason)}\n`)
  // What is half open first comes to a rest, or it would be left behind.
  await opening.catch(() => {})
  for (const step of steps.toReversed()) await step.close()
  process.exit(reason ? 1 : 0)
}

function listenForSignals(stop: () => void, steps: Step[]): void {
  const say = sayAs('parlour')
  let askedAtMs = 0
  const hear = () => {
    if (askedAtMs === 0) {
      askedAtMs = Date.now()
      say('stopping …')
      return stop()
    }
    if (Date.now() - askedAtMs < echoMs) return
    say('stopping at once')
    for (const step of steps) step.force?.()
    process.exit(1)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, hear)
  // Whoever read our words may be gone before us.
  process.stdout.on('error', () => {})
}
