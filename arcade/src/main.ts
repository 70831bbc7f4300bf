import { startArcade } from './app.ts'
import { BadSettings, readConfig } from './config.ts'
import { DamagedStore } from './store/open.ts'

/** Tells whoever started this not to try again. */
const hopelessCode = 78

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
  const arcade = await startArcade(readConfig())
  say(`listening on ${arcade.url}`)
  stopWhenAsked(() => arcade.stop())
  // Asked for again by whoever needs them, so a failure is no reason to end.
  await arcade.files.prepare().catch((error: unknown) => say(String(error)))
}

main().catch((error: unknown) => {
  const isKnown = error instanceof BadSettings || error instanceof DamagedStore
  say(isKnown ? `arcade: ${error.message}` : String((error as Error)?.stack ?? error))
  process.exit(error instanceof DamagedStore ? hopelessCode : 1)
})
