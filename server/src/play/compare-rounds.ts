import { sql } from '../frame/db.ts'
import type { Compare } from '../wallet/index.ts'
import { closedRounds } from '../wallet/index.ts'

/**
 * Every round the ledger moved money for is known, and one that began and ended within the day
 * has the stake and the win that the ledger has. What came later is no part of its day.
 */
export const compareRounds: Compare = async (tx, { opens, closes }) => {
  const found = await tx.find<{ difference: string }>(sql`
    select format('round %s of %s (%s): the ledger has %s and %s, the round %s', l.round_id,
      l.player_id, l.provider, l.stake, l.win,
      coalesce(r.stake || ' and ' || r.win - r.resettled, 'is missing')) as difference
    from ${{ text: closedRounds, values: [] }} l left join play_rounds r
      using (player_id, provider, round_id)
    where r.player_id is null and (l.stake <> 0 or l.win <> 0)
      or r.opened_at >= ${opens} and r.moved_at < ${closes}
        and (r.stake, r.win - r.resettled) is distinct from (l.stake, l.win)
    order by l.player_id limit 1`)
  return found?.difference ?? null
}
