import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { OwnRows } from '../frame/module.ts'
import { giveNamesBack } from '../frame/taken-names.ts'
import { destroyKey } from './player-keys.ts'
import { readParticulars } from './profile.ts'

/** What this module keeps about one player. The row itself stays: the books lean on it. */
export const ownPlayer: OwnRows = {
  tells: {
    profile: (queries, { playerId }) =>
      queries.rows(sql`select player_id as "playerId", account, nickname, mobile,
        invite_code as "inviteCode", superior_id as "superiorId", tracking,
        created_at as "registeredAt" from players where player_id = ${playerId}`),
    particulars: async (queries, owner) => [await readParticulars(queries, owner)],
    consents: (queries, { playerId }) =>
      queries.rows(sql`select terms_version as "termsVersion", is_of_age as "isOfAge", address, at
        from player_consents where player_id = ${playerId} order by at`),
    devices: (queries, { playerId }) =>
      queries.rows(sql`select device, first_at as "firstAt", last_at as "lastAt"
        from player_devices where player_id = ${playerId} order by first_at`),
    outsideSignIns: (queries, { playerId }) =>
      queries.rows(sql`select provider, name, created_at as "createdAt" from player_identities
        where player_id = ${playerId}`),
    passkeys: (queries, { playerId }) =>
      queries.rows(sql`select name, created_at as "createdAt", used_at as "usedAt"
        from player_passkeys where player_id = ${playerId}`),
  },
  async leaves(tx, playerId) {
    for (const table of signInTables)
      await tx.run(sql`delete from ${{ text: table, values: [] }} where player_id = ${playerId}`)
    await tx.run(sql`update players set password_hash = null, tracking = '{}',
      registered_from = '', registered_device = '', left_at = now()
      where player_id = ${playerId}`)
  },
  async forgets(tx, playerId) {
    for (const kind of ['account', 'mobile', 'outside'] as const)
      await giveNamesBack(tx, playerId, kind)
    await tx.run(sql`delete from player_consents where player_id = ${playerId}`)
    await tx.run(sql`update players set account = 'closed-' || player_id, nickname = '',
      avatar = 0, mobile = null, mobile_bound_at = null, particulars = '{}',
      sealed_particulars = null, forgotten_at = now() where player_id = ${playerId}`)
    await destroyKey(tx, playerId)
  },
}

/** Counts a copy; false when one was made within a day. */
export async function noteExport(tx: Tx, playerId: number): Promise<boolean> {
  const noted = await tx.run(sql`update players set exported_at = now()
    where player_id = ${playerId}
    and (exported_at is null or exported_at <= now() - interval '1 day')`)
  return noted === 1
}

/** From when on a copy may be made again; null when it may be now. */
export async function readExportFrom(queries: Queries, playerId: number): Promise<Date | null> {
  const found = await queries.find<{ from: Date }>(sql`
    select exported_at + interval '1 day' as "from" from players
    where player_id = ${playerId} and exported_at > now() - interval '1 day'`)
  return found?.from ?? null
}

const signInTables = [
  'player_devices',
  'player_identities',
  'player_passkeys',
  'player_recovery_codes',
  'player_second_steps',
  'player_traits',
]
