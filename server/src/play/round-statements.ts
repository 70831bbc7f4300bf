import { toColumn, toColumns } from '../frame/columns.ts'
import { beside, only, own } from '../frame/pins.ts'
import type { Statement } from '../wallet/index.ts'
import type { PlayItem, Round } from './round.ts'

export type RoundRow = {
  round: Round | null
  /** The player's latest start in the game, if it was within the least time. */
  start: { playerId: number; gameId: number; ageMs: number } | null
  /** The free rounds it is asked with, or was played with. */
  free: { playerId: number; freeRoundsId: string; left: number; isLive: boolean } | null
}

/** The rounds the items are about; nothing of bets that begin one. */
export function findRounds(items: readonly PlayItem[]): Statement {
  return {
    name: 'play.find-rounds',
    text: `select
        case when r.player_id is not null then json_build_object('playerId', r.player_id,
          'provider', r.provider, 'roundId', r.round_id, 'gameId', r.game_id, 'stake', r.stake,
          'win', r.win, 'status', r.status, 'bets', r.bets, 'result', null,
          'freeRoundsId', r.free_rounds_id) end as round,
        case when s.opened_at is not null then json_build_object('playerId', a.player_id,
          'gameId', a.game_id, 'ageMs',
          extract(epoch from clock_timestamp() - s.opened_at) * 1000) end as start,
        case when f.player_id is not null then json_build_object('playerId', f.player_id,
          'freeRoundsId', f.free_rounds_id, 'left', f.rounds - f.used,
          'isLive', f.expires_at > now()) end as free
      from unnest($1::bigint[], $2::text[], $3::text[], $4::boolean[], $5::text[], $6::int[],
        $7::int[]) as a(player_id, provider, round_id, is_stake, free_rounds_id, game_id, least_ms)
      left join play_rounds r on r.player_id = a.player_id and r.provider = a.provider
        and r.round_id = a.round_id ${only('r')}
      left join lateral (select opened_at from play_rounds
        where a.least_ms > 0 and a.is_stake and play_rounds.player_id = a.player_id
        and play_rounds.game_id = a.game_id
        and opened_at > clock_timestamp() - a.least_ms * interval '1 millisecond'
        ${only('play_rounds')}
        order by opened_at desc limit 1) s on true
      left join lateral (select * from play_free_rounds
        where coalesce(a.free_rounds_id, r.free_rounds_id) is not null
        and play_free_rounds.player_id = a.player_id and play_free_rounds.game_id = a.game_id
        and free_rounds_id = coalesce(a.free_rounds_id, r.free_rounds_id)
        ${only('play_free_rounds')} limit 1) f on true
      where r.player_id is not null or s.opened_at is not null or f.player_id is not null`,
    values: [
      ...toColumns(items, ['playerId', 'provider', 'roundId']),
      toColumn(items.map(({ play }) => play.tokenHash !== null)),
      ...toColumns(
        items.map(({ play }) => play),
        ['freeRoundsId', 'gameId', 'leastMs'],
      ),
    ],
  }
}

const written = [
  'playerId',
  'provider',
  'roundId',
  'gameId',
  'stake',
  'win',
  'status',
  'bets',
  'result',
  'freeRoundsId',
] as const
const writtenRows = `unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::bigint[],
  $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[])
  as w(player_id, provider, round_id, game_id, stake, win, status, bets, result, free_rounds_id)`

/**
 * Whether a round is there is known: whoever writes one holds the account. Asked to find out by
 * itself (`on conflict`), the database looks a second time.
 */
export function insertRounds(rounds: Round[]): Statement {
  return {
    name: 'play.insert-rounds',
    text: `insert into play_rounds (player_id, provider, round_id, game_id, stake, win, status,
        bets, result, free_rounds_id, opened_at, moved_at, settled_at)
      select ${own('w')}, w.provider, w.round_id, w.game_id, w.stake, w.win, w.status,
        w.bets::jsonb, w.result, w.free_rounds_id, clock_timestamp(),
        clock_timestamp(), case when w.status <> 'open' then clock_timestamp() end
      from ${writtenRows} ${beside('w')}`,
    values: toRows(rounds),
  }
}

/** A result that is not told again stays as it was. */
export function updateRounds(rounds: Round[]): Statement {
  return {
    name: 'play.update-rounds',
    text: `update play_rounds r set stake = w.stake, win = w.win, status = w.status,
        bets = w.bets::jsonb, result = coalesce(w.result, r.result),
        moved_at = clock.now, settled_at = case when w.status <> 'open' then clock.now end
      from ${writtenRows}, (select clock_timestamp() as now) as clock
      where r.player_id = w.player_id and r.provider = w.provider and r.round_id = w.round_id
        ${only('r')}`,
    values: toRows(rounds),
  }
}

function toRows(rounds: Round[]): string[] {
  const rows = rounds.map((round) => ({ ...round, bets: JSON.stringify(round.bets) }))
  return toColumns(rows, written)
}
