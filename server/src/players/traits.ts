import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { FrameFailure } from '../frame/failures.ts'
import type { FoundPlayer } from './found-player.ts'
import { foundColumns } from './found-player.ts'

/** What operators look a player up by. */
export type Traits = {
  playerId: number
  level: number
  netDeposit: number
  seenAt: Date | null
  country: string
}

/** At least so much, at most so much, or just this; each is supported by an index. */
export type TraitFilters = {
  level?: number | undefined
  netFrom?: number | undefined
  netTo?: number | undefined
  seenWithin?: number | undefined
  unseenFor?: number | undefined
  source?: string | undefined
  country?: string | undefined
}

/** The site or the advertisement somebody came from, from what the browser remembered of it. */
const source = sql`lower(left(coalesce(nullif(tracking ->> 'proxyId', ''),
  substring(tracking ->> 'referrer' from '^https?://([^/:?#]+)'), ''), 100))`

/** Keeps what is known by now. Who has left is not looked up by anything any more. */
export async function keepTraits(tx: Tx, traits: readonly Traits[]): Promise<void> {
  // Where players are spread, no machine is asked for what the others have.
  const playerIds = traits.map(({ playerId }) => playerId)
  await tx.run(sql`
    insert into player_traits (player_id, level, net_deposit, seen_at, source, country)
    select player_id, level, net_deposit, seen_at, ${source}, country
    from jsonb_to_recordset(${JSON.stringify(
      traits.map(({ playerId, netDeposit, seenAt, ...one }) => ({
        ...one,
        player_id: playerId,
        net_deposit: netDeposit,
        seen_at: seenAt,
      })),
    )}::jsonb) as known(player_id bigint, level int, net_deposit bigint, seen_at timestamptz,
      country text)
    join players using (player_id)
    where left_at is null and players.player_id = any(${playerIds}::bigint[])
    order by player_id
    on conflict (player_id) do update set level = excluded.level,
      net_deposit = excluded.net_deposit, seen_at = excluded.seen_at, source = excluded.source,
      country = excluded.country`)
}

type KnownTraits = Pick<Traits, 'netDeposit' | 'country'> & { source: string }

export async function readTraits(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, KnownTraits>> {
  const rows = await queries.rows<KnownTraits & { playerId: number }>(sql`
    select player_id as "playerId", net_deposit as "netDeposit", source, country
    from player_traits where player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map(({ playerId, ...one }) => [playerId, one]))
}

type Order = { by: keyof TraitFilters; column: Sql; key: Sql; at: (key: number) => Sql }

const whole = (column: Sql) => ({ column, key: column, at: (key: number) => sql`${key}::bigint` })
const net = whole(sql`t.net_deposit`)
const seen = {
  column: sql`t.seen_at`,
  key: sql`(extract(epoch from t.seen_at) * 1000000)::bigint`,
  at: (key: number) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
}
const newest = whole(sql`t.player_id`)

/** By which filter the list is in order: the first of these that is asked for. */
const orders: Order[] = [
  { by: 'netFrom', ...net },
  { by: 'netTo', ...net },
  { by: 'seenWithin', ...seen },
  { by: 'unseenFor', ...seen },
  { by: 'level', ...whole(sql`t.level`) },
  { by: 'source', ...newest },
  { by: 'country', ...newest },
]

const upperEnds = new Set<keyof TraitFilters>(['netTo', 'unseenFor'])

export function hasTraits(filters: TraitFilters): boolean {
  return orders.some(({ by }) => filters[by] !== undefined)
}

/** The filters as one condition over `player_traits t`. */
export function fitsTraits(filters: TraitFilters): Sql {
  const asked = orders.filter(({ by }) => filters[by] !== undefined)
  return asked.reduce((all, { by }) => sql`${all} and ${conditionOf(filters, by)}`, sql`true`)
}

/** So many rows are looked at for one page, whatever else is filtered by. */
export const mostLooked = 2_000

type Page = { more: Sql; cursor: string | undefined; limit: number }
type Placed = { playerId: number; place: number }

/**
 * A page of players by their traits, in the order of what is asked for: more first, seen last
 * first. What else must hold is judged row by row, and after so many rows the page ends.
 */
export async function listByTraits(
  queries: Queries,
  filters: TraitFilters,
  { more, cursor, limit }: Page,
): Promise<{ shown: FoundPlayer[]; nextCursor: string | null }> {
  const { looked, sorted } = lookAlong(filters, cursor)
  const found = await queries.rows<FoundPlayer & Placed>(sql`
    select ${foundColumns}, t.place from (${looked}) t join players using (player_id)
    where ${fitsTraits(filters)} and ${more} order by ${sorted} limit ${limit + 1}`)
  const shown = found.slice(0, limit)
  const last =
    found.length > limit
      ? shown.at(-1)
      : await queries.find<Placed>(sql`select place, player_id as "playerId"
          from (${looked}) t order by ${sorted} offset ${mostLooked - 1}`)
  return { shown, nextCursor: last ? `${last.place}.${last.playerId}` : null }
}

/** Where a list goes on. */
export function readPlace(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [, key, playerId] = /^(-?\d{1,16})\.(\d{1,15})$/.exec(cursor) ?? []
  if (playerId === undefined || !Number.isSafeInteger(Number(key)))
    throw new FrameFailure('badInput', 'cursor: not one of ours')
  return { key: Number(key), playerId: Number(playerId) }
}

/** The rows that a page is chosen from, by the index of the filter that comes first. */
function lookAlong(filters: TraitFilters, cursor: string | undefined) {
  const order = orders.find(({ by }) => filters[by] !== undefined)
  if (!order) throw new Error('no trait is asked for')
  const { column, key, at } = order
  const isNewest = column === newest.column
  const sorted = isNewest ? sql`${column} desc` : sql`${column} desc, t.player_id desc`
  const after = readPlace(cursor)
  const beyond = after
    ? isNewest
      ? sql`${column} < ${after.playerId}::bigint`
      : sql`(${column}, t.player_id) < (${at(after.key)}, ${after.playerId}::bigint)`
    : sql`true`
  // Two ends of one range are both the index's; of source and country it knows one.
  const isAlike = (other: Order) => filters[other.by] !== undefined && other.column === column
  // What goes on after a place has its upper end there: with two of them PostgreSQL begins at
  // either, and reads all that lies between.
  const ofRange = orders.filter((one) => isAlike(one) && !(after && upperEnds.has(one.by)))
  const conditions = isNewest ? [order] : ofRange
  const within = conditions.reduce(
    (all, { by }) => sql`${all} and ${conditionOf(filters, by)}`,
    beyond,
  )
  const looked = sql`select t.*, ${key} as place from player_traits t where ${within}
    order by ${sorted} limit ${mostLooked}`
  return { looked, sorted }
}

function conditionOf(filters: TraitFilters, by: keyof TraitFilters): Sql {
  const { level = 0, netFrom = 0, netTo = 0, seenWithin = 0, unseenFor = 0 } = filters
  const { source: from = '', country = '' } = filters
  return {
    level: sql`t.level >= ${level}`,
    netFrom: sql`t.net_deposit >= ${netFrom}`,
    netTo: sql`t.net_deposit <= ${netTo}`,
    seenWithin: sql`t.seen_at > now() - ${seenWithin} * interval '1 day'`,
    unseenFor: sql`t.seen_at < now() - ${unseenFor} * interval '1 day'`,
    source: sql`t.source = ${from.toLowerCase()} and t.source <> ''`,
    country: sql`t.country = ${country} and t.country <> ''`,
  }[by]
}
