import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { permissions } from '@parlour/contract/operator/operator-call.ts'
import type { Tx } from '@parlour/server/frame/db.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { preparePlaces } from '../postgres/places.ts'
import { root } from '../processes.ts'
import { readSecrets } from '../start/secrets.ts'
import { StopReason } from '../stop-reason.ts'

type Answer = Record<string, unknown> & { errcode: number }

const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
const file = path.join(dataDir, 'operator.json')

/** The operator's token, from the data folder; made there on first use by way of the database. */
export async function readToken(name: string): Promise<string> {
  const kept: Record<string, string> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const known = kept[name]
  if (known) return known
  const token = await hire(name)
  writeFileSync(file, `${JSON.stringify({ ...kept, [name]: token }, null, 2)}\n`, { mode: 0o600 })
  return token
}

/** Does something to operators in the database itself: whoever reaches it may. */
export async function withOperators<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const database = openDatabase(findDatabase(), 1, () => undefined)
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof RangeError) throw new StopReason(error.message)
    if (error instanceof StopReason) throw error
    throw new StopReason(`The database does not answer (${String(error)}): is it running?`)
  } finally {
    await database.end()
  }
}

/** The secret the server was started with. */
export function readHouseSecret(): string {
  const { DATABASE_URL, PARLOUR_SECRET } = process.env
  if (PARLOUR_SECRET) return PARLOUR_SECRET
  if (DATABASE_URL) throw new StopReason('Set PARLOUR_SECRET as the server has it.')
  return readSecrets(dataDir, process.env).PARLOUR_SECRET ?? ''
}

export async function askServer(call: string, input: object, token: string): Promise<Answer> {
  const { PUBLIC_URL, PORT } = process.env
  const url = (PUBLIC_URL || `http://localhost:${PORT || 8080}`).replace(/\/+$/, '')
  const response = await fetch(`${url}/operator/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  }).catch(() => {
    throw new StopReason(`The server does not answer at ${url}: is it running?`)
  })
  if (response.status === 401)
    throw new StopReason(`The server does not know this operator: remove ${file} and try again.`)
  return (await response.json()) as Answer
}

function hire(name: string): Promise<string> {
  return withOperators((tx) => makeOperator(tx, name, permissions))
}

/** The one the server uses: its own address, or the embedded one's socket in the data folder. */
function findDatabase(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new StopReason(`There is no database in ${dataDir}: start the house with npm start.`)
  const { socketFolder } = preparePlaces(dataDir)
  return `postgres://parlour@localhost/parlour?host=${encodeURIComponent(socketFolder)}`
}
