import { forgottenAfterYears, leavesAfterDays } from '@parlour/contract/closing.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'

const playersAtOnce = 20

/** What later modules know: whether somebody must still be recognised, to be kept out. */
type LaterModules = { isExcluded(queries: Queries, playerId: number): Promise<boolean> }

/**
 * Takes closed accounts apart: a month after closing what nobody is bound to keep, and after the
 * law's years the rest. Who is excluded from play is recognised for as long as that lasts.
 */
export function createForgetting(listOwn: () => OwnRows[], later: LaterModules): Job {
  return {
    name: 'players.forgetting',
    everyMs: 3_600_000,
    async run(tx) {
      const leaving = await listClosed(
        tx,
        sql`left_at is null
        and closed_at < now() - ${leavesAfterDays} * interval '1 day'`,
      )
      for (const { playerId } of leaving)
        for (const { leaves } of listOwn()) await leaves?.(tx, playerId)
      const due = await listClosed(
        tx,
        sql`left_at is not null and forgotten_at is null
        and closed_at < now() - ${forgottenAfterYears} * interval '1 year'`,
      )
      for (const { playerId } of due)
        if (await later.isExcluded(tx, playerId)) await waitAYear(tx, playerId)
        else for (const { forgets } of listOwn()) await forgets?.(tx, playerId)
      return leaving.length + due.length > 0 ? 'more' : undefined
    },
  }
}

function listClosed(tx: Tx, where: Sql): Promise<{ playerId: number }[]> {
  return tx.rows<{ playerId: number }>(sql`select player_id as "playerId" from players
    where state = 'closed' and closed_at is not null and ${where}
    order by closed_at limit ${playersAtOnce} for update skip locked`)
}

async function waitAYear(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update players set closed_at = closed_at + interval '1 year'
    where player_id = ${playerId}`)
}
