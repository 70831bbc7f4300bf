import type { InviteeConfig } from '@parlour/contract/activities/invitee.ts'
import { inviteeConfig } from '@parlour/contract/activities/invitee.ts'
import type { Queries, Tx } from '../../frame/db.ts'
import { readIdCursor } from '../../frame/input.ts'
import { publish } from '../../frame/events.ts'
import type { Invited } from '../../players/index.ts'
import { listInvited, listMasked, noteValidMember, readNewcomers } from '../../players/index.ts'
import { readSettings } from '../../frame/settings.ts'
import { readVersions } from './configs.ts'
import { listLinked } from './links.ts'
import type { StateRow } from './states.ts'
import { readStates, writeStates } from './states.ts'
import type { InviteeState } from './valid-invite.ts'
import { endOf, leftOf } from './valid-invite.ts'

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

type Invitee = Pick<Invited, 'cursor' | 'registeredAt' | 'hasMobile'> & {
  /** Masked. */
  phone: string
  endsAt: number
  isLinked: boolean
  isValid: boolean
  depositLeft: number
  wagerLeft: number
}

/** A page of those a player invited, the latest first, and what each still lacks. */
export async function pageInvitees(
  queries: Queries,
  inviterId: number,
  { cursor, limit }: { cursor?: string; limit: number },
) {
  const before = readIdCursor(cursor)
  const invitees = await listInvitees(queries, { inviterId, before, limit: limit + 1 })
  const page = invitees.slice(0, limit)
  return {
    inviteeList: page.map(({ cursor: _place, registeredAt, endsAt, ...one }) => ({
      ...one,
      registerTime: registeredAt,
      endTime: endsAt,
    })),
    nextCursor: invitees.length > limit ? String(page.at(-1)?.cursor) : null,
  }
}

async function listInvitees(
  queries: Queries,
  asked: { inviterId: number; before: number | null; limit: number },
): Promise<Invitee[]> {
  const invited = await listInvited(queries, asked)
  const playerIds = invited.map(({ playerId }) => playerId)
  const states = await readStates(queries, playerIds, ['Invitee'])
  const versions = await readVersions(queries, states)
  const stateOf = new Map(states.map((row) => [row.playerId, row]))
  const { settings } = await readSettings(queries)
  const masked = await listMasked(queries, playerIds, settings.countryCode)
  return invited.map((one) => {
    const row = stateOf.get(one.playerId)
    const config = versions.get(row?.version ?? 0)?.config ?? inviteeConfig.parse({})
    const state = (row?.state ?? null) as InviteeState | null
    const phone = masked.get(one.playerId) ?? ''
    return { ...standingOf(one, state, config as InviteeConfig), phone }
  })
}

/** Who is likely the inviter is remembered as such, so that lists can say why. */
async function tellInviter(tx: Tx, inviterId: number, row: StateRow): Promise<void> {
  const { playerId: inviteeId } = row
  const state = row.state as InviteeState
  const linked = await listLinked(tx, [{ one: inviterId, other: inviteeId }])
  if (linked.length > 0) await writeStates(tx, [{ ...row, state: { ...state, isLinked: true } }])
  else if (state.validAt !== null) await tellBoth(tx, inviterId, inviteeId, state.validAt)
}

/** An invite has two sides, and whoever stands above counts one member more. */
async function tellBoth(tx: Tx, inviterId: number, inviteeId: number, validAt: number) {
  await noteValidMember(tx, inviteeId, validAt)
  await publish(tx, 'invite.validated', inviterId, { inviteeId, validAt })
  await publish(tx, 'invited.validated', inviteeId, { inviterId, validAt })
}

function isDone({ activity, state }: StateRow): boolean {
  return activity === 'Invitee' && (state as InviteeState).validAt !== null
}

function standingOf(
  { cursor, registeredAt, hasMobile }: Invited,
  state: InviteeState | null,
  config: InviteeConfig,
) {
  const nothing = { registeredAt, hasMobile, deposited: 0, wagered: 0, validAt: null }
  const now: InviteeState = state ?? nothing
  const isLinked = now.isLinked ?? false
  const isValid = now.validAt !== null && !isLinked
  const endsAt = endOf(now, config)
  return { cursor, registeredAt, endsAt, isLinked, isValid, ...leftOf(now, config) }
}
