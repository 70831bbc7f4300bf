import type { Queries } from './db.ts'
import { sql } from './db.ts'
import { canSpread } from './spread.ts'

/** One of the machines that a spread database lies on. */
export type Machine = { machine: string; isAsked: boolean; parts: number; answers: boolean }

/** How long an operator waits for a machine that says nothing. */
const patience = '1s'

/** The machines of a spread database, each asked whether it is there; none where it is one. */
export async function listMachines(queries: Queries): Promise<Machine[]> {
  if (!(await canSpread(queries))) return []
  return queries.rows<Machine>(sql`
    select concat(nodename, ':', nodeport) as machine, groupid = 0 as "isAsked",
      (select count(*) from pg_dist_placement join pg_dist_shard using (shardid)
        where logicalrelid = 'players'::regclass
        and pg_dist_placement.groupid = pg_dist_node.groupid) as parts,
      groupid = 0 or case
        when set_config('citus.node_connection_timeout', ${patience}, true) <> ''
        then citus_check_connection_to_node(nodename, nodeport) end as answers
    from pg_dist_node where noderole = 'primary' order by groupid`)
}
