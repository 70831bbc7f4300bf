import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { Job } from '../../frame/schedule.ts'
import { gatherLines } from './commission-lines.ts'
import { priceDays } from './commission-prices.ts'
import { readRunning } from './configs.ts'
import { momentOf } from './moment.ts'
import type { Bite, Run } from './commission-run.ts'
import { findDue, listProgrammes } from './programme.ts'
import type { Promotion } from './promotion.ts'

/** How much one bite takes: so many members, then so many of those who earn. */
const atOnce = { members: 2_000, earners: 500 }

/**
 * Computes what the teams' stakes of the day before pay, in bites. Each is one transaction that
 * also says how far it came, so whoever goes on after a crash begins where the last one ended.
 */
export function createCommissionJob(promotions: readonly Promotion[], bites = atOnce): Job {
  return {
    name: 'activities.commission',
    everyMs: 60_000,
    async run(tx) {
      const run = await openRun(tx, promotions)
      if (!run) return
      const bite = run.step === 'gather' ? gatherLines : priceDays
      const limit = run.step === 'gather' ? bites.members : bites.earners
      const { reached, count } = await bite(tx, run, limit)
      await noteBite(tx, run, { reached, count })
      return 'more'
    },
  }
}

async function openRun(tx: Tx, promotions: readonly Promotion[]): Promise<Run | null> {
  const { inForce, timeZone } = await readRunning(tx)
  const { now } = await tx.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, timeZone)
  const begun = await findBegun(tx)
  if (begun) {
    const { activity, ...run } = begun
    const programme = listProgrammes(promotions, inForce).find(({ name }) => name === activity)
    return programme ? { ...run, programme } : null
  }
  const due = findDue(promotions, inForce, moment)
  if (!due) return null
  const { day, programme } = due
  const isNew = await tx.run(sql`insert into activity_commission_runs (day, activity)
    select ${day}, ${programme.name}
    where exists (select from activity_day_stakes where day <= ${day}) on conflict do nothing`)
  return isNew ? { day, step: 'gather', reached: 0, programme } : null
}

type Begun = Omit<Run, 'programme'> & { activity: string }

function findBegun(tx: Tx): Promise<Begun | null> {
  return tx.find<Begun>(sql`
    select day::text, activity, step, reached from activity_commission_runs
    where step <> 'done' order by day limit 1`)
}

async function noteBite(tx: Tx, { day, step }: Run, { reached, count }: Bite): Promise<void> {
  if (reached !== null) {
    const column = { text: step === 'gather' ? 'members' : 'earners', values: [] }
    await tx.run(sql`update activity_commission_runs set reached = ${reached},
      ${column} = ${column} + ${count} where day = ${day}`)
    return
  }
  const next = step === 'gather' ? 'price' : 'done'
  await tx.run(sql`update activity_commission_runs set step = ${next}, reached = 0,
    finished_at = case when ${next} = 'done' then now() end where day = ${day}`)
}
