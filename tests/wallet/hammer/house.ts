import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@parlour/server/frame/db.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.ts'
import type { Sandbox } from '../../stack/sandbox.ts'
import { freePort } from '../../stack/free-port.ts'
import { startSandbox } from '../../stack/sandbox.ts'
import type { Pace } from './pace.ts'
import { createPace } from './pace.ts'
import type { ServerProcess } from './server-process.ts'
import { startServerProcess } from './server-process.ts'
import type { Troubles } from './troubles.ts'
import { createTroubles } from './troubles.ts'

export type Victim = 'server' | 'database' | 'both'

export type House = {
  url: string
  sandbox: Sandbox
  arcadeSecret: string
  /** A connection of the hammer's own, to prepare and to look. */
  database: Database
  /** Kills with -9, waits a moment, starts again. Resolves when the server answers. */
  strike(victim: Victim, pauseMs: number): Promise<void>
  /** Ends of the server that nobody asked for, in words. */
  ownEnds: string[]
  troubles: Troubles
  pace: Pace
  stop(): Promise<void>
}

/** A server in a process of its own on a PostgreSQL of its own, both of which can be killed. */
export async function openHouse(): Promise<House> {
  // By this name a later run removes what one that was killed could not.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  // It waits for the disk like a real one: an acknowledged commit must outlive a kill.
  const startDatabase = () => startEmbeddedPostgres({ dataDir, log: () => undefined })
  let postgres = await startDatabase()
  const database = openDatabase(postgres.url, 4, () => undefined)
  await migrate(database, () => undefined)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(url)
  const arcadeSecret = randomBytes(24).toString('hex')
  const ownEnds: string[] = []
  const env = {
    ...sandbox.env,
    PARLOUR_MODE: 'test',
    PORT: String(port),
    CONSOLE_PORT: '0',
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
    CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
    ARCADE_URL: 'http://127.0.0.1:9',
    ARCADE_WALLET_SECRET: arcadeSecret,
  }
  const startServer = () => startServerProcess(env, url, (how) => ownEnds.push(how))
  let server: ServerProcess = await startServer()

  async function strike(victim: Victim, pauseMs: number): Promise<void> {
    if (victim !== 'database') await server.kill()
    if (victim !== 'server') process.kill(postgres.pid, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (victim !== 'server') postgres = await startDatabase()
    if (victim !== 'database') server = await startServer()
    await server.untilReady()
  }

  return {
    url,
    sandbox,
    arcadeSecret,
    database,
    strike,
    ownEnds,
    troubles: createTroubles(),
    pace: createPace(),
    async stop() {
      await server.stop()
      await sandbox.stop()
      await database.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
