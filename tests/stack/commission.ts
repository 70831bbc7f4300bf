import { createCommissionJob } from '@parlour/server/activities/engine/commission-job.ts'
import { momentOf, startOfDay } from '@parlour/server/activities/engine/rules.ts'
import { addDays } from '@parlour/server/activities/engine/rules.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { ActivityStack } from './activity-stack.ts'
import type { SignedIn } from './stack.ts'

/** Teams and their commission, by hand: the house itself computes nothing meanwhile. */

const timeZone = 'Asia/Bangkok'

/** Leaves the computing to the test. */
export async function holdCommission({ app }: Pick<ActivityStack, 'app'>): Promise<void> {
  await app.database.run(sql`update scheduled_jobs set next_at = now() + interval '7 days'
    where name = 'activities.commission'`)
}

export function yesterday(): string {
  return addDays(momentOf(Date.now(), timeZone).day, -1)
}

/** A round that a member lost at noon yesterday. */
export async function wagerYesterday(
  stack: ActivityStack,
  member: SignedIn,
  stake: number,
  clearsBonus = false,
): Promise<void> {
  const at = new Date(startOfDay(yesterday(), timeZone, '12:00'))
  const round = { gameId: 101, typeId: 1, stake, win: 0, clearsBonus }
  await stack.happen(member, 'round.settled', round, at)
  await stack.ok('getActivityIds', {}, member)
}

/** Small bites, so that every test goes through several. */
const job = createCommissionJob(promotions, { members: 2, earners: 2 })

/** Computes all that is open as yesterday's, however often that was done before. */
export async function computeCommission(database: Database): Promise<void> {
  await database.run(sql`delete from activity_commission_runs where step = 'done'`)
  while ((await computeBite(database)) === 'more');
}

/** What was computed so far was computed a day earlier. */
export async function passDay(database: Database): Promise<void> {
  for (const table of ['activity_commission_days', 'activity_commissions']) {
    const rows = { text: table, values: [] }
    // Out of the way first: a day must not meet the one before it.
    await database.run(sql`update ${rows} set day = day - 100000`)
    await database.run(sql`update ${rows} set day = day + 99999 where day < '1900-01-01'`)
  }
}

/** What a member has staked so far was staked a day earlier. */
export async function passNight({ app }: Pick<ActivityStack, 'app'>, { playerId }: SignedIn) {
  await app.database.run(sql`update activity_day_stakes set day = day - 1
    where player_id = ${playerId} and day = ${addDays(yesterday(), 1)}::date`)
}

/** One bite, as one turn of the clock does it. */
export function computeBite(database: Database) {
  return database.transaction((tx) => job.run(tx))
}
