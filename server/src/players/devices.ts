import { householdOf } from '../frame/address.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readDevice } from '../frame/caller.ts'
import type { AccountTrace } from './link-rules.ts'
import { compareTraces } from './link-rules.ts'

/**
 * What a player signed in with, and from where. Who shows no device is one of their address.
 * Answers whether the player is known from other devices, and never came from this one.
 */
export async function noteDevice(
  tx: Tx,
  playerId: number,
  { device, address }: { device: string; address: string },
): Promise<boolean> {
  const household = householdOf(address)
  const name = nameDevice(device, household)
  const { others, isKnown } = await tx.row<{ others: number; isKnown: boolean | null }>(sql`
    select count(*) as others, bool_or(device = ${name}) as "isKnown"
    from player_devices where player_id = ${playerId}`)
  await tx.run(sql`insert into player_devices (player_id, device, household)
    values (${playerId}, ${name}, ${household})
    on conflict (player_id, device) do update set last_at = now(), household = ${household}`)
  return others > 0 && !isKnown
}

const familiarHours = 24

/**
 * Whether a sign-in comes from a device that is not among those the player has used for a day. Who
 * has none yet has no other to compare with.
 */
export async function isNewDevice(
  queries: Queries,
  playerId: number,
  sessionId: string,
): Promise<boolean> {
  const { device, address } = await readDevice(queries, sessionId)
  const name = nameDevice(device, householdOf(address))
  const familiar = await queries.row<{ devices: number; isFamiliar: boolean | null }>(sql`
    select count(*) as devices, bool_or(device = ${name}) as "isFamiliar" from player_devices
    where player_id = ${playerId} and first_at < now() - ${familiarHours} * interval '1 hour'`)
  return familiar.devices > 0 && !familiar.isFamiliar
}

/** A device as it is counted. */
export function nameDevice(device: string, household: string): string {
  return device || `none at ${household}`
}

export type AccountPair = { one: number; other: number }

/**
 * What devices, addresses and times of two accounts say, pair by pair; see link-rules.ts. Reads the
 * rows of these accounts only, however many others there are.
 */
export async function listLinkSignals(queries: Queries, pairs: readonly AccountPair[]) {
  const playerIds = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]
  const traces = await readTraces(queries, playerIds)
  return pairs.map(({ one, other }) => {
    const [first, second] = [traces.get(one), traces.get(other)]
    if (!first || !second) throw new Error(`there is no player ${first ? other : one}`)
    return compareTraces(first, second)
  })
}

/** Of one account at most so many others are looked at: a café has hundreds. */
const mostOthers = 20
const mostPairs = 500

/**
 * Accounts that share a device with one of these, or were opened from one place minutes apart. What
 * is looked for is read first: rows of different players are not compared where they lie, which may
 * be on different machines.
 */
export async function listLikelyPairs(
  queries: Queries,
  playerIds: readonly number[],
): Promise<AccountPair[]> {
  const used = await queries.rows<{ playerId: number; device: string }>(sql`
    select player_id as "playerId", device from player_devices
    where player_id = any(${playerIds}::bigint[])`)
  const opened = await queries.rows<{ playerId: number; openedFrom: string; at: Date }>(sql`
    select player_id as "playerId", registered_from as "openedFrom", created_at as at from players
    where player_id = any(${playerIds}::bigint[]) and registered_from <> ''`)
  const sameDevice = await queries.rows<Found>(sql`
    select mine, other from (select r.player_id as mine, s.player_id as other, ${place}
      from unnest(${used.map(({ playerId }) => playerId)}::bigint[],
        ${used.map(({ device }) => device)}::text[]) as r (player_id, device)
      join player_devices s on s.device = r.device and s.player_id <> r.player_id) as found
    where place <= ${mostOthers}`)
  const samePlace = await queries.rows<Found>(sql`
    select mine, other from (select r.player_id as mine, s.player_id as other, ${place}
      from unnest(${opened.map(({ playerId }) => playerId)}::bigint[],
        ${opened.map(({ openedFrom }) => openedFrom)}::text[],
        ${opened.map(({ at }) => at)}::timestamptz[]) as r (player_id, registered_from, at)
      join players s on s.registered_from = r.registered_from and s.player_id <> r.player_id
        and s.created_at between r.at - interval '15 minutes' and r.at + interval '15 minutes'
      ) as found where place <= ${mostOthers}`)
  return latestPairs([...sameDevice, ...samePlace])
}

