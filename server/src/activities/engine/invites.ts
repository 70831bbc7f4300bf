import type { InviteeConfig } from '@parlour/contract/activities/invitee.ts'
import { inviteeConfig } from '@parlour/contract/activities/invitee.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import { haveSameDevice, listMasked, readNewcomers } from '../../players/index.ts'
import { readSettings } from '../../frame/settings.ts'
import type { InviteeState } from '../invitee/rules.ts'
import { endOf, leftOf } from '../invitee/rules.ts'
import { readVersions } from './configs.ts'
import type { StateRow } from './states.ts'
import { writeStates } from './states.ts'

/** Tells inviters of those who have just done everything and are not the inviter in disguise. */
export async function publishValidInvites(
  tx: Tx,
  before: readonly StateRow[],
  changed: readonly StateRow[],
): Promise<void> {
  const wereValid = new Set(before.filter(isDone).map(({ playerId }) => playerId))
  const valid = changed.filter((row) => isDone(row) && !wereValid.has(row.playerId))
  if (valid.length === 0) return
  const newcomers = await readNewcomers(
    tx,
    valid.map(({ playerId }) => playerId),
  )
  for (const row of valid) {
    const inviterId = newcomers.get(row.playerId)?.superiorId ?? null
    if (inviterId !== null) await tellInviter(tx, inviterId, row)
  }
}

type Invitee = {
  /** Where it stands in the list, for the next page: a time, for ids are not told. */
  cursor: number
  /** Masked. */
  phone: string
  registeredAt: number
  endsAt: number
  isLinked: boolean
  isValid: boolean
  hasMobile: boolean
  depositLeft: number
  wagerLeft: number
}
type Row = {
  playerId: number
  cursor: number
  registeredAt: number
  state: InviteeState | null
  version: number | null
  hasMobile: boolean
}

/** Those a player invited, the latest first, and what each still lacks. */
export async function listInvitees(
  queries: Queries,
  { inviterId, before, limit }: { inviterId: number; before: number | null; limit: number },
): Promise<Invitee[]> {
  const rows = await queries.rows<Row>(sql`
    select p.player_id as "playerId", s.state, s.version, p.mobile is not null as "hasMobile",
      floor(extract(epoch from p.created_at) * 1000)::bigint as "registeredAt",
      (extract(epoch from p.created_at) * 1000000)::bigint as cursor
    from players p left join activity_states s
      on s.player_id = p.player_id and s.activity = 'Invitee'
    where p.superior_id = ${inviterId} and (${before}::bigint is null
      or (extract(epoch from p.created_at) * 1000000)::bigint < ${before})
    order by p.created_at desc limit ${limit}`)
  const begun = rows.flatMap(({ version }) => (version === null ? [] : [{ version }]))
  const versions = await readVersions(queries, begun)
  const { settings } = await readSettings(queries)
  const playerIds = rows.map(({ playerId }) => playerId)
  const masked = await listMasked(queries, playerIds, settings.countryCode)
  return rows.map((row) => {
    const config = versions.get(row.version ?? 0)?.config ?? inviteeConfig.parse({})
    const phone = masked.get(row.playerId) ?? ''
    return { ...standingOf(row, config as InviteeConfig), phone }
  })
}

/** Who shares a device with the inviter is remembered as such, so that lists can say why. */
async function tellInviter(tx: Tx, inviterId: number, row: StateRow): Promise<void> {
  const { playerId: inviteeId } = row
  const state = row.state as InviteeState
  if (await haveSameDevice(tx, inviterId, inviteeId))
    await writeStates(tx, [{ ...row, state: { ...state, isLinked: true } }])
  else if (state.validAt !== null)
    await publish(tx, 'invite.validated', inviterId, { inviteeId, validAt: state.validAt })
}

function isDone({ activity, state }: StateRow): boolean {
  return activity === 'Invitee' && (state as InviteeState).validAt !== null
}

function standingOf({ cursor, registeredAt, state, hasMobile }: Row, config: InviteeConfig) {
  const nothing = { registeredAt, hasMobile, deposited: 0, wagered: 0, validAt: null }
  const now: InviteeState = state ?? nothing
  const isLinked = now.isLinked ?? false
  const isValid = now.validAt !== null && !isLinked
  const endsAt = endOf(now, config)
  return { cursor, registeredAt, endsAt, isLinked, isValid, ...leftOf(now, config) }
}
