import { readdirSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** What was used up: microseconds of CPU of the server and of the database, and its log. */
export type Costs = {
  server: number
  database: number
  walBytes: number
  /** Microseconds of the server by part. */
  parts: Record<string, number>
}

/** Weighs what a piece of work uses up; by part only where the profiler, which slows it, runs. */
export async function weigh<Result>(
  database: Database,
  { postmaster, isProfiled }: { postmaster: number; isProfiled: boolean },
  work: () => Promise<Result>,
): Promise<{ result: Result; costs: Costs }> {
  const readProfile = isProfiled ? await beginProfile() : null
  const before = await readUsed(database, postmaster)
  const result = await work()
  const after = await readUsed(database, postmaster)
  const server = after.server - before.server
  const costs = {
    server,
    database: after.database - before.database,
    walBytes: after.walBytes - before.walBytes,
    parts: readProfile ? share(server, sortOut(await readProfile())) : {},
  }
  return { result, costs }
}

const tickMicros = 10_000

/** What the process it is asked in, and the database, have used up so far. */
export async function readUsed(database: Database, postmaster: number) {
  const { user, system } = process.cpuUsage()
  const { wal } = await database.row<{ wal: number }>(sql`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as wal`)
  return { server: user + system, database: databaseMicros(postmaster), walBytes: wal }
}

/** Of all processes of the database; nought where the system does not tell. */
export function databaseMicros(postmaster: number): number {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return all.reduce((sum, pid) => sum + ticksOf(pid, postmaster) * tickMicros, 0)
  } catch {
    return 0
  }
}

async function beginProfile(): Promise<() => Promise<Profiler.Profile>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 500 })
  await session.post('Profiler.start')
  return async () => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return profile
  }
}

/** The profiler's clock goes on while others have the core: it tells shares, not times. */
function share(total: number, parts: Record<string, number>): Record<string, number> {
  const sum = Object.values(parts).reduce((all, one) => all + one, 0)
  return Object.fromEntries(
    Object.entries(parts).map(([part, time]) => [part, (total * time) / Math.max(1, sum)]),
  )
}

function ticksOf(pid: string, parent: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const used = (from: number) => Number(fields[from]) + Number(fields[from + 1])
    // Its own children, and those that have ended, which it remembers.
    if (Number(pid) === parent) return used(13)
    return Number(fields[1]) === parent ? used(11) : 0
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

/** Whose code it is, by where it lies; the first that fits. */
const places: [part: string, place: RegExp][] = [
  ['signature', /internal\/crypto|play\/(signature|sessions)\.ts/],
  ['parse', /node_modules\/zod|play\/requests\.ts|contract\/src/],
  ['driver', /node_modules\/(pg|postgres)|frame\/columns\.ts/],
  ['gate and limits', /server\/src\/(gate|limits)\//],
  ['decide', /wallet\/(decide|turn|turnover|items|contribution)\.ts/],
  ['rounds and events', /server\/src\/(play|frame\/events)/],
  ['lanes', /server\/src\/wallet\//],
  ['HTTP', /node_modules\/|server\/src\/http\/|node:_http/],
]

function sortOut({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  )
  const parts: Record<string, number> = {}
  for (const [at, id] of samples.entries()) {
    const part = partOf(id, byId, parents)
    parts[part] = (parts[part] ?? 0) + (timeDeltas[at] ?? 0)
  }
  delete parts['(idle)']
  return parts
}

/** What has no place of its own, such as sockets and JSON, is of whoever called it. */
function partOf(
  id: number,
  byId: Map<number, Profiler.ProfileNode>,
  parents: Map<number, number>,
): string {
  const first = byId.get(id)?.callFrame.functionName ?? ''
  if (first === '(idle)' || first === '(garbage collector)') return first
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
    const url = byId.get(at)?.callFrame.url ?? ''
    const found = places.find(([, place]) => place.test(url))
    if (found) return found[0]
  }
  return 'Node itself'
}
