import type { LimitKind, LimitPeriod } from '@parlour/contract/limit-kinds.ts'
import { siteSettings } from '@parlour/contract/site-settings.ts'
import { toColumn, toColumns } from '../frame/columns.ts'
import { newestSettings } from '../frame/settings.ts'
import type { Companion, CompanionTurn, Item, Statement } from '../wallet/index.ts'
import { gapSeconds } from './play-totals.ts'

type PlayKind = Exclude<LimitKind, 'deposit'>
type Totals = Record<PlayKind, number>

/** What counts for one player, as read under the account's lock. Time in milliseconds. */
export type CountedPlayer = {
  playerId: number
  limits: { kind: PlayKind; period: LimitPeriod; amount: number }[]
  used: Record<LimitPeriod, Totals>
  nowMs: number
  lastMs: number | null
}

/**
 * Judges bets by the player's limits in the batch that decides them, and counts what was played.
 * Of players who limit nothing there is no row: they cost a look at an index.
 */
export const limitsCompanion: Companion = {
  read: (items) => findCounted([...new Set(items.map(({ playerId }) => playerId))]),
  begin: (rows) => beginLimits(rows as CountedPlayer[]),
}

export function beginLimits(rows: CountedPlayer[]): CompanionTurn {
  const players = new Map(rows.map((row) => [row.playerId, { ...row, played: nothing }]))
  return {
    refuse(item) {
      const player = players.get(item.playerId)
      if (!player || (item.call !== 'bet' && item.call !== 'betWin')) return null
      const broken = player.limits.find((limit) => isBroken(limit, player, item.amount))
      return broken ? { status: 'limitReached', detail: `${broken.kind}/${broken.period}` } : null
    },
    accept(item, _done, moved) {
      const player = players.get(item.playerId)
      if (!player) return
      const { played, nowMs } = player
      const isStake = item.call === 'bet' || item.call === 'betWin'
      const change = changeOf(item, moved)
      players.set(item.playerId, {
        ...player,
        played: {
          stake: played.stake + change.stake,
          loss: played.loss + change.loss,
          time: played.time + (isStake ? msSince(player.lastMs, nowMs) : 0),
        },
        lastMs: isStake ? nowMs : player.lastMs,
      })
    },
    writes() {
      const changed = [...players.values()].filter(({ played }) => played !== nothing)
      return changed.length > 0 ? [addPlayed(changed)] : []
    },
  }
}

const nothing: Totals = { stake: 0, loss: 0, time: 0 }

type Counting = CountedPlayer & { played: Totals }

/** A stake counts as lost until its round brings something back. */
function isBroken(limit: CountedPlayer['limits'][number], player: Counting, stake: number) {
  const { kind, period, amount } = limit
  const used = player.used[period][kind] + player.played[kind]
  return kind === 'time' ? used >= amount * 60_000 : used + stake > amount
}

function changeOf(item: Item, moved: number): { stake: number; loss: number } {
  if (item.call === 'betWin') return { stake: item.amount, loss: item.amount - moved }
  return { stake: item.call === 'win' ? 0 : 0 - moved, loss: 0 - moved }
}

function msSince(lastMs: number | null, nowMs: number): number {
  const ms = lastMs === null ? 0 : Math.round(nowMs - lastMs)
  return ms > 0 && ms <= gapSeconds * 1000 ? ms : 0
}

const defaults = siteSettings.parse({})
const timeZone = `coalesce((select settings ->> 'timeZone' from ${newestSettings} as newest),
  '${defaults.timeZone}')`
/** An hour counts until its end. */
const sums = (from: string) => `jsonb_build_object(
  'stake', coalesce(sum(staked) filter (where hour > ${from} - interval '1 hour'), 0),
  'loss', coalesce(sum(lost) filter (where hour > ${from} - interval '1 hour'), 0),
  'time', coalesce(sum(played_ms) filter (where hour > ${from} - interval '1 hour'), 0))`

function findCounted(playerIds: number[]): Statement {
  return {
    name: 'limits.find-counted',
    text: `select l.player_id as "playerId", l.limits,
        (extract(epoch from m.now) * 1000)::float8 as "nowMs",
        h.used, (extract(epoch from h.last_at) * 1000)::float8 as "lastMs"
      from (select player_id, jsonb_agg(jsonb_build_object('kind', kind, 'period', period,
            'amount', amount)) as limits
          from limits_set where player_id = any($1::bigint[]) and kind <> 'deposit'
          group by player_id) l
        cross join lateral (select now, date_trunc('month', now at time zone zone)
            at time zone zone as month_from
          from (select clock_timestamp() as now, ${timeZone} as zone offset 0) as clock) m
        cross join lateral (select max(last_at) as last_at, jsonb_build_object(
            'day', ${sums(`m.now - interval '1 day'`)},
            'week', ${sums(`m.now - interval '7 days'`)},
            'month', ${sums('m.month_from')}) as used
          from limits_hours where limits_hours.player_id = l.player_id
          and hour > least(m.month_from, m.now - interval '7 days') - interval '1 hour') h`,
    values: [toColumn(playerIds)],
  }
}

const hourMs = 3_600_000

function addPlayed(players: Counting[]): Statement {
  const rows = players.map(({ playerId, played, nowMs, lastMs }) => ({
    playerId,
    hour: toDate(nowMs - (nowMs % hourMs)),
    ...played,
    lastAt: lastMs === null ? null : toDate(lastMs),
  }))
  return {
    name: 'limits.add-played',
    text: `insert into limits_hours (player_id, hour, staked, lost, played_ms, last_at)
      select * from unnest($1::bigint[], $2::timestamptz[], $3::bigint[], $4::bigint[],
        $5::bigint[], $6::timestamptz[])
      on conflict (player_id, hour) do update set staked = limits_hours.staked + excluded.staked,
        lost = limits_hours.lost + excluded.lost,
        played_ms = limits_hours.played_ms + excluded.played_ms,
        last_at = greatest(limits_hours.last_at, excluded.last_at)`,
    values: toColumns(rows, ['playerId', 'hour', 'stake', 'loss', 'time', 'lastAt']),
  }
}

function toDate(ms: number): string {
  return new Date(ms).toISOString()
}
