import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'

/**
 * Takes from a limited sum; false when not so much is left. However many ask at once, the limit is
 * never passed: each waits for the row.
 */
export async function spendBudget(
  tx: Tx,
  { budget, period, amount, limit }: Spending,
): Promise<boolean> {
  await tx.run(sql`insert into activity_budgets values (${budget}, ${period}, 0)
    on conflict do nothing`)
  const spent = await tx.run(sql`update activity_budgets set spent = spent + ${amount}
    where budget = ${budget} and period = ${period} and spent + ${amount} <= ${limit}`)
  return spent === 1
}

/** What was taken of it so far. */
export async function readSpent(
  queries: Queries,
  { budget, period }: Pick<Spending, 'budget' | 'period'>,
): Promise<number> {
  const found = await queries.find<{ spent: number }>(sql`
    select spent from activity_budgets where budget = ${budget} and period = ${period}`)
  return found?.spent ?? 0
}

export type Spending = {
  budget: string
  /** The day, week or round the limit is for. */
  period: string
  amount: number
  limit: number
}
