import type { InviteeConfig } from '@parlour/contract/activities/invitee.ts'
import { inviteeConfig } from '@parlour/contract/activities/invitee.ts'
import type { Queries, Tx } from '../../db.ts'
import { sql } from '../../db.ts'
import { publish } from '../../events.ts'
import { haveSameDevice } from '../../players/index.ts'
import type { InviteeState } from '../invitee/rules.ts'
import { leftOf } from '../invitee/rules.ts'
import { readVersions } from './configs.ts'
import type { StateRow } from './states.ts'
import { readNewcomers } from './states.ts'

/** Tells inviters of those who have just done everything and are not the inviter in disguise. */
export async function publishValidInvites(
  tx: Tx,
  before: readonly StateRow[],
  changed: readonly StateRow[],
): Promise<void> {
  const wereValid = new Set(before.filter(isValid).map(({ playerId }) => playerId))
  const valid = changed.filter((row) => isValid(row) && !wereValid.has(row.playerId))
  if (valid.length === 0) return
  const newcomers = await readNewcomers(
    tx,
    valid.map(({ playerId }) => playerId),
  )
  for (const { playerId: inviteeId } of valid) {
    const inviterId = newcomers.get(inviteeId)?.superiorId ?? null
    if (inviterId !== null && !(await haveSameDevice(tx, inviterId, inviteeId)))
      await publish(tx, 'invite.validated', inviterId, { inviteeId })
  }
}

function isValid({ activity, state }: StateRow): boolean {
  return activity === 'Invitee' && (state as InviteeState).validAt !== null
}

type Invitee = {
  playerId: number
  registeredAt: number
  isValid: boolean
  hasMobile: boolean
  depositLeft: number
  wagerLeft: number
}
type Row = {
  playerId: number
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
      floor(extract(epoch from p.created_at) * 1000)::bigint as "registeredAt"
    from players p left join activity_states s
      on s.player_id = p.player_id and s.activity = 'Invitee'
    where p.superior_id = ${inviterId} and (${before}::bigint is null or p.player_id < ${before})
    order by p.player_id desc limit ${limit}`)
  const versions = await readVersions(
    queries,
    rows.flatMap(({ version }) => version ?? []),
  )
  return rows.map(({ playerId, registeredAt, state, version, hasMobile }) => {
    const config = (versions.get(version ?? 0)?.config ?? inviteeConfig.parse({})) as InviteeConfig
    const nothing = { registeredAt, hasMobile, deposited: 0, wagered: 0, validAt: null }
    const now = state ?? nothing
    return { playerId, registeredAt, isValid: now.validAt !== null, ...leftOf(now, config) }
  })
}
