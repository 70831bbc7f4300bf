import type { Database } from '@parlour/server/frame/db.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'
import { countPrepared, openMachines } from '../../drills/machines.ts'
import type { Random } from './random.ts'

/** The database under the hammer, which waits for its disk: what it committed outlives a kill. */
export type Anvil = {
  url: string
  /** Kills with -9; where there are several machines, one of them. Answers which. */
  kill(): Promise<string>
  /** Starts what was killed. */
  revive(): Promise<void>
  /** Where there are several machines: one more joins, and some of the players move to it. */
  grow: (() => Promise<void>) | null
  /** What the kills have left behind, in words. */
  examine(database: Database): Promise<string[]>
  stop(): Promise<void>
}

/** One PostgreSQL of its own. */
export async function startAlone(dataDir: string): Promise<Anvil> {
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined })
  let postgres = await start()
  return {
    url: postgres.url,
    async kill() {
      process.kill(postgres.pid, 'SIGKILL')
      return 'database'
    },
    async revive() {
      postgres = await start()
    },
    grow: null,
    examine: async () => [],
    stop: () => postgres.stop(),
  }
}

/** A database spread over the machines that `command` starts: any of them may be killed. */
export async function startSpread(command: string, random: Random): Promise<Anvil> {
  const machines = await openMachines(command)
  return {
    url: machines.url,
    async kill() {
      const number = random.within(0, machines.workers.length)
      await machines.kill(machines.workers[number - 1] ?? machines.url)
      return number > 0 ? `database worker ${number}` : 'database coordinator'
    },
    revive: () => machines.revive(),
    grow: () => machines.grow(),
    async examine(database) {
      const left = await countPrepared(database)
      return left > 0 ? [`${left} transactions were left half committed`] : []
    },
    stop: () => machines.remove(),
  }
}
