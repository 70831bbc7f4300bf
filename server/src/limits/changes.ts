import type { OutputOf } from '@parlour/contract/call.ts'
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

export async function listChanges(queries: Queries, playerId: number): Promise<Listed[]> {
  const rows = await queries.rows<Omit<Listed, 'untilTime' | 'time'> & Times>(sql`
    select what, kind, period, amount, is_by_house as "isByHouse", until, at
    from limits_changes where player_id = ${playerId} order by change_id desc limit 100`)
  return rows.map(({ until, at, ...row }) => ({
    ...row,
    untilTime: until && until.getTime(),
    time: at.getTime(),
  }))
}

type Times = { until: Date | null; at: Date }
