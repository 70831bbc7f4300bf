import { setTimeout as pause } from 'node:timers/promises'
import type { EmbeddedPostgres } from '../embedded-postgres.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import type { Disk } from './disk.ts'
import { openLogFile } from './log-file.ts'
import { createRestarts } from './restarts.ts'
import { StopReason } from '../stop-reason.ts'
import { sayAs } from './voice.ts'

/** The embedded PostgreSQL, started again when it ends without being asked to. */
export type RunningDatabase = {
  url: string
  /** Resolves at once while it runs, otherwise when it is back. */
  untilUp: () => Promise<void>
  stop: () => Promise<void>
}

type Wanted = { giveUp: (reason: Error) => void; settings?: string[] } & Disk

export async function startDatabase(
  dataDir: string,
  { giveUp, untilFree, settings = [] }: Wanted,
): Promise<RunningDatabase> {
  const log = openLogFile(dataDir, 'postgres')
  const say = sayAs('postgres')
  const restarts = createRestarts()
  const start = () => startEmbeddedPostgres({ dataDir, log: log.write, say, settings })
  let isStopping = false
  let current = await start()
  let returning: Promise<void> = Promise.resolve()

  function watch(running: EmbeddedPostgres): void {
    current = running
    running.onExit((reason) => {
      returning = comeBack(reason)
    })
  }

  async function comeBack(reason: string): Promise<void> {
    await untilFree()
    const delayMs = restarts.nextDelayMs(Date.now())
    if (delayMs === null)
      return giveUp(new StopReason(`PostgreSQL ended too often (${reason}).\n${log.tail()}`))
    say(`ended unexpectedly (${reason}), starting it again`)
    await pause(delayMs)
    if (isStopping) return
    try {
      watch(await start())
      say('runs again')
    } catch (error) {
      await comeBack(error instanceof Error ? error.message : String(error))
    }
  }

  watch(current)
  return {
    url: current.url,
    untilUp: () => returning,
    async stop() {
      isStopping = true
      await returning
      await current.stop()
    },
  }
}
