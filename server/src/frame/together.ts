import type { Queries } from './queries.ts'
import { sql } from './queries.ts'

/**
 * Where the database is spread, Citus knows nothing of tables that lie on the asked machine alone:
 * it has the machines of players commit, then that one commits, and killed in between it would
 * leave half of what was done. So who has written such a table also touches the one that Citus
 * knows of. Then all machines prepare first, and come to one end whoever is killed.
 */
export async function commitTogether(tx: Queries): Promise<void> {
  const { hasWritten } = await tx.row<{ hasWritten: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null as "hasWritten"`,
  )
  if (hasWritten) await tx.run(sql`delete from commits_together where nothing = 0`)
}
