import type { InputOf, OutputOf } from '@parlour/contract/call.ts'
import type { playCalls } from '@parlour/contract/player/play.ts'
import { day } from '@parlour/contract/schemas.ts'
import type { PlayableType } from '@parlour/contract/game-types.ts'
import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { gameFacts } from '../games/index.ts'
import { readSettings } from '../frame/settings.ts'
import type { Provider } from './providers.ts'
import { readResult } from './round-result.ts'
import type { RoundStatus } from './round.ts'

const games: Sql = { text: gameFacts, values: [] }

type Filter = InputOf<typeof playCalls.betRecord> & { playerId: number; limit: number }
type Listed = OutputOf<typeof playCalls.betRecord>
type Row = {
  provider: string
  roundId: string
  gameId: number
  gameName: string
  typeId: PlayableType
  isPlayable: boolean
  stake: number
  win: number
  status: RoundStatus
  openedAt: Date
  settledAt: Date | null
  place: string
  /** Where one round is asked for. */
  result: string | null
}

/** No page looks at more of a player's rounds than this. It may then be short, or even empty. */
const mostLookedAt = 2_000
const mostDaysSummed = 31

/** The player's rounds, newest first; of a month or less also what all that match come to. */
export async function listRounds(
  queries: Queries,
  filter: Filter,
  providers: Map<string, Provider>,
): Promise<Listed> {
  const { timeZone } = (await readSettings(queries)).settings
  const own = ownRounds(filter, timeZone)
  const matching = matchingGames(filter)
  const left = sql`${own} and ${after(filter.cursor)}
    order by r.opened_at desc, r.round_id desc`
  const rows = await queries.rows<Row>(sql`
    select r.provider, r.round_id as "roundId", game_id as "gameId", g.name as "gameName",
      g.type_id as "typeId", g.is_playable as "isPlayable", r.stake, r.win,
      r.status, r.opened_at as "openedAt", r.settled_at as "settledAt",
      ${place} as place,
      case when ${filter.roundId !== undefined} then r.result end as result
    from (select * from play_rounds r where ${left} limit ${mostLookedAt}) r
    join ${games} g using (game_id) where ${matching}
    order by r.opened_at desc, r.round_id desc limit ${filter.limit + 1}`)
  const page = rows.slice(0, filter.limit)
  const last =
    rows.length > filter.limit
      ? page.at(-1)
      : await queries.find<{ place: string }>(sql`select ${place} as place from play_rounds r
          where ${left} offset ${mostLookedAt - 1} limit 1`)
  return {
    roundList: page.map((row) => ({
      ...toRound(row, providers.get(row.provider)),
      ...(filter.roundId !== undefined && { result: readResult(row.result) }),
    })),
    nextCursor: last ? Buffer.from(last.place).toString('base64url') : null,
    total: isSummed(filter) ? await sumRounds(queries, own, matching) : null,
  }
}

const place: Sql = {
  text: `to_char(r.opened_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || r.round_id`,
  values: [],
}

/** Whoever wants more than a month has the statement, which keeps its days added up. */
function isSummed({ cursor, roundId, from, to }: Filter): boolean {
  if (cursor !== undefined || roundId !== undefined || from === undefined) return false
  const days = ((to ? Date.parse(to) : Date.now()) - Date.parse(from)) / 86_400_000
  return days <= mostDaysSummed
}

function sumRounds(queries: Queries, own: Sql, matching: Sql) {
  return queries.row<NonNullable<Listed['total']>>(sql`
    select coalesce(sum(r.stake), 0)::bigint as stake, coalesce(sum(r.win), 0)::bigint as win
    from play_rounds r join ${games} g using (game_id) where ${own} and ${matching}`)
}

/** What an index of the player's rounds knows. Open ones are few, and have one of their own. */
function ownRounds(filter: Filter, timeZone: string): Sql {
  const { playerId, roundId, status, from, to } = filter
  const conditions = [
    sql`r.player_id = ${playerId}`,
    ...(roundId === undefined ? [] : [sql`r.round_id = ${roundId}`]),
    ...(status === 'open' ? [sql`r.status = 'open'`] : []),
    ...(from === undefined
      ? []
      : [sql`r.opened_at >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined
      ? []
      : [sql`r.opened_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
  ]
  return conditions.reduce((all, one) => sql`${all} and ${one}`)
}

function matchingGames(filter: Filter): Sql {
  const [gameId, typeId, status] = [
    filter.gameId ?? null,
    filter.typeId ?? null,
    filter.status ?? null,
  ]
  return sql`((${gameId}::int is null or game_id = ${gameId})
    and (${typeId}::int is null or g.type_id = ${typeId})
    and (${status}::text is null or r.status = ${status}))`
}

/** A cursor that is none of ours starts at the top. */
function after(cursor: string | undefined): Sql {
  const shape = /^(.{10})T(([01]\d|2[0-3])(:[0-5]\d){2}\.\d{6})Z ([\w:.-]{1,64})$/
  const found = shape.exec(Buffer.from(cursor ?? '', 'base64url').toString('utf8'))
  const [, date, time, , , roundId] = found ?? []
  if (!day.safeParse(date).success) return sql`true`
  return sql`(r.opened_at, r.round_id) < (${`${date}T${time}Z`}::timestamptz, ${roundId}::text)`
}

function toRound(row: Row, provider: Provider | undefined) {
  const { roundId, gameId, gameName, typeId, stake, win, status } = row
  const roundUrl = provider?.roundUrl ?? null
  return {
    roundId,
    gameId,
    gameName,
    typeId,
    stake,
    win,
    status,
    openTime: row.openedAt.getTime(),
    settleTime: row.settledAt?.getTime() ?? null,
    detailUrl: roundUrl === null || status !== 'settled' ? null : roundUrl + roundId,
    canResume: status === 'open' && row.isPlayable,
  }
}
