import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { countMissing } from '../wallet/kept-bets.ts'
import { openDrillHouse } from './house.ts'
import { startLoad } from './money-load.ts'
import { openStreams } from './open-streams.ts'
import { startPair } from './pair.ts'
import type { Report } from './report.ts'
import { examine, until } from './report.ts'

type Sizes = {
  copies: number
  players: number
  seconds: number
  /** The standby is one that may be behind: acknowledged bets must then be found missing. */
  isSabotaged?: boolean
}

/** How long a house may be without service. */
const serviceMs = 15_000

/** The primary is killed under play, the standby promoted; the servers follow by themselves. */
export async function drillFailover(sizes: Sizes): Promise<Report> {
  const { copies, players, seconds, isSabotaged = false } = sizes
  const pair = await startPair(!isSabotaged)
  const house = await openDrillHouse({ databaseUrl: pair.url, copies, players })
  const promoted = openDatabase(pair.standby.url, 2, () => undefined)
  const named = openDatabase(pair.url, 2, () => undefined)
  try {
    const subjects = house.seats.map(({ subject }) => subject)
    const streams = openStreams(
      house.balancer.url,
      house.seats.map(({ player }) => player),
    )
    await until(() => streams.countOpen() === players)
    const playing = startLoad(subjects)
    await pause(seconds * 500)
    await until(() => readsStandby(named))
    if (isSabotaged) await pair.cutLink()
    await pause(seconds * 500)
    const before = playing.load.acknowledged.length
    const killedAt = performance.now()
    process.kill(pair.primary.pid, 'SIGKILL')
    await pair.promote()
    const promotedMs = performance.now() - killedAt
    // Somebody is answered who asked after the end: service is back.
    const known = playing.load.acknowledged.length
    await until(() => playing.load.acknowledged.length > known + subjects.length)
    const withoutMs = performance.now() - killedAt
    streams.listenAnew()
    const backMs = await until(() => streams.countHeard() === players)
    await pause(seconds * 250)
    const load = await playing.stop()
    // Its first try may still go to the one that is dead.
    await until(async () => !(await readsStandby(named).catch(() => true)))
    const heard = streams.countHeard()
    await streams.stop()
    const faults = await examine(promoted, load)
    if (withoutMs > serviceMs) faults.push(`${withoutMs.toFixed(0)} ms without service`)
    for (const why of load.refused) faults.push(`a call was refused: ${why}`)
    faults.push(...house.ownEnds)
    return {
      figures: {
        'bets acknowledged before and after': `${before}, ${load.acknowledged.length - before}`,
        'acknowledged bets missing': await countMissing(promoted, load.acknowledged),
        'seconds until the standby was promoted': (promotedMs / 1000).toFixed(1),
        'seconds without service': (withoutMs / 1000).toFixed(1),
        'calls sent again meanwhile': load.repeats.length,
        'streams that hear of bets again': `${heard} of ${players}`,
        'seconds until they all did': (backMs / 1000).toFixed(1),
      },
      faults,
    }
  } finally {
    await Promise.all([promoted.end(), named.end()])
    await house.stop()
    await pair.stop()
  }
}

/** Whether reports are read from a standby: while there is one that follows. */
async function readsStandby(database: Database): Promise<boolean> {
  const reads = await database.readsBehind()
  const { isStandby } = await reads.row<{ isStandby: boolean }>(
    sql`select pg_is_in_recovery() as "isStandby"`,
  )
  return isStandby
}
