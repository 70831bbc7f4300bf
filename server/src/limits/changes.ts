import type { OutputOf } from '@parlour/contract/call.ts'
import { mostChanges } from '@parlour/contract/limit-kinds.ts'
import type { limitCalls } from '@parlour/contract/player/limits.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'

type Listed = OutputOf<typeof limitCalls.getLimits>['changeList'][number]
export type NewChange = Pick<Listed, 'what'> &
  Partial<Pick<Listed, 'kind' | 'period' | 'amount' | 'isByHouse' | 'untilTime'>>

/** Everything that was ever set, raised or paused stays written down. */
export async function noteChange(tx: Tx, playerId: number, change: NewChange): Promise<void> {
  const { what, kind = null, period = null, amount = null } = change
  const { isByHouse = false, untilTime = null } = change
  await tx.run(sql`insert into limits_changes (player_id, what, kind, period, amount, is_by_house,
      until)
    values (${playerId}, ${what}, ${kind}, ${period}, ${amount}, ${isByHouse},
      ${untilTime && new Date(untilTime)})`)
}

/** A raise that nobody confirmed in time is written down before something takes its place. */
export async function noteLapsed(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`
    with lapsed as (${lapsedRaises(playerId)}), noted as (
      insert into limits_changes (player_id, what, kind, period, amount, at)
      select ${playerId}, what, kind, period, amount, at from lapsed)
    update limits_set set raise_amount = null, raise_from = null, raise_until = null
    where player_id = ${playerId} and raise_until <= now()`)
}

/** Twelve months of them, newest first, without anybody asking for more. */
export async function listChanges(queries: Queries, playerId: number): Promise<Listed[]> {
  const rows = await queries.rows<Omit<Listed, 'untilTime' | 'time'> & Times>(sql`
    select what, kind, period, amount, "isByHouse", until, at from (
      select what, kind, period, amount, is_by_house as "isByHouse", until, at, change_id
      from limits_changes
      where player_id = ${playerId} and at > now() - interval '12 months'
      union all ${lapsedRaises(playerId)}) as told
    order by at desc, change_id desc limit ${mostChanges}`)
  return rows.map(({ until, at, ...row }) => ({
    ...row,
    untilTime: until && until.getTime(),
    time: at.getTime(),
  }))
}

const lapsedRaises = (playerId: number) => sql`
  select 'lapsed' as what, kind, period, raise_amount as amount, false as "isByHouse",
    null::timestamptz as until, raise_until as at, null::bigint as change_id
  from limits_set where player_id = ${playerId} and raise_until <= now()`

type Times = { until: Date | null; at: Date }
