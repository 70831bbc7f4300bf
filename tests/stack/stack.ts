import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InputOf, OutputOf } from '@parlour/contract/call.ts'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { CallName } from '@parlour/contract/index.ts'
import { calls } from '@parlour/contract/index.ts'
import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { operatorPrefix } from '@parlour/contract/operator/operator-call.ts'
import { startServer } from '@parlour/server/app.ts'
import type { RunningServer } from '@parlour/server/app.ts'
import { readConfig } from '@parlour/server/config.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import type { Module } from '@parlour/server/frame/module.ts'
import { createPlayer } from '@parlour/server/players/index.ts'
import { cookieName, startSession } from '@parlour/server/session/index.ts'
import { copyDatabase, nameOf } from './copy-database.ts'
import type { Called, Door } from './door.ts'
import { openDoor } from './door.ts'

export type SignedIn = { playerId: number; token: string; cookie: string }

type Who = [as?: SignedIn, headers?: Record<string, string>]
export type PlayerDoor = Door<typeof calls, Who>
export type CallInput<Name extends CallName> = InputOf<(typeof calls)[Name]>
export type CallAnswer<Name extends CallName> = OutputOf<(typeof calls)[Name]>
export type OperatorDoor = Door<typeof operatorCalls, []>

export type Stack = RunningServer &
  PlayerDoor & {
    databaseUrl: string
    /** A new player with an open session. */
    signIn(account?: string): Promise<SignedIn>
    /** One more copy of the server on the same database. */
    another(extra?: Module, env?: Record<string, string>, logTo?: Options['logTo']): Promise<Stack>
  }

type Options = {
  clusterUrl: string
  extra?: Module
  env?: Record<string, string>
  /** Takes the server's log, line by line. */
  logTo?: { write(line: string): void }
}

/** The header of a wish of its own, as the web sends it with every call that writes. */
export const newKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() })

/** A real server on a database of its own, copied from the migrated template. */
export async function startStack(options: Options): Promise<Stack> {
  const databaseUrl = await copyDatabase(options.clusterUrl)
  return startOn(databaseUrl, options)
}

export function credentials(as?: SignedIn): Record<string, string> {
  if (!as) return {}
  return { authorization: `Bearer ${as.token}`, cookie: `${cookieName}=${as.cookie}` }
}

/** The players' calls of a server, wherever it runs. */
/** `always`: headers of every call, such as a proxy's that tells where somebody is. */
export function playerDoor(url: string, always: Record<string, string> = {}): PlayerDoor {
  return openDoor(calls, async (name, input, as, headers) => {
    const response = await fetch(`${url}${apiPrefix}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentials(as), ...always, ...headers },
      body: typeof input === 'string' ? input : JSON.stringify(input ?? {}),
    })
    const cookie = response.headers
      .getSetCookie()
      .map((line) => new RegExp(`^${cookieName}=([^;]+)`).exec(line)?.[1])
      .find((value) => value !== undefined)
    const body = (await response.json()) as Called<Record<string, unknown>>['body']
    return { status: response.status, body, cookie: cookie ?? null }
  })
}

/** The operators' calls, for whoever has this token. */
export function operatorDoor(url: string, token: string | Promise<string>): OperatorDoor {
  return openDoor(operatorCalls, async (name, input) => {
    const response = await fetch(`${url}${operatorPrefix}${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token}` },
      body: JSON.stringify(input),
    })
    const body = (await response.json()) as Called<Record<string, unknown>>['body']
    return { status: response.status, body, cookie: null }
  })
}

/** A new player with an open session. */
export function signInNew(
  database: Database,
  account = randomBytes(6).toString('hex'),
): Promise<SignedIn> {
  return database.transaction(async (tx) => {
    const playerId = await createPlayer(tx, { account, nickname: account })
    if (playerId === null) throw new Error(`${account} exists already`)
    const from = { device: '', model: '', os: '', address: '' }
    return { playerId, ...(await startSession(tx, playerId, from)) }
  })
}

async function startOn(databaseUrl: string, options: Options): Promise<Stack> {
  const { extra, env, clusterUrl, logTo } = options
  const config = readConfig({
    PARLOUR_MODE: 'test',
    PORT: '0',
    CONSOLE_PORT: '0',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(tmpdir(), `parlour-${process.pid}`, nameOf(databaseUrl)),
    PARLOUR_SECRET: randomBytes(32).toString('hex'),
    CALLS_PER_MINUTE: '1000000',
    // Fifty at once are judged by what they ask for, not by the cores of the machine.
    PASSWORD_WAIT_MS: '60000',
    PASSWORD_COST: 'small',
    DATABASE_WAIT_MS: '120000',
    // And not by how late a busy machine is.
    WORK_AT_LEAST: '1000',
    ...env,
  })
  const server = await startServer(config, { extra, logTo })
  return {
    ...server,
    ...playerDoor(server.url),
    databaseUrl,
    signIn: (account) => signInNew(server.app.database, account),
    another: (more, other, otherLog) => {
      const { PARLOUR_SECRET } = config
      const same = { ...env, PORT: '0', CONSOLE_PORT: '0', PARLOUR_SECRET, ...other }
      return startOn(databaseUrl, { clusterUrl, extra: more, env: same, logTo: otherLog })
    },
  }
}
