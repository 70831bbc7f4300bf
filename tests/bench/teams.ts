import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { createCommissionJob } from '@parlour/server/activities/engine/commission-job.ts'
import { saveConfig } from '@parlour/server/activities/index.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import type { EmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { readUsed } from './play/costs.ts'

// `npm run bench:teams [-- --sizes=10000,100000]`: what a day's commission takes of the processor
// when every member of a tree has staked, for 100,000 members, and how that grows with the tree: to
// a million unless told otherwise. What else the machine does meanwhile changes nothing of it.
// Before that a process is killed in the middle of such a day, and another one goes on.
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** Only computes: the process that is killed. */
    worker: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const mostGrowth = 1.2
const perMembers = 100_000

process.exitCode = (await (values.worker ? work(values.worker) : bench())) ? 0 : 1

async function work(url: string): Promise<boolean> {
  const database = openDatabase(url, 2, () => undefined)
  await computeDay(database)
  await database.end()
  return true
}

async function bench(): Promise<boolean> {
  if (!(await survive(sizes[0] ?? 0))) return false
  const paces: number[] = []
  for (const size of sizes) {
    const { seconds, own, database, pages, lines, bites } = await measure(size)
    const per = (used: number) => ((used / size) * perMembers).toFixed(1)
    paces.push((own + database) / size)
    const told = `${lines} lines in ${bites} bites, ${seconds.toFixed(1)} s by the clock`
    const cost = `${per(own)} s its own and ${per(database)} s the database's, ${per(pages / 1e3)}`
    console.log(`${size} members: ${told}; for ${perMembers}: ${cost} thousand pages`)
  }
  const [first = 1, ...others] = paces
  const growths = others.map((pace) => pace / first)
  for (const [index, growth] of growths.entries()) {
    const step = `${sizes[0]} to ${sizes[index + 1]} members`
    console.log(`${step}: ${growth.toFixed(2)} times linear (at most ${mostGrowth.toFixed(2)})`)
  }
  return growths.every((growth) => growth <= mostGrowth)
}

/** A house of its own for each size: nothing of the one before is in its way. */
function measure(size: number) {
  return inTree(size, async (database, postgres) => {
    const before = await readAll(database, postgres.pid)
    const done = await computeDay(database)
    const after = await readAll(database, postgres.pid)
    const spent = (name: keyof typeof after) => after[name] - before[name]
    return { ...done, own: spent('own'), database: spent('database'), pages: spent('pages') }
  })
}

/** The processor's seconds that went to this process and to the database, and pages it touched. */
async function readAll(database: Database, postmaster: number) {
  const { server, database: micros } = await readUsed(database, postmaster)
  const { pages } = await database.row<{ pages: number }>(sql`
    select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()`)
  return { own: server / 1e6, database: micros / 1e6, pages }
}

/** Killed with -9 in the middle, the day is computed to its end by another, and once. */
function survive(size: number): Promise<boolean> {
  return inTree(size, async (database, { url }) => {
    // What was computed is kept no longer, so this is asked before.
    const { expected } = await database.row<{ expected: number }>(sql`
      select sum(cardinality(above))::bigint as expected from activity_day_stakes`)
    const worker = spawn(process.execPath, [import.meta.filename, '--worker', url])
    const ended = once(worker, 'exit')
    while (worker.exitCode === null && (await countLines(database)) === 0)
      await new Promise((resolve) => setTimeout(resolve, 5))
    worker.kill('SIGKILL')
    await ended
    const killed = await countLines(database)
    await computeDay(database)
    const after = await countLines(database)
    console.log(`killed at ${killed} lines; ${after} of ${expected} in the end`)
    return killed > 0 && killed < after && after === expected
  })
}

/** In the end one for each member and each of up to three above: no day has one twice. */
async function countLines(database: Database): Promise<number> {
  const { lines } = await database.row<{ lines: number }>(sql`
    select count(*) as lines from activity_commissions`)
  return lines
}

async function inTree<Result>(
  size: number,
  act: (database: Database, postgres: EmbeddedPostgres) => Promise<Result>,
): Promise<Result> {
  const postgres = await startScratchPostgres()
  const database = openDatabase(postgres.url, 2, () => undefined)
  try {
    await migrate(database, () => undefined)
    await database.transaction((tx) =>
      saveConfig(tx, { activity: 'Agent5', isOn: true, sort: 1, config: {}, author: 'bench' }),
    )
    await plantTree(database, size)
    return await act(database, postgres)
  } finally {
    await database.end()
    await postgres.stop()
  }
}

/** Each member has brought ten others, has a phone of their own, and staked two days ago. */
async function plantTree(database: Database, size: number): Promise<void> {
  // Invite codes are made by chance, which among so many at once would make one twice.
  await database.run(sql`insert into players (account, nickname, invite_code)
    select 'bench' || n, 'bench', upper(lpad(to_hex(n), 8, '0'))
    from generate_series(1, ${size}) as n`)
  await database.run(sql`insert into player_devices (player_id, device, household)
    select player_id, 'phone ' || player_id, 'home ' || player_id from players`)
  await database.run(sql`insert into player_teams (player_id, level1, valid)
    select player_id, 10, 10 from players`)
  await database.run(sql`
    with numbered as (
      select player_id, player_id - min(player_id) over () + 1 as n from players
    ), lines as (
      select player_id, n, (n + 8) / 10 as one, ((n + 8) / 10 + 8) / 10 as two,
        (((n + 8) / 10 + 8) / 10 + 8) / 10 as three from numbered where n > 1
    ), above as (
      select player_id, array_remove(array[one, case when one > 1 then two end,
        case when one > 1 and two > 1 then three end], null) as superiors from lines
    )
    insert into activity_day_stakes (player_id, day, above, stake)
    select player_id, current_date - 2, array(
      select superior + (select min(player_id) from players) - 1 from unnest(superiors) as superior
    ), 1000 + player_id % 100000 from above`)
  // Tidying up after the planting is no part of the day.
  await database.run(sql`vacuum (freeze, analyze)`)
}

async function computeDay(database: Database) {
  const job = createCommissionJob(promotions)
  const start = performance.now()
  let bites = 1
  while ((await database.transaction((tx) => job.run(tx))) === 'more') bites++
  const seconds = (performance.now() - start) / 1000
  return { seconds, lines: await countLines(database), bites }
}
