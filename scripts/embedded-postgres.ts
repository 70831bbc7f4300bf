import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { findAccount } from './postgres/account.ts'
import { createCluster } from './postgres/cluster.ts'
import { ensureDatabase } from './postgres/database.ts'
import { clearFormerServer, isOwnerAlive } from './postgres/former-server.ts'
import { preparePlaces } from './postgres/places.ts'
import type { Places } from './postgres/places.ts'
import { startPostmaster } from './postgres/postmaster.ts'
import type { Postmaster } from './postgres/postmaster.ts'

export type EmbeddedPostgres = Postmaster & { url: string }

type Options = {
  dataDir: string
  /** Takes PostgreSQL's own log. */
  log: (line: string) => void
  /** Takes what a person should know; the log when not given. */
  say?: (line: string) => void
  settings?: string[]
  /** It follows another one and can only be read. */
  isStandby?: boolean
  /** It plays the log of a backup first, for as long as that takes. */
  isRestoring?: boolean
}

/**
 * Starts a real PostgreSQL on DATA_DIR/postgres, reachable only through a unix socket. It ends
 * with this process, however this process ends. To be called from the main thread: on Linux the
 * end of the starting thread is what tells PostgreSQL to stop.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, say = log, settings = [] } = options
  const { isStandby = false, isRestoring = false } = options
  const places = preparePlaces(dataDir)
  await clearFormerServer(places, say)
  const account = findAccount(places, say)
  await createCluster(places, account, say)
  const postmaster = await startPostmaster(places, account, {
    log,
    settings,
    isStandby,
    isRestoring,
  })
  const url = urlOf(places)
  await ensureDatabase(url)
  return Object.assign(postmaster, { url })
}

const scratchPrefix = 'parlour-scratch-'

/** Nothing here outlives the run, so nothing waits for the disk. */
const scratchSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const memoryFolder = '/dev/shm'
const plentyBytes = 8 * 1024 ** 3

/** A cluster of its own for a test run, removed on stop. */
export async function startScratchPostgres(): Promise<EmbeddedPostgres> {
  removeAbandonedScratch()
  const dataDir = mkdtempSync(path.join(scratchFolder(), scratchPrefix))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const started = await startEmbeddedPostgres({
      dataDir,
      log: () => {},
      settings: scratchSettings,
    })
    const stop = async () => {
      await started.stop()
      remove()
    }
    return { ...started, stop }
  } catch (error) {
    remove()
    throw error
  }
}

function urlOf({ socketFolder }: Places): string {
  // The host in the query is the one that counts; the one before it keeps the address readable
  // for parsers that insist on a name.
  return `postgres://parlour@localhost/parlour?host=${encodeURIComponent(socketFolder)}`
}

/**
 * In memory where there is plenty: a test run makes a hundred databases of a thousand files, and
 * on a disk it waits longer for their making and removing than for its questions.
 */
function scratchFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return Math.min(bavail * bsize, freemem()) > plentyBytes ? memoryFolder : tmpdir()
}

/** A test run that was killed could not tidy up. */
function removeAbandonedScratch(): void {
  for (const folder of [tmpdir(), memoryFolder].filter((place) => existsSync(place)))
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(scratchPrefix)) continue
      const dataDir = path.join(folder, name)
      if (isOwnerAlive(dataDir) === false) rmSync(dataDir, { recursive: true, force: true })
    }
}
