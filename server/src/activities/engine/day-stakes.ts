import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import type { Heard } from '../../frame/events.ts'
import { readSuperiors } from '../../players/index.ts'
import { momentOf } from './moment.ts'
import type { Newcomer } from './promotion.ts'

type Known = { newcomers: Map<number, Newcomer>; timeZone: string }

/**
 * Adds what members of teams have staked to their day, with who stands above them now: whoever is
 * joined later earns from then on. What clears a bonus earns nothing.
 */
export async function noteStakes(
  tx: Tx,
  events: readonly Heard[],
  { newcomers, timeZone }: Known,
): Promise<void> {
  const sums = new Map<string, { playerId: number; day: string; stake: number }>()
  for (const { type, playerId, payload, at } of events) {
    if (type !== 'round.settled' || payload.clearsBonus || payload.stake === 0) continue
    if ((newcomers.get(playerId)?.superiorId ?? null) === null) continue
    const { day } = momentOf(at, timeZone)
    const key = `${playerId}/${day}`
    const stake = (sums.get(key)?.stake ?? 0) + payload.stake
    sums.set(key, { playerId, day, stake })
  }
  if (sums.size === 0) return
  const staked = [...sums.values()]
  const lines = await readSuperiors(
    tx,
    staked.map(({ playerId }) => playerId),
  )
  const above = staked.map(({ playerId }) => `{${(lines.get(playerId) ?? []).join(',')}}`)
  await tx.run(sql`
    insert into activity_day_stakes as s (player_id, day, above, stake)
    select player_id, day, above::bigint[], stake
    from unnest(${staked.map(({ playerId }) => playerId)}::bigint[],
      ${staked.map(({ day }) => day)}::date[], ${above}::text[],
      ${staked.map(({ stake }) => stake)}::bigint[]) as staked (player_id, day, above, stake)
    order by 1, 2
    on conflict (player_id, day, above) do update set stake = s.stake + excluded.stake`)
}
