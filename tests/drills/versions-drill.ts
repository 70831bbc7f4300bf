import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { preparations } from '../../scripts/processes.ts'
import { openDrillHouse, renewAll } from './house.ts'
import type { Load } from './money-load.ts'
import { startLoad } from './money-load.ts'
import type { Report } from './report.ts'
import { examine, until } from './report.ts'

type Sizes = {
  databaseUrl: string
  copies: number
  players: number
  before: string
  /** This release wants what the one before does not write: calls must then be found to fail. */
  isSabotaged?: boolean
}

/**
 * The release before, from a checkout of its own, plays on the tables of this one; its copies are
 * renewed to this release one by one, and back again. Not one call may fail.
 */
export async function drillVersions({ before, ...sizes }: Sizes): Promise<Report> {
  const env = { PARLOUR_SECRET: randomBytes(32).toString('hex') }
  migrateFrom(before, { ...env, DATABASE_URL: sizes.databaseUrl })
  const house = await openDrillHouse({ ...sizes, env, from: before })
  try {
    const subjects = house.seats.map(({ subject }) => subject)
    const during = async (work: () => Promise<unknown>): Promise<Load> => {
      const playing = startLoad(subjects)
      await until(() => playing.load.acknowledged.length >= subjects.length)
      await work()
      return playing.stop()
    }
    const steps = {
      'the release before on these tables': await during(async () => undefined),
      'renewed to this release': await during(() => renewAll(house)),
      'and back': await during(async () => {
        if (sizes.isSabotaged) await contract(house.database)
        await renewAll(house, { from: before })
      }),
    }
    const loads = Object.values(steps)
    const faults = await examine(house.database, ...loads)
    for (const [step, { repeats, refused }] of Object.entries(steps))
      for (const why of [...repeats, ...refused]) faults.push(`a call failed, ${step}: ${why}`)
    faults.push(...house.ownEnds)
    const figures = Object.entries(steps).map(([step, { acknowledged: bets, longestMs }]) => [
      `bets, ${step}`,
      `${bets.length}, longest ${longestMs.toFixed(0)} ms`,
    ])
    return { figures: Object.fromEntries(figures), faults }
  } finally {
    await house.stop()
  }
}

/** What no migration may do: rows of the release before are refused from now on. */
async function contract(database: Database): Promise<void> {
  await database.run(sql`alter table play_rounds add column of_this_release integer`)
  await database.run(sql`alter table play_rounds
    add check (of_this_release is not null) not valid`)
}

/** As the release before left the database. */
function migrateFrom(before: string, env: Record<string, string>): void {
  const [migrate] = preparations
  execFileSync(process.execPath, migrate?.words ?? [], {
    cwd: before,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'], PARLOUR_MODE: 'test', ...env },
  })
}
