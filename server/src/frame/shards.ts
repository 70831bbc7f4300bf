import type { Database, Queries } from './db.ts'
import { sql } from './db.ts'
import { canSpread } from './spread.ts'

/** Finds out once, at the start, whether the database is spread, and says so to whoever asks it. */
export async function noteShards(database: Database): Promise<void> {
  database.shards = (await canSpread(database)) ? await countShards(database) : 0
}

async function countShards(queries: Queries): Promise<number> {
  const { count } = await queries.row<{ count: number }>(sql`
    select count(*) from pg_dist_shard where logicalrelid = 'players'::regclass`)
  return count
}
