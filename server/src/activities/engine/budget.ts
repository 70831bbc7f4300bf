import type { Queries, Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'

/**
 * Takes from a limited sum; false when as much as is needed is not left. However many ask at once,
 * the limit is never passed: each waits for the row until the one before has committed. So it comes
 * last in a transaction.
 */
export async function spendBudget(
  tx: Tx,
  { budget, period, amount, needed, limit }: Spending & Needed,
): Promise<boolean> {
  if (needed > limit) return false
  const spent = await tx.run(sql`insert into activity_budgets as b (budget, period, spent)
    values (${budget}, ${period}, ${amount}) on conflict (budget, period)
    do update set spent = b.spent + excluded.spent where b.spent + ${needed} <= ${limit}`)
  return spent === 1
}

/** Whether so much is left by now. It only becomes less: who hears no need not try. */
export async function isLeft(
  queries: Queries,
  { needed, limit, ...asked }: Budget & Needed,
): Promise<boolean> {
  return (await readSpent(queries, asked)) + needed <= limit
}

/** What was taken of it so far. */
export async function readSpent(
  queries: Queries,
  { budget, period }: Pick<Budget, 'budget' | 'period'>,
): Promise<number> {
  const found = await queries.find<{ spent: number }>(sql`
    select spent from activity_budgets where budget = ${budget} and period = ${period}`)
  return found?.spent ?? 0
}

/** A limited sum that draws are paid from. */
export type Budget = {
  budget: string
  /** The day, week or round the limit is for. */
  period: string
  limit: number
}
type Spending = Budget & { amount: number }
/** What has to be left, so that everything could be won that is published. */
type Needed = { needed: number }
