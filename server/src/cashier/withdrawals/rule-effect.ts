import type { Queries } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'

const days = 30
const most = 10_000

export type RuleEffect = { days: number; waited: number; wouldWait: number }

/**
 * How many of the latest withdrawals waited for a person, and how many would have by another sum
 * approved by rule. Judged by each amount alone: what else spoke against one stays as it was.
 */
export function readRuleEffect(
  queries: Queries,
  sums: { now: number; draft: number },
): Promise<RuleEffect> {
  const { now, draft } = sums
  return queries.row<RuleEffect>(sql`
    select ${days}::int as days, count(*) filter (where needed_approvals > 0) as waited,
      count(*) filter (where amount > ${draft}
        or (needed_approvals > 0 and not amount > ${now})) as "wouldWait"
    from (select amount, needed_approvals from cashier_withdrawals
      where created_at > now() - ${days} * interval '1 day'
      order by created_at desc limit ${most}) latest`)
}
