import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { StopReason } from '../stop-reason.ts'
import type { Key, Sealed } from './sealed.ts'
import { seal, unseal } from './sealed.ts'
import type { Slot } from './segments.ts'
import { keepSegments } from './segments.ts'

/** The files of a running PostgreSQL. They agree once its segments are played over them. */
export type Base = Sealed & {
  /** PostgreSQL's major version: no other can read the files. */
  version: string
  /** The first segment a restore needs, and the last one without which it is not whole. */
  segment: string
  until: string
  /** Tells PostgreSQL where to begin. */
  label: string
}

/** What PostgreSQL makes anew, and what belongs to the server that runs. */
const leftOut = [
  './pg_wal/*',
  './pg_replslot/*',
  './pg_dynshmem/*',
  './pg_notify/*',
  './pg_serial/*',
  './pg_snapshots/*',
  './pg_stat_tmp/*',
  './pg_subtrans/*',
  './postmaster.*',
  'pgsql_tmp*',
  'pg_internal.init',
]

type Copying = { source: string; folder: string; key: Key; slot: Slot }

export async function copyBase(client: pg.Client, copying: Copying): Promise<string> {
  const { source, folder, key, slot } = copying
  requireOneFolder(source)
  await keepSegments(client, slot)
  const name = `base-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const place = path.join(folder, name)
  const begun = await client.query<Pick<Base, 'segment' | 'version'>>(
    `select pg_walfile_name(pg_backup_start('parlour', true)) as segment,
      split_part(current_setting('server_version'), '.', 1) as version`,
  )
  const sha256 = await pack(source, place, key)
  const ended = await client.query<Pick<Base, 'until' | 'label'>>(
    'select pg_walfile_name(lsn) as until, labelfile as label from pg_backup_stop(false)',
  )
  const base = { name, sha256, ...begun.rows[0], ...ended.rows[0] }
  // It counts from here on.
  writeFileSync(`${place}.json`, `${JSON.stringify(base, null, 2)}\n`, { mode: 0o600, flush: true })
  return name
}

/** Puts the files of a base into a folder, once all of it has been opened. */
export async function unpack(place: string, into: string, key: Key): Promise<void> {
  const archive = `${into}.tar`
  await unseal(place, archive, key)
  const words = ['-x', '-f', archive, '--no-same-owner', '-C', into]
  const { status } = spawnSync('tar', words, { stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(archive)
  if (status !== 0) throw new StopReason(`tar could not write to ${into} (${status})`)
}

/** Where the database's files lie; they are read, not asked for. */
export async function findFiles(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  const folder = rows[0]?.data_directory ?? ''
  if (existsSync(path.join(folder, 'PG_VERSION'))) return folder
  throw new StopReason(
    `The files of the database (${folder}) cannot be read from here: run the backup on the ` +
      'machine of the database, as a user who may read them.',
  )
}

/** The newest base that is whole by the end of a segment. */
export function findBase(folder: string, segment: string): Base {
  const bases = readdirSync(folder)
    .filter((name) => /^base-.*\.json$/.test(name))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Base)
  const found = bases.findLast(({ until }) => until <= segment)
  if (found) return found
  throw new StopReason(`No base in ${folder} is old enough for segment ${segment}.`)
}

async function pack(source: string, place: string, key: Key): Promise<string> {
  const exclude = leftOut.map((pattern) => `--exclude=${pattern}`)
  const tar = spawn('tar', ['-c', '-C', source, ...exclude, '.'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject)
    tar.once('close', resolve)
  })
  const [sha256, code] = await Promise.all([seal(tar.stdout, place, key), ended])
  // 1 says that a file changed or went while it was read: the segments tell of that, too.
  if (code === 0 || code === 1) return sha256
  rmSync(place, { force: true })
  throw new StopReason(`tar could not read ${source} (${code})`)
}

function requireOneFolder(source: string): void {
  if (readdirSync(path.join(source, 'pg_tblspc')).length === 0) return
  throw new StopReason('Tablespaces outside the data folder are not backed up by this command.')
}
