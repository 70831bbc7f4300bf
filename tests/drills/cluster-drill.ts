import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { openRound } from '../conformance/client.ts'
import { loseBet } from '../wallet/kept-bets.ts'
import type { DrillHouse } from './house.ts'
import { openDrillHouse } from './house.ts'
import type { Machines } from './machines.ts'
import { openMachines } from './machines.ts'
import { startLoad } from './money-load.ts'
import type { Report } from './report.ts'
import { examine, until } from './report.ts'

export type Sabotage = 'lost' | 'doubled'

type Sizes = {
  /** Starts a cluster, and says its address. */
  command: string
  copies: number
  players: number
  seconds: number
  /** An acknowledged bet is taken out of the ledger, or one is played beside what was asked. */
  sabotage?: Sabotage | undefined
}

/**
 * Under play a worker is killed with -9, and everybody else plays on; then the machine that is
 * asked; then a worker joins and players move to it. Not one acknowledged bet may be missing.
 */
export async function drillCluster({
  command,
  seconds,
  sabotage,
  ...sizes
}: Sizes): Promise<Report> {
  const machines = await openMachines(command)
  const house = await openDrillHouse({ ...sizes, databaseUrl: machines.url })
  try {
    const groups = await groupSeats(house, machines)
    const [struck, others] = groups.map((subjects) => startLoad(subjects))
    const [victim] = machines.workers
    if (!struck || !others || !victim) throw new Error('there are no two workers')
    const all = [struck, others]
    await playOn(all)
    const deadSince = performance.now()
    await machines.kill(victim)
    const told = struck.load.acknowledged.length
    await playOn([others])
    await pause(seconds * 1_000)
    await playOn([others])
    const meanwhile = struck.load.acknowledged.length - told
    const othersMs = others.load.longestMs
    const deadMs = performance.now() - deadSince
    await machines.revive()
    const againMs = await playOn(all)
    await machines.kill(machines.url)
    await pause(seconds * 250)
    await machines.revive()
    const backMs = await playOn(all)
    const played = countBets(all)
    const growsSince = performance.now()
    await machines.grow()
    const growMs = performance.now() - growsSince
    const moved = countBets(all) - played
    await playOn(all)
    const loads = await Promise.all(all.map((one) => one.stop()))
    const acknowledged = loads.flatMap((load) => load.acknowledged)
    if (sabotage === 'lost') await loseBet(house.database, acknowledged.at(-1))
    if (sabotage === 'doubled') await playBeside(house)
    const faults = await examine(house.database, ...loads)
    for (const { refused } of loads)
      for (const why of refused) faults.push(`a call was refused: ${why}`)
    const left = await countPrepared(house.database)
    if (left > 0) faults.push(`${left} transactions were left half committed`)
    if (moved === 0) faults.push('nobody could play while players moved to the new worker')
    faults.push(...house.ownEnds)
    return {
      figures: {
        'players of the killed worker, others': groups.map(({ length }) => length).join(', '),
        'bets acknowledged': acknowledged.length,
        'seconds a worker was dead': (deadMs / 1000).toFixed(1),
        'seconds until all played after its start': (againMs / 1000).toFixed(1),
        'bets of its own players meanwhile': meanwhile,
        'longest answer to the others meanwhile, ms': othersMs.toFixed(0),
        'seconds until all played, the asked one back': (backMs / 1000).toFixed(1),
        'bets while players moved to a new worker': moved,
        'seconds that took': (growMs / 1000).toFixed(1),
      },
      faults,
    }
  } finally {
    await house.stop()
    await machines.remove()
  }
}

type Playing = ReturnType<typeof startLoad>

const patienceMs = 180_000

/** Everybody of them bets once more; how many milliseconds that took. */
function playOn(playing: readonly Playing[]): Promise<number> {
  const before = playing.map(({ load }) => load.acknowledged.length)
  const hasAll = ({ load, players }: Playing, at: number) =>
    new Set(load.acknowledged.slice(before[at]).map(({ playerId }) => playerId)).size === players
  return until(() => playing.every(hasAll), patienceMs)
}

const countBets = (playing: readonly Playing[]) =>
  playing.reduce((sum, { load }) => sum + load.acknowledged.length, 0)

/** The players of the first worker, and all others. */
async function groupSeats({ database, seats }: DrillHouse, { workers }: Machines) {
  const ids = seats.map(({ player }) => player.playerId)
  const rows = await database.rows<{ playerId: number; port: number }>(sql`
    select id as "playerId", nodeport as port from unnest(${ids}::bigint[]) as id
    join pg_dist_placement on shardid = get_shard_id_for_distribution_column('players', id)
    join pg_dist_node using (groupid)`)
  const { port } = new URL(workers[0] ?? '')
  const own = new Set(rows.filter((row) => String(row.port) === port).map((row) => row.playerId))
  const subjects = seats.map(({ subject }) => subject)
  const isOwn = ({ playerId }: { playerId: number }) => own.has(playerId)
  return [subjects.filter(isOwn), subjects.filter((subject) => !isOwn(subject))]
}

/** A bet that none of the games knows of, as one would be that was written twice. */
async function playBeside({ seats }: DrillHouse): Promise<void> {
  const [seat] = seats
  if (seat) await openRound(seat.subject).askBet()
}

/** After the machine that is asked has seen to those whose end was open. */
async function countPrepared(database: Database): Promise<number> {
  await database.run(sql`select recover_prepared_transactions()`)
  const [found] = await database.rows<{ sum: number }>(sql`
    select coalesce(sum(result::int), 0)::int as sum from run_command_on_workers(
      'select count(*) from pg_prepared_xacts where database = current_database()')`)
  return found?.sum ?? 0
}
