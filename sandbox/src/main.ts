import { startSandbox } from './app.ts'
import { BadSettings, readConfig } from './config.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Also stops when the process that started this one is gone, so that nothing is left behind. */
function stopWhenAsked(stop: () => Promise<void>): void {
  let isStopping = false
  const finish = () => {
    if (isStopping) return
    isStopping = true
    // A kill loses nothing here, so who is slow is cut short.
    setTimeout(() => process.exit(0), 4_500).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, finish)
}

async function main(): Promise<void> {
  const sandbox = await startSandbox(readConfig())
  say(`listening on ${sandbox.url}`)
  stopWhenAsked(() => sandbox.stop())
}

main().catch((error: unknown) => {
  const isKnown = error instanceof BadSettings
  say(isKnown ? `sandbox: ${error.message}` : String((error as Error)?.stack ?? error))
  process.exit(1)
})
