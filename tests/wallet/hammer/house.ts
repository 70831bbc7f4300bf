import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '@parlour/server/frame/db.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { noteShards } from '@parlour/server/frame/shards.ts'
import type { Sandbox } from '../../stack/sandbox.ts'
import { freePort } from '../../stack/free-port.ts'
import { startSandbox } from '../../stack/sandbox.ts'
import type { Anvil } from './anvil.ts'
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
  anvil: Anvil
  /** Kills with -9, waits, starts again. Answers who was killed once the server is ready. */
  strike(victim: Victim, pauseMs: number): Promise<string>
  /** Ends of the server that nobody asked for, in words. */
  ownEnds: string[]
  troubles: Troubles
  pace: Pace
  stop(): Promise<void>
}

/** A server in a process of its own on a database of its own, both of which can be killed. */
export async function openHouse(start: (dataDir: string) => Promise<Anvil>): Promise<House> {
  // By this name a later run removes what one that was killed could not.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
  const anvil = await start(dataDir)
  const database = openDatabase(anvil.url, 4, () => undefined)
  await migrate(database, () => undefined)
  await noteShards(database)
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
    DATABASE_URL: anvil.url,
    DATA_DIR: dataDir,
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
    CALLS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'fatal',
    ARCADE_URL: 'http://127.0.0.1:9',
    ARCADE_WALLET_SECRET: arcadeSecret,
  }
  const startServer = () => startServerProcess(env, url, (how) => ownEnds.push(how))
  let server: ServerProcess = await startServer()

  async function strike(victim: Victim, pauseMs: number): Promise<string> {
    const killed: string[] = []
    if (victim !== 'database') killed.push(await server.kill().then(() => 'server'))
    if (victim !== 'server') killed.push(await anvil.kill())
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (victim !== 'server') await anvil.revive()
    if (victim !== 'database') server = await startServer()
    await server.untilReady()
    return killed.join(' and ')
  }

  return {
    url,
    sandbox,
    arcadeSecret,
    database,
    anvil,
    strike,
    ownEnds,
    troubles: createTroubles(),
    pace: createPace(),
    async stop() {
      await server.stop()
      await sandbox.stop()
      await database.end()
      await anvil.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
