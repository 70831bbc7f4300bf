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

/** Accounts that share a device with one of these, or were opened from one place minutes apart. */
export function listLikelyPairs(
  queries: Queries,
  playerIds: readonly number[],
): Promise<AccountPair[]> {
  return queries.rows<AccountPair>(sql`
    select least(mine, other) as one, greatest(mine, other) as other from (
      select d.player_id as mine, o.player_id as other from player_devices d
        cross join lateral (select player_id from player_devices s
          where s.device = d.device and s.player_id <> d.player_id limit ${mostOthers}) o
      where d.player_id = any(${playerIds}::bigint[])
      union
      select p.player_id, o.player_id from players p
        cross join lateral (select player_id from players q
          where q.registered_from = p.registered_from and q.player_id <> p.player_id
            and q.created_at between p.created_at - interval '15 minutes'
              and p.created_at + interval '15 minutes' limit ${mostOthers}) o
      where p.player_id = any(${playerIds}::bigint[]) and p.registered_from <> ''
    ) as found group by 1, 2 order by 1 desc, 2 desc limit ${mostPairs}`)
}

/** How many other accounts signed in with a device of this one; of each device 20 are counted. */
export async function countSharing(queries: Queries, playerId: number): Promise<number> {
  const { others } = await queries.row<{ others: number }>(sql`
    select count(distinct o.player_id) as others from player_devices d
      cross join lateral (select player_id from player_devices s
        where s.device = d.device and s.player_id <> d.player_id limit ${mostOthers}) o
    where d.player_id = ${playerId}`)
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
