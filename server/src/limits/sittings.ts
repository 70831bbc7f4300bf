import { jurisdictionOf } from '@parlour/contract/jurisdiction.ts'
import type { CheckMinutes } from '@parlour/contract/limit-kinds.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'

/** Play without a longer rest in it. */
export type Sitting = {
  from: Date
  /** No bet from then on until the reality check is answered. */
  checkAt: Date
  /** No bet before that: the rest a place demands after a check. */
  restUntil: Date | null
  checkMinutes: CheckMinutes
}

/** Whoever has not played for so long begins a new sitting. */
const restMinutes = 15

/** Goes on with the player's sitting, or begins one. A check that is due stays due. */
export async function beginSitting(
  tx: Tx,
  playerId: number,
  lastPlayedAt: Date | null,
): Promise<Sitting> {
  const most = await readMostMinutes(tx)
  await tx.run(sql`insert into limits_players as l (player_id, sitting_from, check_from, check_at)
    values (${playerId}, now(), now(), now() + least(60, ${most}) * interval '1 minute')
    on conflict (player_id) do update set sitting_from = now(), check_from = now(),
      check_at = now() + least(l.check_minutes, ${most}) * interval '1 minute'
    where l.check_at is null
      or greatest(l.check_from, ${lastPlayedAt}) < now() - ${restMinutes} * interval '1 minute'`)
  return getSitting(tx, playerId)
}

/** The player has seen the check and plays on, after a rest where the place demands one. */
export async function answerCheck(tx: Tx, playerId: number): Promise<void> {
  const { settings } = await readSettings(tx)
  const demands = jurisdictionOf(settings.jurisdiction)
  const rest = sql`${demands.realityCheckPauseMinutes} * interval '1 minute'`
  await tx.run(sql`update limits_players set check_from = now() + ${rest},
      rest_until = now() + ${rest},
      check_at = now() + ${rest}
        + least(check_minutes, ${demands.realityCheckMinutes}) * interval '1 minute'
    where player_id = ${playerId} and check_at <= now()`)
}

/** Asked more often from now on, also in the sitting that goes on. */
export async function moveCheck(tx: Tx, playerId: number): Promise<void> {
  const most = await readMostMinutes(tx)
  await tx.run(sql`update limits_players
    set check_at = check_from + least(check_minutes, ${most}) * interval '1 minute'
    where player_id = ${playerId} and check_at > now()`)
}

export async function getSitting(queries: Queries, playerId: number): Promise<Sitting> {
  const found = await findSitting(queries, playerId)
  if (!found) throw new Error(`player ${playerId} has not opened a game`)
  return found
}

export function findSitting(queries: Queries, playerId: number): Promise<Sitting | null> {
  return queries.find<Sitting>(sql`
    select sitting_from as from, check_at as "checkAt", check_minutes as "checkMinutes",
      case when rest_until > now() then rest_until end as "restUntil"
    from limits_players where player_id = ${playerId} and check_at is not null`)
}

async function readMostMinutes(queries: Queries): Promise<number> {
  const { settings } = await readSettings(queries)
  return jurisdictionOf(settings.jurisdiction).realityCheckMinutes
}
