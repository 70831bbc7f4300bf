import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@parlour/server/frame/db.ts'
import { openRound } from '../conformance/client.ts'
import { loseBet } from '../wallet/kept-bets.ts'
import type { DrillHouse } from './house.ts'
import { openDrillHouse } from './house.ts'
import type { Machines } from './machines.ts'
import { countPrepared, openMachines } from './machines.ts'
import { startLoad } from './money-load.ts'
import type { Report } from './report.ts'
import { examine, until } from './report.ts'

export type Sabotage = 'lost' | 'doubled'

type Sizes = {
  /** Starts a cluster, and says its address. */
  command: string
  copies: number
  players: number
  /** Machines are killed for so long, each of them at least once. */
  seconds: number
  /** An acknowledged bet is taken out of the ledger, or one is played beside what was asked. */
  sabotage?: Sabotage | undefined
}

/**
 * A hammer: under play one worker after the other is killed with -9, while everybody else plays on,
 * then the machine that is asked, again and again; then a worker joins and players move to it. Not
 * one acknowledged bet may be missing, and none may be there that nobody sent.
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
    const subjects = await groupSeats(house, machines)
    const groups = subjects.map((own) => startLoad(own))
    await playOn(groups)
    const strikes = await strikeAll(machines, groups, seconds)
    const played = countBets(groups)
    const growsSince = performance.now()
    await machines.grow()
    const growMs = performance.now() - growsSince
    const moved = countBets(groups) - played
    await playOn(groups)
    const loads = await Promise.all(groups.map((one) => one.stop()))
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
        'players of each worker': subjects.map(({ length }) => length).join(', '),
        'bets acknowledged': acknowledged.length,
        ...strikes,
        'bets while players moved to a new worker': moved,
        'seconds that took': inSeconds(growMs),
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
/** So long a worker is dead at least, the machine that is asked a part of it. */
const deadMs = 5_000

/** Each machine once, and on for so many seconds; what everybody felt of it, at worst. */
async function strikeAll(machines: Machines, groups: readonly Playing[], seconds: number) {
  const felt = { workers: 0, asked: 0, own: 0, othersMs: 0, againMs: 0, backMs: 0 }
  const untilMs = performance.now() + seconds * 1_000
  for (let turn = 0; turn <= groups.length || performance.now() < untilMs; turn++) {
    const at = turn % (groups.length + 1)
    const struck = groups[at]
    if (struck) {
      const others = groups.filter((group) => group !== struck)
      for (const { load } of others) load.longestMs = 0
      await machines.kill(machines.workers[at] ?? '')
      const told = struck.load.acknowledged.length
      await playOn(others)
      await pause(deadMs)
      await playOn(others)
      felt.workers++
      felt.own += struck.load.acknowledged.length - told
      felt.othersMs = Math.max(felt.othersMs, ...others.map(({ load }) => load.longestMs))
      await machines.revive()
      felt.againMs = Math.max(felt.againMs, await playOn(groups))
    } else {
      await machines.kill(machines.url)
      await pause(deadMs / 4)
      await machines.revive()
      felt.asked++
      felt.backMs = Math.max(felt.backMs, await playOn(groups))
    }
  }
  return {
    'workers killed': felt.workers,
    'bets of their own players meanwhile': felt.own,
    'longest answer to the others meanwhile, ms': felt.othersMs.toFixed(0),
    'seconds until all played after their start': inSeconds(felt.againMs),
    'times the asked one was killed': felt.asked,
    'seconds until all played, the asked one back': inSeconds(felt.backMs),
  }
}

const inSeconds = (ms: number) => (ms / 1_000).toFixed(1)

/** Everybody of them bets once more; how many milliseconds that took. */
function playOn(playing: readonly Playing[]): Promise<number> {
  const before = playing.map(({ load }) => load.acknowledged.length)
  const hasAll = ({ load, players }: Playing, at: number) =>
    new Set(load.acknowledged.slice(before[at]).map(({ playerId }) => playerId)).size === players
  return until(() => playing.every(hasAll), patienceMs)
}

const countBets = (playing: readonly Playing[]) =>
  playing.reduce((sum, { load }) => sum + load.acknowledged.length, 0)

/** The games of each worker's players. */
async function groupSeats({ database, seats }: DrillHouse, { workers }: Machines) {
  const ids = seats.map(({ player }) => player.playerId)
  const rows = await database.rows<{ playerId: number; port: number }>(sql`
    select id as "playerId", nodeport as port from unnest(${ids}::bigint[]) as id
    join pg_dist_placement on shardid = get_shard_id_for_distribution_column('players', id)
    join pg_dist_node using (groupid)`)
  const ports = new Map(rows.map(({ playerId, port }) => [playerId, String(port)]))
  const subjects = seats.map(({ subject }) => subject)
  return workers.map((worker) =>
    subjects.filter(({ playerId }) => ports.get(playerId) === new URL(worker).port),
  )
}

/** A bet that none of the games knows of, as one would be that was written twice. */
async function playBeside({ seats }: DrillHouse): Promise<void> {
  const [seat] = seats
  if (seat) await openRound(seat.subject).askBet()
}
