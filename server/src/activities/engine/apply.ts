import { activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import type { Heard } from '../../frame/events.ts'
import type { Version } from './configs.ts'
import type { Moment } from './moment.ts'
import { momentOf } from './moment.ts'
import type { Newcomer, Promotion, PromotionName } from './promotion.ts'
import type { StateRow } from './states.ts'
import { findPhase } from './phase.ts'

/** What applying events must know. Everything is read before, so that applying is pure. */
export type ApplyContext = {
  promotions: readonly Promotion[]
  inForce: Map<PromotionName, Version>
  versions: Map<number, Version>
  states: readonly StateRow[]
  newcomers: Map<number, Newcomer>
  timeZone: string
}

/** Takes events in their order through every promotion that hears them; answers what changed. */
export function applyEvents(events: readonly Heard[], known: ApplyContext): StateRow[] {
  const players = Map.groupBy(known.states, ({ playerId }) => playerId)
  const standing = new Map<number, Standing>()
  for (const event of events) {
    const { playerId } = event
    const rows = standing.get(playerId) ?? standingOf(players.get(playerId) ?? [])
    standing.set(playerId, rows)
    // Once for all promotions: the calendar is the dearest part of applying.
    const moment = momentOf(event.at, known.timeZone)
    for (const promotion of known.promotions) {
      if (!promotion.on[event.type]) continue
      const before = rows.now.get(promotion.name) ?? null
      const after = applyEvent(event, moment, promotion, before, known)
      if (!after) continue
      rows.now.set(promotion.name, after)
      rows.changed.set(promotion.name, after)
    }
  }
  return [...standing.values()].flatMap(({ changed }) => [...changed.values()])
}

type TurnContext = { playerId: number; moment: Moment; newest: Version } & {
  known: Pick<ApplyContext, 'newcomers' | 'versions'>
}

/** The player's row at this moment: begun now if there is none, and in a new turn if one is due. */
export function turn(
  promotion: Promotion,
  row: StateRow | null,
  { playerId, moment, newest, known }: TurnContext,
): StateRow {
  const { version } = newest
  const own = known.versions.get(row?.version ?? version) ?? newest
  if (row && !promotion.renews?.(row.state, moment, newest.config, own.config)) return row
  if (row) return { ...row, version }
  const newcomer = known.newcomers.get(playerId)
  if (!newcomer) throw new Error(`there is no player ${playerId}`)
  const state = promotion.start(newest.config, newcomer, moment)
  return { playerId, activity: promotion.name, version, state }
}

/** Where one player stands, and what of it is new. */
type Standing = Record<'now' | 'changed', Map<PromotionName, StateRow>>

function standingOf(rows: readonly StateRow[]): Standing {
  return { now: new Map(rows.map((row) => [row.activity, row])), changed: new Map() }
}

function applyEvent(
  event: Heard,
  moment: Moment,
  promotion: Promotion,
  before: StateRow | null,
  known: ApplyContext,
): StateRow | null {
  const { type, playerId, payload } = event
  const hear = promotion.on[type]
  const newest = known.inForce.get(promotion.name)
  if (!hear || !newest?.isOn) return null
  const row = turn(promotion, before, { playerId, moment, newest, known })
  const version = row.version === newest.version ? newest : known.versions.get(row.version)
  if (!version) throw new Error(`${promotion.name} has no version ${row.version}`)
  // What happens outside its window is nothing to it, but what was begun within it.
  const phase = findPhase(promotion, { newest, config: version.config, moment })
  if (phase !== 'open' && !(phase === 'closing' && isOwed(promotion, event))) return null
  const state = hear(row.state, payload as never, moment, version.config)
  return state === before?.state && row.version === before?.version ? null : { ...row, state }
}

/** Ordered from it while it was on sale, and paid for now; or what a team's last days come to. */
function isOwed({ name }: Pick<Promotion, 'name'>, { type, payload }: Heard): boolean {
  if (type === 'commission.computed') return payload.activity === name
  if (type !== 'deposit.settled' || !isActivityName(name)) return false
  return payload.actType === activityTypes[name]
}
