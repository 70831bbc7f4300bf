import type { Queries, Sql } from './queries.ts'
import { sql } from './queries.ts'

/** The machine that has a part of the players, and the names of the tables there. */
export type Part = { host: string; port: number; shardId: number; tables: Record<string, string> }

/** An address that is not for us is given up soon. */
export const soonGivenUpMs = 2_000

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

/** Where a part lies by now, as the machine that is asked knows it. */
export function findPart(home: Queries, nth: number): Promise<Part | null> {
  return home.find<Part>(sql`
    select nodename as host, nodeport as port, part.shardid as "shardId", (
      select json_object_agg(logicalrelid::text, shard_name(logicalrelid, one.shardid))
      from pg_dist_shard one join pg_dist_partition using (logicalrelid)
      where one.shardminvalue = part.shardminvalue and colocationid = (select colocationid
          from pg_dist_partition where logicalrelid = 'players'::regclass)
        or partmethod = 'n') as tables
    from pg_dist_shard part join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
    where logicalrelid = 'players'::regclass and noderole = 'primary'
    order by shardminvalue::bigint limit 1 offset ${nth}`)
}

/** The machines of all parts in their order, as the machine that is asked knows them. */
export function listHomes(home: Queries): Promise<Pick<Part, 'host' | 'port'>[]> {
  return home.rows(sql`
    select nodename as host, nodeport as port
    from pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_node using (groupid)
    where logicalrelid = 'players'::regclass and noderole = 'primary'
    order by shardminvalue::bigint`)
}

/**
 * The database's address on another machine of its cluster. Null where a name means another machine
 * here than it does there: `localhost` of a database that is elsewhere.
 */
export function addressOn({ host, port }: Pick<Part, 'host' | 'port'>, url: string) {
  if (!URL.canParse(url)) return null
  const address = new URL(url)
  if (isLoopback(host) && !isLoopback(address.hostname)) return null
  address.hostname = host.includes(':') ? `[${host}]` : host
  address.port = String(port)
  address.searchParams.delete('host')
  return address.href
}

/** Writes statements by the tables of one part: for its machine they are those of any database. */
export function createPartWords({ tables }: Pick<Part, 'tables'>) {
  const names = new Map(Object.entries(tables))
  const known = new Map<string, string>()
  return <One extends Sql>(statement: One): One => {
    let text = known.get(statement.text)
    if (text === undefined) {
      text = statement.text.replace(textOrWord, (word) => names.get(word) ?? word)
      known.set(statement.text, text)
    }
    return { ...statement, text }
  }
}

const textOrWord = /'(?:[^']|'')*'|"[^"]*"|\b\w+\b/g

function isLoopback(host: string): boolean {
  return /^(localhost|127\..*|\[?::1\]?)$/.test(host)
}
