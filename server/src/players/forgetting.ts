import { forgottenAfterYears, leavesAfterDays } from '@parlour/contract/closing.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { findLiving } from '../frame/living.ts'
import type { OwnRows } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'
import { readPlayerState } from './players.ts'

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
      const due = await listClosed(
        tx,
        sql`left_at is not null and forgotten_at is null
        and closed_at < now() - ${forgottenAfterYears} * interval '1 year'`,
      )
      const failures: unknown[] = []
      for (const { playerId } of leaving) failures.push(...(await alone(tx, playerId, leave)))
      for (const { playerId } of due) failures.push(...(await alone(tx, playerId, forget)))
      const found = leaving.length + due.length
      // Those who could be taken apart come first: the others are then all that is left, and told.
      if (found > 0 && failures.length === found) throw failures[0]
      return found > 0 ? 'more' : undefined
    },
  }

  async function leave(tx: Tx, playerId: number): Promise<void> {
    for (const { leaves } of listOwn()) await leaves?.(tx, playerId)
  }

  async function forget(tx: Tx, playerId: number): Promise<void> {
    if (await later.isExcluded(tx, playerId)) return waitAYear(tx, playerId)
    for (const { forgets } of listOwn()) await forgets?.(tx, playerId)
  }
}

/** From when on a closed account is forgotten, with its papers; null while it is open. */
export async function findForgetTime(queries: Queries, playerId: number): Promise<Date | null> {
  const found = await queries.find<{ at: Date }>(sql`
    select closed_at + ${forgottenAfterYears} * interval '1 year' as at from players
    where player_id = ${playerId} and closed_at is not null`)
  return found?.at ?? null
}

type Part = (tx: Tx, playerId: number) => Promise<void>

/** What fails for one player is undone for that player, and holds nobody else back. */
async function alone(tx: Tx, playerId: number, take: Part): Promise<unknown[]> {
  await tx.run(sql`savepoint one_player`)
  try {
    if (await isClosed(tx, playerId)) await take(tx, playerId)
    await tx.run(sql`release savepoint one_player`)
    return []
  } catch (failure) {
    await tx.run(sql`rollback to savepoint one_player`)
    return [failure]
  }
}

/** Still, now that nobody else may change it. */
async function isClosed(tx: Tx, playerId: number): Promise<boolean> {
  return (await readPlayerState(tx, playerId)) === 'closed'
}

function listClosed(tx: Tx, where: Sql): Promise<{ playerId: number }[]> {
  return findLiving<{ playerId: number }>(tx, {
    table: 'players',
    ask: (rows) => sql`select player_id as "playerId" from ${rows}
      where state = 'closed' and closed_at is not null and ${where}
      order by closed_at limit ${playersAtOnce}`,
  })
}

async function waitAYear(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update players set closed_at = closed_at + interval '1 year'
    where player_id = ${playerId}`)
}
