import type { LimitKind, LimitPeriod } from '@parlour/contract/limit-kinds.ts'
import type { CheckMinutes, PauseKind } from '@parlour/contract/limit-kinds.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import type { Pause } from './pauses.ts'
import type { Clock, OwnLimit, Raise } from './rules.ts'

export type SetLimit = OwnLimit & { isByHouse: boolean }
type Row = Omit<SetLimit, 'raise'> & {
  raiseAmount: number | null
  raiseFrom: Date | null
  raiseUntil: Date | null
}

/** The database's own time, and the month of the site's calendar it lies in. */
export async function readClock(queries: Queries): Promise<Clock> {
  const { settings } = await readSettings(queries)
  const { timeZone } = settings
  const row = await queries.row<{ now: Date; from: Date; until: Date }>(sql`
    select now, month at time zone ${timeZone} as from,
      (month + interval '1 month') at time zone ${timeZone} as until
    from (select clock_timestamp() as now) as moment,
      date_trunc('month', now at time zone ${timeZone}) as month`)
  const { now, from, until } = row
  return { now: now.getTime(), monthFrom: from.getTime(), monthUntil: until.getTime() }
}

export async function listSet(queries: Queries, playerId: number): Promise<SetLimit[]> {
  const rows = await queries.rows<Row>(sql`
    select kind, period, amount, is_by_house as "isByHouse", raise_amount as "raiseAmount",
      raise_from as "raiseFrom", raise_until as "raiseUntil"
    from limits_set where player_id = ${playerId} order by kind, period, is_by_house`)
  return rows.map(({ raiseAmount, raiseFrom, raiseUntil, ...row }) => ({
    ...row,
    raise: raiseFrom && raiseUntil ? toRaise(raiseAmount, raiseFrom, raiseUntil) : null,
  }))
}

export type Named = { playerId: number; kind: LimitKind; period: LimitPeriod; isByHouse: boolean }

/** From now on it counts; a raise that waited is gone. */
export async function writeLimit(tx: Tx, limit: Named & { amount: number }): Promise<void> {
  await tx.run(sql`
    insert into limits_set (player_id, kind, period, is_by_house, amount, set_at)
    values (${limit.playerId}, ${limit.kind}, ${limit.period}, ${limit.isByHouse}, ${limit.amount},
      now())
    on conflict (player_id, kind, period, is_by_house) do update set amount = excluded.amount,
      set_at = excluded.set_at, raise_amount = null, raise_from = null, raise_until = null`)
}

export async function removeLimit(tx: Tx, limit: Named): Promise<void> {
  await tx.run(sql`delete from limits_set where player_id = ${limit.playerId}
    and kind = ${limit.kind} and period = ${limit.period} and is_by_house = ${limit.isByHouse}`)
}

/** Null drops it. */
export async function writeRaise(tx: Tx, limit: Named, raise: Raise | null): Promise<void> {
  await tx.run(sql`update limits_set set raise_amount = ${raise?.amount ?? null},
    raise_from = ${raise && new Date(raise.from)}, raise_until = ${raise && new Date(raise.until)}
    where player_id = ${limit.playerId} and kind = ${limit.kind} and period = ${limit.period}
    and not is_by_house`)
}

export async function dropRaises(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update limits_set set raise_amount = null, raise_from = null,
    raise_until = null where player_id = ${playerId} and raise_from is not null`)
}

export type Chosen = {
  pause: Pause | null
  checkMinutes: CheckMinutes
  timesDeclined: number
  isReviewDue: boolean
  /** Somebody looks after the player. */
  isInCare: boolean
  /** The database's own time, in milliseconds. */
  now: number
}

const reviewMonths = 6

/** What the player chose beside limits; nothing chosen is the mildest that the site allows. */
export async function readChosen(queries: Queries, playerId: number): Promise<Chosen> {
  const found = await queries.find<ChosenRow>(sql`
    select clock_timestamp() as now, pause_kind as kind, pause_from as from, pause_until as until,
      pause_ends_at as "endsAt", coalesce(check_minutes, 60) as "checkMinutes",
      coalesce(times_declined, 0) as "timesDeclined",
      coalesce(care_level = 'act', false) as "isInCare",
      coalesce(reviewed_at < now() - ${reviewMonths} * interval '1 month' and exists (
        select 1 from limits_set s where s.player_id = l.player_id)
      or exists (select 1 from limits_cases c where c.player_id = l.player_id
        and c.state <> 'closed' and l.reviewed_at <= c.opened_at), false) as "isReviewDue"
    from limits_players l where player_id = ${playerId}`)
  const row = found ?? { ...unchosen, ...(await queries.row<{ now: Date }>(readNow)) }
  const { kind, from, until, endsAt, now, ...chosen } = row
  const ms = (moment: Date | null) => moment && moment.getTime()
  const times = { until: ms(until), endsAt: ms(endsAt) }
  const pause = kind && from ? { kind, from: from.getTime(), ...times } : null
  return { ...chosen, now: now.getTime(), pause }
}

const readNow = sql`select clock_timestamp() as now`
const unchosen = {
  kind: null,
  from: null,
  until: null,
  endsAt: null,
  checkMinutes: 60,
  timesDeclined: 0,
  isInCare: false,
  isReviewDue: false,
} as const

type ChosenRow = Omit<Chosen, 'pause' | 'now'> & {
  now: Date
  kind: PauseKind | null
  from: Date | null
  until: Date | null
  endsAt: Date | null
}

export async function writePause(tx: Tx, playerId: number, pause: Pause): Promise<void> {
  const { kind, from, until, endsAt } = pause
  const date = (moment: number | null) => moment && new Date(moment)
  await tx.run(sql`
    insert into limits_players (player_id, pause_kind, pause_from, pause_until, pause_ends_at)
    values (${playerId}, ${kind}, ${new Date(from)}, ${date(until)}, ${date(endsAt)})
    on conflict (player_id) do update set pause_kind = excluded.pause_kind,
      pause_from = excluded.pause_from, pause_until = excluded.pause_until,
      pause_ends_at = excluded.pause_ends_at`)
}

export async function noteReviewed(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`insert into limits_players (player_id, reviewed_at) values (${playerId}, now())
    on conflict (player_id) do update set reviewed_at = excluded.reviewed_at`)
}

export async function noteDeclined(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`insert into limits_players (player_id, times_declined) values (${playerId}, 1)
    on conflict (player_id) do update set times_declined = limits_players.times_declined + 1`)
}

export async function writeCheckMinutes(tx: Tx, playerId: number, minutes: number): Promise<void> {
  await tx.run(sql`insert into limits_players (player_id, check_minutes)
    values (${playerId}, ${minutes})
    on conflict (player_id) do update set check_minutes = excluded.check_minutes`)
}

function toRaise(amount: number | null, from: Date, until: Date): Raise {
  return { amount, from: from.getTime(), until: until.getTime() }
}
