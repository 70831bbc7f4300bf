import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import * as cluster from '../stack/cluster.ts'
import { withDatabase } from '../stack/database-url.ts'

/** The machines of a spread database, which a drill may kill: the one that is asked, and others. */
export type Machines = {
  url: string
  workers: string[]
  /** With -9. */
  kill(machine: string): Promise<void>
  /** Starts those that have ended. */
  revive(): Promise<void>
  /** Adds a worker and moves some of the players to it; resolves when they are there. */
  grow(): Promise<void>
  remove(): Promise<void>
}

/** `command` starts a cluster with as many workers as the number after it says. */
export async function openMachines(command: string): Promise<Machines> {
  const template = await cluster.startCluster(command)
  const nodes = await cluster.prepareCluster(template)
  const name = `${cluster.copyPrefix}${randomBytes(6).toString('hex')}`
  await cluster.copyOnEach(nodes, name)
  await cluster.reopenTemplate(nodes)
  const url = withDatabase(template, name)
  const machines: Machines = {
    url,
    workers: nodes.slice(1).map((node) => withDatabase(node, name)),
    async kill(machine) {
      const pid = await asking(machine, async (node) => {
        const { file } = await node.row<{ file: string }>(
          sql`select pg_read_file('postmaster.pid') as file`,
        )
        return Number.parseInt(file, 10)
      })
      process.kill(pid, 'SIGKILL')
    },
    revive: () => startAgain(command, String(machines.workers.length)),
    async grow() {
      await startAgain(command, String(machines.workers.length + 1))
      const now = await asking(template, (node) => cluster.listNodes(node, template))
      for (const other of now.slice(nodes.length)) {
        await asking(other, (node) => node.run(raw(`create database ${name}`)))
        const added = withDatabase(other, name)
        await asking(added, (node) => node.run(raw('create extension citus')))
        machines.workers.push(added)
        const { hostname, port } = new URL(added)
        await asking(url, (node) => node.run(sql`select citus_add_node(${hostname}, ${port})`))
      }
      await asking(url, async (node) => {
        await node.run(sql`select citus_rebalance_start()`)
        await node.run(sql`select citus_rebalance_wait()`)
      })
    },
    async remove() {
      await machines.revive()
      await cluster.dropCopies([template, ...machines.workers])
    },
  }
  return machines
}

/**
 * How many transactions stay half committed, after the machine that is asked has seen to those
 * whose end was open. One that is under way at this moment is gone at the next look.
 */
export async function countPrepared(database: Database): Promise<number> {
  for (let looks = 1; ; looks++) {
    await database.run(sql`select recover_prepared_transactions()`)
    const { sum } = await database.row<{ sum: number }>(sql`
      select coalesce(sum(result::int), 0)::int as sum from run_command_on_workers(
        'select count(*) from pg_prepared_xacts where database = current_database()')`)
    if (sum === 0 || looks === triesAtMost) return sum
    await pause(500)
  }
}

const triesAtMost = 60

/** What a killed server leaves behind may stand in the way for a moment. */
async function startAgain(command: string, workers: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await cluster.startCluster(command, workers)
      return
    } catch (error) {
      if (tries === triesAtMost) throw error
      await pause(500)
    }
}

async function asking<Result>(url: string, work: (node: Database) => Promise<Result>) {
  const node = openDatabase(url, 1, () => undefined, { waitMs: 600_000 })
  try {
    return await work(node)
  } finally {
    await node.end()
  }
}

function raw(text: string) {
  return { text, values: [] }
}
