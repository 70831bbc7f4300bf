import type { Database, Queries } from './db.ts'
import { sql } from './db.ts'
import { canSpread } from './spread.ts'

/** Finds out once, at the start, whether the database is spread, and says so to whoever asks it. */
export async function noteShards(database: Database): Promise<void> {
  database.shards = (await canSpread(database)) ? await countShards(database) : 0
}

const least = -(2 ** 31)

/** Which part a player lies in, of so many equal ones: as the database itself reckons. */
export function shardOf(playerId: number, shards: number): number {
  const width = Math.floor(2 ** 32 / shards)
  return Math.min(shards - 1, Math.floor((hashNumber(playerId) - least) / width))
}

/** PostgreSQL's `hashint8` of a number that is not negative. */
export function hashNumber(value: number): number {
  const folded = (value ^ Math.floor(value / 2 ** 32)) | 0
  const start = (0x9e3779b9 + 4 + 3923095) | 0
  let a = (start + folded) | 0
  let b = start
  let c = start
  const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by))
  c = ((c ^ b) - turn(b, 14)) | 0
  a = ((a ^ c) - turn(c, 11)) | 0
  b = ((b ^ a) - turn(a, 25)) | 0
  c = ((c ^ b) - turn(b, 16)) | 0
  a = ((a ^ c) - turn(c, 4)) | 0
  b = ((b ^ a) - turn(a, 14)) | 0
  return ((c ^ b) - turn(b, 24)) | 0
}

async function countShards(queries: Queries): Promise<number> {
  const { count } = await queries.row<{ count: number }>(sql`
    select count(*) from pg_dist_shard where logicalrelid = 'players'::regclass`)
  return count
}
