import type {
  WalletAnswer,
  WalletRequest,
  WalletStatus,
} from '@parlour/contract/wallet-protocol.ts'
import { walletVerdicts } from '@parlour/contract/wallet-protocol.ts'
import type { Queries, Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { countLiving } from '../frame/living.ts'
import { gameFacts } from '../games/index.ts'
import { hasWin } from '../wallet/index.ts'

type Named = { playerId: number; provider: string; key: string }
export type RefusedWin = Named & {
  roundId: string
  gameName: string
  gameNameEn: string
  amount: number
  status: string
  refusedAt: Date
}

/**
 * Written down before it is answered: who is told that a win is refused may give it up. A win of
 * nought only ends a round, and one of nobody is owed to nobody.
 */
export async function keepRefusedWin(
  queries: Queries,
  provider: string,
  { playerId, transactionId, roundId, gameId, amount }: WalletRequest<'win'>,
  { error, balance }: WalletAnswer,
): Promise<void> {
  if (error === undefined || balance === undefined || amount === 0) return
  await queries.run(sql`
    insert into play_refused_wins (player_id, provider, key, round_id, game_id, amount, status)
    values (${playerId}, ${provider}, ${transactionId}, ${roundId}, ${gameId}, ${amount}, ${error})
    on conflict (player_id, provider, key) do nothing`)
}

/** Those that wait for a person, the oldest first. */
export function listRefusedWins(queries: Queries, limit: number): Promise<RefusedWin[]> {
  return queries.rows<RefusedWin>(sql`${refusedWins} where w.outcome is null
    order by w.refused_at, w.key limit ${limit}`)
}

export function countRefusedWins(queries: Queries): Promise<number> {
  return countLiving(queries, 'play_refused_wins', sql`outcome is null`)
}

/** Null when there is none, or somebody has seen to it. */
export function lockRefusedWin(tx: Tx, named: Named): Promise<RefusedWin | null> {
  return tx.find<RefusedWin>(sql`${refusedWins} where ${isOf(named)} and w.outcome is null
    for update of w`)
}

export async function settleRefusedWin(
  tx: Tx,
  named: Named,
  outcome: 'paid' | 'notOwed',
): Promise<void> {
  await tx.run(sql`update play_refused_wins w set outcome = ${outcome}, settled_at = now()
    where ${isOf(named)}`)
}

/** Whether its provider may send it again and have it paid. */
export function mayStillCome({ status }: { status: string }): boolean {
  return status in walletVerdicts && walletVerdicts[status as WalletStatus] !== 'final'
}

/**
 * What came too early and was sent again is in the books by now: nobody has to see to it. In no
 * order, so that many that never come keep none from being looked at.
 */
export async function forgetArrived(queries: Queries, limit = mostAtOnce): Promise<void> {
  const statuses = Object.keys(walletVerdicts).filter((status) => mayStillCome({ status }))
  const wins = await queries.rows<RefusedWin>(sql`${refusedWins} where w.outcome is null
    and w.status = any(${statuses}::text[]) order by random() limit ${limit}`)
  for (const win of wins)
    if (await hasWin(queries, win))
      await queries.run(sql`delete from play_refused_wins w where ${isOf(win)}`)
}

const mostAtOnce = 1000

const games: Sql = { text: gameFacts, values: [] }
const refusedWins: Sql = sql`
  select w.player_id as "playerId", w.provider, w.key, w.round_id as "roundId", w.amount, w.status,
    w.refused_at as "refusedAt", coalesce(g.name, w.game_id::text) as "gameName",
    coalesce(g.name_en, w.game_id::text) as "gameNameEn"
  from play_refused_wins w left join ${games} g using (game_id)`

function isOf({ playerId, provider, key }: Named): Sql {
  return sql`w.player_id = ${playerId} and w.provider = ${provider} and w.key = ${key}`
}
