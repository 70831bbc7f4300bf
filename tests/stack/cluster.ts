import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { spread } from '@parlour/server/frame/spread.ts'
import { placement } from '@parlour/server/placement.ts'
import { withDatabase } from './database-url.ts'

/**
 * Starts a cluster by a command that prints its address and takes the number of workers after it;
 * run again, it starts what has ended.
 */
export async function startCluster(
  command: string,
  workers = process.env.CITUS_WORKERS ?? '2',
): Promise<string> {
  const { stdout } = await promisify(exec)(`${command} ${workers}`)
  const url = /postgres(?:ql)?:\/\/\S+/.exec(stdout)?.[0]
  if (!url) throw new Error(`${command} said no address: ${stdout}`)
  return url
}

/**
 * Makes the database of a cluster one to copy from: migrated, spread, and closed, as a copy fails
 * while anybody is in it, the cluster's own housekeeper too. Answers the addresses of its machines.
 */
export async function prepareCluster(url: string): Promise<string[]> {
  const name = new URL(url).pathname.slice(1)
  const allow = (isAllowed: boolean) => async (node: Database) =>
    void (await node.run(raw(`alter database ${name} allow_connections ${isAllowed}`)))
  await onEach([url], allow(true))
  const template = openDatabase(url, 2, () => undefined)
  const nodes = await listNodes(template, url)
  await onEach(nodes, allow(true))
  await migrate(template, () => undefined)
  await spread(template, placement, () => undefined)
  await template.end()
  await onEach(nodes, async (node) => {
    await allow(false)(node)
    await node.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name}`)
  })
  return nodes
}

/** The same copy under the same name on every machine: each then finds the others. */
export async function copyOnEach(urls: readonly string[], name: string): Promise<void> {
  const template = new URL(urls[0] ?? '').pathname.slice(1)
  await onEach(urls, async (node) => {
    await node.run(raw(`create database ${name} template ${template}`))
  })
}

export const copyPrefix = 'test_'

/** All copies that were made, here or by runs that were cut off. */
export async function dropCopies(urls: readonly string[]): Promise<void> {
  await onEach(urls, async (node) => {
    const copies = await node.rows<{ name: string }>(sql`
      select datname as name from pg_database where starts_with(datname, ${copyPrefix})`)
    for (const { name } of copies)
      await node.run(raw(`drop database if exists ${name} with (force)`))
  })
}

/** The database that copies are made of is open again: the cluster's own command looks into it. */
export async function reopenTemplate(urls: readonly string[]): Promise<void> {
  const name = new URL(urls[0] ?? '').pathname.slice(1)
  await onEach(urls, async (node) => {
    await node.run(raw(`alter database ${name} allow_connections true`))
  })
}

/** The part that a player lies in, where they are spread, and its machine. */
export function partOf(database: Database, playerId: number) {
  return database.row<{ shardId: number; host: string; port: number }>(sql`
    select shardid as "shardId", nodename as host, nodeport as port from pg_dist_placement
    join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('players', ${playerId}::bigint)`)
}

/** The database's address on the machine that has a player: on one machine its own. */
export async function machineOf(database: Database, url: string, playerId: number) {
  if (database.shards === 0) return url
  return urlOn(await partOf(database, playerId), url)
}

/** For this database alone a machine answers at another port: one of nobody, or of a proxy. */
export async function answerAt(database: Database, port: number, other: number): Promise<void> {
  await database.run(sql`update pg_dist_node set nodeport = ${other} where nodeport = ${port}`)
}

/** The addresses of its machines, the one that is asked first. */
export async function listNodes(database: Database, url: string): Promise<string[]> {
  const nodes = await database.rows<{ host: string; port: number }>(
    sql`select nodename as host, nodeport as port from pg_dist_node order by nodeid`,
  )
  return nodes.map((node) => urlOn(node, url))
}

function urlOn({ host, port }: { host: string; port: number }, url: string): string {
  const node = new URL(url)
  node.host = `${host}:${port}`
  return node.href
}

async function onEach(urls: readonly string[], work: (node: Database) => Promise<void>) {
  for (const url of urls) {
    const node = openDatabase(withDatabase(url, 'postgres'), 1, () => undefined)
    try {
      await work(node)
    } finally {
      await node.end()
    }
  }
}

function raw(text: string) {
  return { text, values: [] }
}
