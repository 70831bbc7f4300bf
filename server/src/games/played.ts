import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Consumer, Heard } from '../frame/events.ts'
import type { Job } from '../frame/schedule.ts'
import { readSettings } from '../frame/settings.ts'
import { listPaused } from '../limits/index.ts'
import { listNameable, maskId } from '../players/index.ts'
import { noteCatalogueChange } from './catalogue.ts'

/** A win is told when it is so many times its stake, however large the stake was. */
const leastTimes = 10
/** Of many wins at once the latest are told: nobody reads more. */
const mostWinsAtOnce = 20
const mostRanked = 12

type RoundHeard = Heard<'round.settled'>

/** Counts rounds by game and hour, by player and week, and remembers the latest wins. */
export const playedConsumer: Consumer = {
  name: 'games.played',
  types: ['round.settled'],
  hear: (tx, event) => countRounds(tx, [event]),
  hearAll: countRounds,
  addsUp: true,
}

/** Puts the games in the order of how much they were played; nobody is told when it is the same. */
export const rankPlayed: Job = {
  name: 'games.rank',
  everyMs: 300_000,
  async run(tx) {
    const ranked = await tx.rows<{ gameId: number }>(sql`
      select game_id as "gameId" from game_hours where hour > now() - interval '24 hours'
      group by game_id order by sum(rounds) desc, game_id limit ${mostRanked}`)
    const rank = sql`array_position(${ranked.map(({ gameId }) => gameId)}::int[], game_id)`
    const changed = await tx.run(sql`update games set played_rank = ${rank}
      where played_rank is distinct from ${rank}`)
    if (changed > 0) await noteCatalogueChange(tx)
  },
}

const mostTold = 30
/** Some of those that are read may not be named. */
const mostRead = mostTold * 2

type WinRow = { playerId: number; gameId: number; amount: number; times: number; timestamp: number }

/** The latest wins of players who may be named, without a name. */
export async function readWins(queries: Queries) {
  const rows = await queries.rows<WinRow>(sql`
    select player_id as "playerId", game_id as "gameId", win as amount, win * 100 / stake as times,
      floor(extract(epoch from won_at) * 1000)::bigint as timestamp
    from game_wins order by won_at desc, win_id desc limit ${mostRead}`)
  const shown = await keepNameable(queries, rows)
  return hideNames(shown.slice(0, mostTold))
}

const mostBest = 10
type BestRow = { playerId: number; times: number; timestamp: number }

/** The best rounds of this week in a game, one a player, by how often they paid the stake. */
export async function readBest(queries: Queries, gameId: number) {
  const rows = await queries.rows<BestRow>(sql`
    select player_id as "playerId", best_times as times,
      floor(extract(epoch from best_at) * 1000)::bigint as timestamp
    from game_weeks where week = ${await thisWeek(queries)} and game_id = ${gameId}
      and best_times > 100
    order by best_times desc, best_at limit ${mostBest * 3}`)
  const shown = await keepNameable(queries, rows)
  return hideNames(shown.slice(0, mostBest))
}

/** What the player's own week in a game came to; null when there was nothing. */
export async function findOwnWeek(queries: Queries, playerId: number, gameId: number) {
  return queries.find<{ rounds: number; stake: number; win: number }>(sql`
    select rounds, stake, win from game_weeks
    where player_id = ${playerId} and week = ${await thisWeek(queries)} and game_id = ${gameId}`)
}

/** Whether a player played it in the last weeks, as an SQL expression over the row `players`. */
export function hasPlayed(gameId: number): Sql {
  return sql`exists (select from game_weeks
    where game_weeks.player_id = players.player_id and game_id = ${gameId}::bigint)`
}

/** Who hides, whose account is not open, and who has paused play is never shown to others. */
export async function keepNameable<Row extends { playerId: number }>(
  queries: Queries,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ playerId }) => playerId))]
  const nameable = await listNameable(queries, ids)
  const paused = await listPaused(queries, ids)
  return rows.filter(({ playerId }) => nameable.has(playerId) && !paused.has(playerId))
}

/** The Monday it began on, in the site's own calendar. */
async function thisWeek(queries: Queries): Promise<string> {
  const { timeZone } = (await readSettings(queries)).settings
  const { week } = await queries.row<{ week: string }>(sql`
    select date_trunc('week', now() at time zone ${timeZone})::date::text as week`)
  return week
}

async function countRounds(tx: Tx, events: Heard[]): Promise<void> {
  const rounds = events.filter((event): event is RoundHeard => event.type === 'round.settled')
  const told = JSON.stringify(
    rounds.map(({ playerId, payload: { gameId, stake, win }, at }) => ({
      player_id: playerId,
      game_id: gameId,
      stake,
      win,
      at,
    })),
  )
  const heard = sql`jsonb_to_recordset(${told}::jsonb) as heard(
    player_id bigint, game_id int, stake bigint, win bigint, at timestamptz)`
  await tx.run(sql`
    insert into game_hours (hour, game_id, rounds)
    select date_trunc('hour', at), game_id, count(*) from ${heard} group by 1, 2 order by 1, 2
    on conflict (hour, game_id) do update set rounds = game_hours.rounds + excluded.rounds`)
  const { timeZone } = (await readSettings(tx)).settings
  await tx.run(sql`
    insert into game_weeks as kept
      (player_id, week, game_id, rounds, stake, win, best_times, best_at)
    select player_id, date_trunc('week', at at time zone ${timeZone})::date, game_id,
      count(*), sum(stake), sum(win), max(times), (array_agg(at order by times desc, at))[1]
    from (select *, coalesce(win * 100 / nullif(stake, 0), 0) as times from ${heard}) as rounds
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (player_id, week, game_id) do update set
      rounds = kept.rounds + excluded.rounds, stake = kept.stake + excluded.stake,
      win = kept.win + excluded.win,
      best_at = case when excluded.best_times > kept.best_times then excluded.best_at
        else kept.best_at end,
      best_times = greatest(kept.best_times, excluded.best_times)`)
  await tx.run(sql`
    insert into game_wins (player_id, game_id, stake, win, won_at)
    select player_id, game_id, stake, win, at from (
      select * from ${heard} where stake > 0 and win >= stake * ${leastTimes}
      order by at desc limit ${mostWinsAtOnce}) as wins order by at`)
}

function hideNames<Row extends { playerId: number }>(rows: readonly Row[]) {
  return rows.map(({ playerId, ...row }) => ({ ...row, phone: maskId(playerId) }))
}
