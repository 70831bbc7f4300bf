import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'

export const ownRewards: OwnRows = {
  tells: {
    rewards: (queries, { playerId }) =>
      queries.rows(sql`select source, items, granted_at as "grantedAt" from reward_grants
        where player_id = ${playerId} order by granted_at desc limit 10000`),
  },
}
