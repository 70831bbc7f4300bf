import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'
import { readBalances } from './summary.ts'

/** The ledger tells everything and forgets nothing: it knows players by their number alone. */
export const ownLedger: OwnRows = {
  tells: {
    balances: async (queries, { playerId }) => [await readBalances(queries, playerId)],
    entriesByDay: (queries, { playerId }) =>
      queries.rows(sql`select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, account, kind,
          count(*) as entries, sum(amount)::bigint as amount
        from wallet_entries where player_id = ${playerId}
        group by 1, 2, 3 order by 1 desc, 2, 3 limit 20000`),
  },
}
