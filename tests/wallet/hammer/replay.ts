import { applyEvents } from '@parlour/server/activities/engine/apply.ts'
import type { Version } from '@parlour/server/activities/engine/configs.ts'
import { readInForce } from '@parlour/server/activities/engine/configs.ts'
import { momentOf } from '@parlour/server/activities/engine/moment.ts'
import type { Newcomer, Promotion } from '@parlour/server/activities/engine/promotion.ts'
import type { StateRow } from '@parlour/server/activities/engine/states.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import type { Heard } from '@parlour/server/frame/events.ts'
import { readNewcomers } from '@parlour/server/players/index.ts'
import type { Step } from './promotions.ts'
import { readSteps } from './promotions.ts'

const timeZone = 'Asia/Bangkok'

/**
 * Where a player stands when the log of events is told to the pure rules once more, each event and
 * each claim once and in the order they took effect.
 */
export async function replay(database: Database, playerId: number): Promise<StateRow[]> {
  const inForce = await readInForce(database)
  const newcomers = await readNewcomers(database, [playerId])
  const known = { inForce, newcomers }
  const events = new Map((await readEvents(database, playerId)).map((one) => [one.eventId, one]))
  let rows: StateRow[] = []
  for (const step of await readSteps(database, playerId)) {
    const event = events.get(step.eventId ?? 0)
    const changed = event ? hear(event, rows, known) : pay(step, rows, known)
    const names = new Set(changed.map(({ activity }) => activity))
    rows = [...rows.filter(({ activity }) => !names.has(activity)), ...changed]
  }
  return rows
}

/** What is kept, and what of it only a call has made: rules are told of that nowhere else. */
export function isReplayed({ activity }: StateRow): boolean {
  return activity !== 'Points' && activity !== 'InviteUserSpin'
}

type Known = { inForce: Map<Promotion['name'], Version>; newcomers: Map<number, Newcomer> }

function hear(event: Heard, states: StateRow[], { inForce, newcomers }: Known): StateRow[] {
  const versions = new Map([...inForce.values()].map((one) => [one.version, one]))
  return applyEvents([event], { promotions, inForce, versions, states, newcomers, timeZone })
}

function pay({ activity, key, at }: Step, rows: StateRow[], { inForce }: Known): StateRow[] {
  const row = rows.find((one) => one.activity === activity)
  const promotion = promotions.find(({ name }) => name === activity)
  if (!row || !promotion || !isReplayed(row)) return []
  const { config } = inForce.get(promotion.name) ?? {}
  const state = promotion.claimed(row.state, key ?? '', momentOf(at ?? 0, timeZone), config)
  return [{ ...row, state }]
}

function readEvents(database: Database, playerId: number): Promise<Heard[]> {
  return database.rows<Heard>(sql`
    select event_id as "eventId", type, player_id as "playerId", payload, at from events
    where player_id = ${playerId}`)
}