/** When each of two was last seen with a device they share, the latest first; pair by pair. */
export async function listSharedTimes(queries: Queries, pairs: readonly AccountPair[]) {
  const playerIds = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))]
  const used = await queries.rows<{ playerId: number; device: string; lastAt: Date }>(sql`
    select player_id as "playerId", device, last_at as "lastAt" from player_devices
    where player_id = any(${playerIds}::bigint[]) order by last_at desc`)
  return pairs.map(({ one, other }) => {
    const [mine, theirs] = [one, other].map((id) => used.filter(({ playerId }) => playerId === id))
    for (const { device, lastAt } of mine ?? []) {
      const shared = theirs?.find((row) => row.device === device)
      if (shared) return { one: lastAt.getTime(), other: shared.lastAt.getTime() }
    }
    return null
  })
}

/** How many other accounts signed in with a device of this one; of each device 20 are counted. */
export async function countSharing(queries: Queries, playerId: number): Promise<number> {
  const used = await queries.rows<{ device: string }>(sql`
    select device from player_devices where player_id = ${playerId}`)
  if (used.length === 0) return 0
  const ofEach = used.map(
    ({ device }) => sql`(select player_id from player_devices
      where device = ${device} and player_id <> ${playerId} limit ${mostOthers})`,
  )
  const all = ofEach.reduce((before, next) => sql`${before} union all ${next}`)
  const { others } = await queries.row<{ others: number }>(sql`
    select count(distinct player_id) as others from (${all}) as found`)
  return others
}

/** How many accounts were opened within a day from a device, and from a household. */
export function countNewAccounts(
  queries: Queries,
  { device, household }: { device: string; household: string },
) {
  return queries.row<{ device: number; household: number }>(sql`select
    (select count(*) from players where registered_device = ${device}
      and created_at > now() - interval '1 day') as device,
    (select count(*) from players where registered_from = ${household}
      and created_at > now() - interval '1 day') as household`)
}

type Found = { mine: number; other: number }

const place = sql`row_number() over (partition by r.player_id order by s.player_id) as place`

/** Each pair once, whichever way round it was found. */
function latestPairs(found: readonly Found[]): AccountPair[] {
  const pairs = found.map(({ mine, other }) => ({
    one: Math.min(mine, other),
    other: Math.max(mine, other),
  }))
  const once = new Map(pairs.map((pair) => [`${pair.one}/${pair.other}`, pair]))
  return [...once.values()]
    .toSorted((a, b) => b.one - a.one || b.other - a.other)
    .slice(0, mostPairs)
}

async function readTraces(
  queries: Queries,
  playerIds: readonly number[],
): Promise<Map<number, AccountTrace>> {
  const accounts = await queries.rows<{ playerId: number; openedFrom: string; openedAt: Date }>(sql`
    select player_id as "playerId", registered_from as "openedFrom", created_at as "openedAt"
    from players where player_id = any(${playerIds}::bigint[])`)
  const used = await queries.rows<{ playerId: number; device: string; household: string }>(sql`
    select player_id as "playerId", device, household from player_devices
    where player_id = any(${playerIds}::bigint[])`)
  const traces = new Map(
    accounts.map(({ playerId, openedFrom, openedAt }): [number, AccountTrace] => {
      const households = openedFrom === '' ? [] : [openedFrom]
      return [playerId, { openedFrom, openedAt: Number(openedAt), devices: [], households }]
    }),
  )
  for (const { playerId, device, household } of used) {
    traces.get(playerId)?.devices.push(device)
    if (household !== '') traces.get(playerId)?.households.push(household)
  }
  return traces
}
