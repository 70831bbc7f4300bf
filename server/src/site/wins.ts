import { activityNames, activityTypes, isActivityName } from '@parlour/contract/activity-types.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { keepNameable, readWins } from '../games/index.ts'
import { maskId } from '../players/index.ts'
import { listLatestCoins } from '../rewards/index.ts'

export const mostTold = 50
/** Some of those that are read may not be told of. */
const mostRead = mostTold * 2

type Happened = { playerId: number; amount: number; timestamp: number }
type WinRow = Happened & { gameId: number }
export type BigWin =
  | { kind: 'jackpot'; playerId: number; gameId: number; amount: number }
  | { kind: 'newYear'; playerId: number; amount: number }

/** To be said by whoever settles a win that others may hear of, in the same transaction. */
export async function noteBigWin(tx: Tx, win: BigWin): Promise<void> {
  const gameId = win.kind === 'jackpot' ? win.gameId : null
  await tx.run(sql`insert into site_big_wins (kind, player_id, game_id, amount)
    values (${win.kind}, ${win.playerId}, ${gameId}, ${win.amount})`)
}

/** The newest wins of both kinds. Nothing is ever made up: without wins the lists are empty. */
export async function readBigWins(queries: Queries) {
  const jackpots = await readKind(queries, 'jackpot')
  const newYears = await readKind(queries, 'newYear')
  return {
    jackpotList: hideNames(jackpots),
    newYearList: hideNames(newYears).map(({ gameId: _none, ...win }) => win),
    winList: await readWins(queries),
  }
}

/** Whether home has any to tell; those of New Year are told while it lasts. */
export async function hasBigWins(queries: Queries): Promise<boolean> {
  const { jackpotList, winList } = await readBigWins(queries)
  return jackpotList.length + winList.length > 0
}

/** Who lately received coins from an activity. */
export async function readBonuses(queries: Queries, actType: number | undefined) {
  const sources = [...activityNames, rebate].filter(
    (source) => actType === undefined || typeOf(source) === actType,
  )
  const grants = await listLatestCoins(queries, sources, mostRead)
  const rows = grants.flatMap(({ source, grantedAt, ...rest }) => {
    const type = typeOf(source)
    return type === null ? [] : [{ ...rest, actType: type, timestamp: grantedAt }]
  })
  const shown = await keepNameable(queries, rows)
  return hideNames(shown.slice(0, mostTold))
}

/** It has no number of its own and is told under the one of VIP. */
const rebate = 'VipRebate'

function typeOf(source: string): number | null {
  if (source === rebate) return activityTypes.VIP
  return isActivityName(source) ? activityTypes[source] : null
}

async function readKind(queries: Queries, kind: BigWin['kind']) {
  const rows = await queries.rows<WinRow>(sql`
    select player_id as "playerId", game_id as "gameId", amount,
      floor(extract(epoch from won_at) * 1000)::bigint as timestamp
    from site_big_wins where kind = ${kind}
      and (kind <> 'newYear' or won_at > now() - interval '15 days')
    order by won_at desc, win_id desc limit ${mostTold}`)
  return keepNameable(queries, rows)
}

/** All that visitors are told of a player: nothing of a number, nor of a name. */
function hideNames<Row extends Happened>(rows: readonly Row[]) {
  return rows.map(({ playerId, ...row }) => ({ ...row, phone: maskId(playerId) }))
}
