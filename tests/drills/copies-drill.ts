import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@parlour/server/frame/db.ts'
import type { DrillHouse } from './house.ts'
import { openDrillHouse, renewAll } from './house.ts'
import { startLoad } from './money-load.ts'
import { openStreams } from './open-streams.ts'
import type { Report } from './report.ts'
import { examine, until } from './report.ts'

type Sizes = {
  databaseUrl: string
  copies: number
  players: number
  rounds: number
  /** All copies are killed at once: calls must then be found to fail. */
  isSabotaged?: boolean
}

/** How long a copy that was killed may hold anybody up. */
const locksGoneMs = 5_000

/**
 * Copies are renewed one after the other while games play, and not one call may fail; then one is
 * killed with -9, and whoever it served plays on.
 */
export async function drillCopies(sizes: Sizes): Promise<Report> {
  const house = await openDrillHouse(sizes)
  try {
    const subjects = house.seats.map(({ subject }) => subject)
    const players = house.seats.map(({ player }) => player)
    const streams = openStreams(house.balancer.url, players)
    await until(() => streams.countOpen() === players.length)
    const quiet = startLoad(subjects)
    for (let round = 0; round < sizes.rounds; round++) await renewAll(house, sizes)
    const renewed = await quiet.stop()
    const loud = startLoad(subjects)
    await until(() => loud.load.acknowledged.length >= subjects.length)
    const lockedMs = await killOne(house)
    await pause(1_000)
    const killed = await loud.stop()
    const faults = await examine(house.database, renewed, killed)
    const backMs = await until(() => streams.countOpen() === players.length)
    await streams.stop()
    for (const why of [...renewed.repeats, ...renewed.refused])
      faults.push(`a call failed while copies were renewed: ${why}`)
    for (const why of killed.refused) faults.push(`a call was refused after a kill: ${why}`)
    if (lockedMs > locksGoneMs) faults.push(`locks of a dead copy lasted ${lockedMs.toFixed(0)} ms`)
    if (killed.longestMs > locksGoneMs)
      faults.push(`a game waited ${killed.longestMs.toFixed(0)} ms after a kill`)
    faults.push(...house.ownEnds)
    return {
      figures: {
        'copies, renewed times': `${sizes.copies}, ${sizes.rounds}`,
        'bets while they were renewed': renewed.acknowledged.length,
        'calls that failed meanwhile': renewed.repeats.length + renewed.refused.length,
        'longest answer meanwhile, ms': renewed.longestMs.toFixed(0),
        'locks of a killed copy gone after, ms': lockedMs.toFixed(0),
        'longest answer after the kill, ms': killed.longestMs.toFixed(0),
        'streams that came back': `${streams.countReturns()}, last after ${backMs.toFixed(0)} ms`,
      },
      faults,
    }
  } finally {
    await house.stop()
  }
}

/** How long the database still had a transaction of the copy that was killed. */
async function killOne({ copies, database }: DrillHouse): Promise<number> {
  const [victim] = copies
  const before = await listBackends(database)
  await victim?.process.kill()
  const others = copies.slice(1).length
  const ms = await until(async () => {
    const left = await listBackends(database)
    return (
      left.filter((pid) => before.includes(pid)).length <= (before.length * others) / (others + 1)
    )
  })
  await victim?.renew()
  return ms
}

async function listBackends(database: DrillHouse['database']): Promise<number[]> {
  const rows = await database.rows<{ pid: number }>(sql`select pid from pg_stat_activity
    where application_name = 'parlour wallet lane'`)
  return rows.map(({ pid }) => pid)
}
