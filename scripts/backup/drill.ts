import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import { calls } from '@parlour/contract/index.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { checkAudit } from '@parlour/server/operators/audit.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import pg from 'pg'
import { compileCache, root, server } from '../processes.ts'
import { StopReason } from '../stop-reason.ts'
import type { Figures } from './points.ts'
import { listPoints, readFigures } from './points.ts'
import { restore } from './restore.ts'
import type { Key } from './sealed.ts'
import { listSegments, pathOf } from './segments.ts'

type Drill = { from: string; scratch: string; key: Key; say: (line: string) => void }

export type Restored = { seconds: number; figures: Figures }

/** Restores elsewhere and compares with what the books said; throws when anything differs. */
export async function drillRestore(
  { from, scratch, key, say }: Drill,
  secret: string | null,
): Promise<Restored> {
  const startedAtMs = performance.now()
  const restored = await restore({ from, into: path.join(scratch, 'restored'), point: null, key })
  try {
    const database = openDatabase(restored.url, 2, () => undefined)
    const figures = await readFigures(database)
    await database.end()
    for (const [name, value] of Object.entries(restored.point.figures))
      if (figures[name as keyof Figures] !== value)
        throw new StopReason(
          `${name}: ${value} was backed up, ${figures[name as keyof Figures]} came back`,
        )
    say(`figures  ${figures.accounts} accounts, ${figures.entries} entries: as they were`)
    await checkBooks(restored.url, say)
    if (secret === null) say('server   not started: no PARLOUR_SECRET was given')
    else await lookThroughServer(restored.url, { scratch, secret, say })
    return { seconds: (performance.now() - startedAtMs) / 1000, figures }
  } finally {
    await restored.stop()
  }
}

/** A drill that cannot fail proves nothing: each sabotage has to be noticed. */
export async function drillSabotage({ from, scratch, key, say }: Drill): Promise<void> {
  for (const [index, [name, spoil]] of Object.entries(sabotages).entries()) {
    const place = path.join(scratch, `spoilt-${index}`)
    cpSync(from, path.join(place, 'backup'), { recursive: true, mode: 1 })
    spoil(path.join(place, 'backup'))
    const quiet = { from: path.join(place, 'backup'), scratch: place, key, say: () => undefined }
    const reason = await drillRestore(quiet, null).then(
      () => null,
      (error: Error) => error.message.split('\n')[0] ?? '',
    )
    if (reason === null) throw new StopReason(`${name} was not noticed`)
    say(`noticed  ${name}: ${reason.replaceAll(place, '…')}`)
    rmSync(place, { recursive: true, force: true })
  }
}

async function checkBooks(url: string, say: Drill['say']): Promise<void> {
  const database = openDatabase(url, 2, () => undefined)
  try {
    const { difference } = await checkLedger(database)
    if (difference !== null) throw new StopReason(`the ledger does not add up: ${difference}`)
    const { lines, firstBrokenId } = await checkAudit(database)
    if (firstBrokenId !== null) throw new StopReason(`the audit breaks at line ${firstBrokenId}`)
    say(`books    the ledger adds up, the audit's ${lines} lines hold`)
  } finally {
    await database.end()
  }
}

type Looking = { scratch: string; secret: string; say: Drill['say'] }

/** The server on the restored database, which takes no writes: it starts, and answers a call. */
async function lookThroughServer(url: string, { scratch, secret, say }: Looking): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`do $$ begin execute format('alter database %I set
    default_transaction_read_only = on', current_database()); end $$`)
  await client.end()
  const child = spawn(process.execPath, server.words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PARLOUR_MODE: 'demo',
      READ_ONLY: '1',
      PORT: '0',
      DATABASE_URL: url,
      DATA_DIR: scratch,
      PARLOUR_SECRET: secret,
      LOG_LEVEL: 'fatal',
    },
  })
  const gone = once(child, 'exit')
  try {
    const address = await readAddress(child)
    const answer = await fetch(`${address}${apiPrefix}${calls.appConfig.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (!answer.ok) throw new StopReason(`the restored server answers ${answer.status}`)
    say('server   starts on the restored database and answers')
  } finally {
    child.kill('SIGTERM')
    await gone
  }
}

/** The server says where it listens, or why it does not. */
async function readAddress({ stderr }: ChildProcess): Promise<string> {
  const said: string[] = []
  if (stderr)
    for await (const line of createInterface({ input: stderr })) {
      const address = /^listening on (.*)$/.exec(line)?.[1]
      if (address) return address
      said.push(line)
    }
  throw new StopReason(`the server did not start on the restored database:\n${said.join('\n')}`)
}

/** Each spoils a copy of the backup in its own way. */
const sabotages: Record<string, (folder: string) => void> = {
  'a missing segment': (folder) => rmSync(pathOf(folder, lastSegment(folder))),
  'a flipped byte': (folder) => {
    const file = pathOf(folder, lastSegment(folder))
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, bytes)
  },
  'a point that never was': (folder) => rename(folder, { name: 'never' }),
  'figures of another day': (folder) => rename(folder, { figures: { entries: '-1' } }),
}

const lastSegment = (folder: string) => listSegments(folder).at(-1)?.name ?? ''

function rename(folder: string, change: { name?: string; figures?: { entries: string } }): void {
  const point = listPoints(folder).at(-1)
  if (!point) throw new Error('no point')
  const spoilt = { ...point, ...change, figures: { ...point.figures, ...change.figures } }
  writeFileSync(path.join(folder, 'points.jsonl'), `${JSON.stringify(spoilt)}\n`)
}
