import { householdOf } from '../frame/address.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readDevice } from '../frame/caller.ts'
import type { LinkSignals } from './link-rules.ts'

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

const togetherSeconds = 900

export type AccountPair = { one: number; other: number }

/** What devices, addresses and times of two accounts say, pair by pair; see link-rules.ts. */
export function listLinkSignals(queries: Queries, pairs: readonly AccountPair[]) {
  return queries.rows<Omit<LinkSignals, 'holder'>>(sql`select
    exists (select from player_devices a join player_devices b using (device)
      where a.player_id = one and b.player_id = other) as device,
    exists (select from (${householdsOf('one')}) a join (${householdsOf('other')}) b
      using (household)) as household,
    exists (select from players a join players b
      on abs(extract(epoch from a.created_at - b.created_at)) < ${togetherSeconds}
      and ${networkPart('a')} = ${networkPart('b')} and a.registered_from <> ''
      where a.player_id = one and b.player_id = other) as "openedTogether"
    from unnest(${pairs.map(({ one }) => one)}::bigint[],
      ${pairs.map(({ other }) => other)}::bigint[]) with ordinality as pairs (one, other, place)
    order by place`)
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

function householdsOf(player: keyof AccountPair): Sql {
  const text = `select household from player_devices
    where player_id = pairs.${player} and household <> ''
    union select registered_from from players
    where player_id = pairs.${player} and registered_from <> ''`
  return { text, values: [] }
}

/** The neighbourhood an account was opened from: a household's first three groups. */
function networkPart(table: 'a' | 'b'): Sql {
  const from = `${table}.registered_from`
  const text = `(case when ${from} like '%:%'
    then split_part(${from}, ':', 1) || ':' || split_part(${from}, ':', 2) || ':'
      || split_part(${from}, ':', 3)
    else split_part(${from}, '.', 1) || '.' || split_part(${from}, '.', 2) || '.'
      || split_part(${from}, '.', 3) end)`
  return { text, values: [] }
}
