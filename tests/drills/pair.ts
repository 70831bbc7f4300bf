import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { EmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'

/** A primary and its standby, which follows it by streaming. */
export type Pair = {
  /** Names both. */
  url: string
  primary: EmbeddedPostgres
  standby: EmbeddedPostgres
  /** The standby hears no more of the primary: for a drill that must fail. */
  cutLink(): Promise<void>
  promote(): Promise<void>
  stop(): Promise<void>
}

const quiet = () => undefined
const standbyName = 'parlour_standby'

/** `isSynchronous`: a commit is acknowledged once the standby has it on its disk. */
export async function startPair(isSynchronous: boolean): Promise<Pair> {
  // By this name a later run removes what one that was killed could not.
  const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'parlour-scratch-')))
  const [first = '', second = ''] = folders
  const primary = await startEmbeddedPostgres({ dataDir: first, log: quiet })
  const host = hostOf(primary)
  await copyFiles(primary, first, second)
  const standby = await startEmbeddedPostgres({
    dataDir: second,
    log: quiet,
    isStandby: true,
  })
  if (isSynchronous) await requireStandby(primary)
  const both = encodeURIComponent(`${host},${hostOf(standby)}`)
  return {
    url: primary.url.replace(encodeURIComponent(host), both),
    primary,
    standby,
    cutLink: () =>
      ask(standby, "alter system set primary_conninfo = ''", 'select pg_reload_conf()'),
    promote: () => ask(standby, 'select pg_promote()'),
    async stop() {
      await Promise.all([primary.stop(), standby.stop()])
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function hostOf({ url }: EmbeddedPostgres): string {
  return new URL(url).searchParams.get('host') ?? ''
}

async function ask({ url }: EmbeddedPostgres, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Waits until the standby streams, then counts on it. */
async function requireStandby(primary: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = '${standbyName}'`)
  await client.query('select pg_reload_conf()')
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`,
    )
    if (rows.length > 0) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await client.end()
}

/** The files of the primary while it runs, as the start of its standby. */
async function copyFiles(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const [source, target] = [from, to].map((folder) => path.join(folder, 'postgres', 'cluster'))
  if (!source || !target) throw new Error('no folders')
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query("select pg_backup_start('standby', true)")
  const copied = spawnSync('sh', [
    '-c',
    'tar -c -C "$1" --exclude=./postmaster.* --exclude="./pg_wal/*" . | tar -x -C "$2"',
    'sh',
    source,
    target,
  ])
  if (copied.status !== 0) throw new Error(`tar: ${copied.stderr.toString()}`)
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(false)',
  )
  await client.end()
  writeFileSync(path.join(target, 'backup_label'), rows[0]?.label ?? '')
  writeFileSync(path.join(target, 'standby.signal'), '')
  appendFileSync(
    path.join(target, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostOf(primary)} user=parlour application_name=${standbyName}'\n`,
  )
}
