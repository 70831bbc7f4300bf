import type { Queries } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { PlayerAccount } from './chart.ts'
import type { OpenRequirement } from './turnover.ts'
import { lockedOf, progressOf, turnoverLeftOf, withdrawableOf } from './turnover.ts'

export type BalanceSheet = Record<PlayerAccount, number>

export type RequirementProgress = {
  requirementId: number
  source: string
  amount: number
  betRate: number
  required: number
  wagered: number
  canGiveUp: boolean
  createdAt: Date
}

export type WalletSummary = BalanceSheet & {
  locked: number
  withdrawable: number
  turnoverLeft: number
  /** Staked in the whole life of the account, whatever the game contributes. */
  staked: number
  /** What is still to be met, in the order in which stakes fill it. */
  requirements: RequirementProgress[]
}

export async function readBalances(queries: Queries, playerId: number): Promise<BalanceSheet> {
  const rows = await queries.rows<{ account: PlayerAccount; balance: number }>(sql`
    select account, balance from wallet_accounts where player_id = ${playerId}`)
  if (rows.length === 0) throw new Error(`player ${playerId} has no wallet`)
  return Object.fromEntries(rows.map((row) => [row.account, row.balance])) as BalanceSheet
}

type Row = {
  balances: BalanceSheet
  turnover: number
  staked: number
  queue: (OpenRequirement & { source: string; betRate: number; createdAt: string })[]
}

/** One statement, so that counter and requirements are of the same moment. */
export async function readSummary(queries: Queries, playerId: number): Promise<WalletSummary> {
  const row = await queries.find<Row>(sql`
    select turnover, staked, (select json_object_agg(account, balance) from wallet_accounts
        where player_id = coin.player_id) as balances,
      coalesce((select json_agg(json_build_object('requirementId', requirement_id,
          'source', source, 'amount', amount, 'betRate', bet_rate, 'required', required,
          'target', target_turnover, 'openedSeq', opened_seq, 'isBonus', is_bonus,
          'createdAt', created_at) order by requirement_id)
        from wallet_requirements where player_id = coin.player_id and state = 'open'), '[]')
        as queue
    from wallet_accounts coin where player_id = ${playerId} and account = 'coin'`)
  if (!row) throw new Error(`player ${playerId} has no wallet`)
  const { balances, turnover, staked } = row
  const progress = progressOf(row.queue, turnover)
  const details = new Map(row.queue.map((one) => [one.requirementId, one]))
  return {
    ...balances,
    staked,
    locked: lockedOf(progress),
    withdrawable: withdrawableOf(balances.coin, progress, balances.receivable),
    turnoverLeft: turnoverLeftOf(progress),
    requirements: progress.flatMap(({ requirementId, left, wagered, isBonus }) => {
      const detail = details.get(requirementId)
      if (!detail || left === 0) return []
      const { source, amount, betRate, required, createdAt } = detail
      const terms = { requirementId, source, amount, betRate, required }
      return [{ ...terms, wagered, canGiveUp: isBonus, createdAt: new Date(createdAt) }]
    }),
  }
}
