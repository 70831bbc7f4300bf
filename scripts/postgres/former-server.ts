import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  describeProcess,
  describeSelf,
  findProcess,
  isStillRunning,
  listProcessesIn,
  signal,
  waitUntilGone,
} from '../process-table.ts'
import type { KnownProcess, SeenProcess } from '../process-table.ts'
import type { Places } from './places.ts'
import { ownerFileOf } from './places.ts'

/** A process that was killed may need a moment to be gone. */
const dyingMs = 1000

/** Who started the server, and which process that server is once it is known. */
type Ownership = { owner: KnownProcess; postmaster: KnownProcess | null }

export function recordOwnership(places: Places, postmasterPid: number | null): void {
  const postmaster = postmasterPid === null ? null : describeProcess(postmasterPid)
  const ownership: Ownership = { owner: describeSelf(), postmaster }
  writeFileSync(`${places.ownerFile}.draft`, JSON.stringify(ownership))
  renameSync(`${places.ownerFile}.draft`, places.ownerFile)
}

/** Null when nothing is written down about the folder. */
export function isOwnerAlive(dataDir: string): boolean | null {
  const ownership = findOwnership(ownerFileOf(dataDir))
  return ownership && isStillRunning(ownership.owner)
}

/**
 * Makes way for a new server: stops an orphan an earlier start left behind, waits for what is
 * still ending, and removes a pid file that would keep PostgreSQL from starting. Refuses when
 * somebody still uses the folder.
 */
export async function clearFormerServer(places: Places, say: (line: string) => void) {
  const pidFile = path.join(places.cluster, 'postmaster.pid')
  const pid = readPid(pidFile)
  const seen = pid === null ? null : findProcess(pid)
  const isServer = seen !== null && !seen.isZombie && seen.command.includes(places.cluster)
  if (isServer) await stopOrphan(places, seen, say)
  if (pid !== null) await waitForRemains(places)
  // Nobody is left. A number taken over by another program, or held by a zombie that nobody
  // collects, still looks alive to PostgreSQL; all other leftovers it handles itself.
  if (pid !== null && findProcess(pid)) rmSync(pidFile, { force: true })
  for (const name of readdirSync(places.socketFolder))
    rmSync(path.join(places.socketFolder, name), { force: true })
}

async function stopOrphan(places: Places, server: SeenProcess, say: (line: string) => void) {
  const ownership = findOwnership(places.ownerFile)
  const isOurs = !ownership?.postmaster || ownership.postmaster.pid === server.pid
  if (!ownership || !isOurs)
    throw new Error(`PostgreSQL (process ${server.pid}) already runs on ${places.cluster}.`)
  if (!(await waitUntilGone(ownership.owner, dyingMs)))
    throw new Error(
      `Process ${ownership.owner.pid} already runs PostgreSQL (process ${server.pid}) ` +
        `on ${places.cluster}.`,
    )
  say(`stopping PostgreSQL (process ${server.pid}) left over by an earlier start`)
  signal(server.pid, 'SIGINT')
  if (await waitUntilGone(server, 20_000)) return
  signal(server.pid, 'SIGQUIT')
  if (await waitUntilGone(server, 10_000)) return
  throw new Error(`PostgreSQL (process ${server.pid}) on ${places.cluster} does not stop.`)
}

/** After a kill -9 the server's own children need a moment to notice. */
async function waitForRemains(places: Places): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const remains = listProcessesIn(places.cluster).filter(isPostgres)
    if (remains.length === 0) return
    await pause(50)
  }
  throw new Error(`Processes of an earlier PostgreSQL on ${places.cluster} do not end.`)
}

function isPostgres(seen: SeenProcess): boolean {
  return seen.command.includes('postgres')
}

function readPid(pidFile: string): number | null {
  if (!existsSync(pidFile)) return null
  return Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
}

function findOwnership(file: string): Ownership | null {
  try {
    const ownership: Partial<Ownership> = JSON.parse(readFileSync(file, 'utf8'))
    return ownership.owner ? { postmaster: null, ...ownership, owner: ownership.owner } : null
  } catch {
    return null
  }
}
