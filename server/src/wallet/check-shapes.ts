import type { Queries, Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { AccountName, ListedTransfer } from './chart.ts'
import { chart, legsOf } from './chart.ts'

type Shape = {
  account: AccountName
  counter: AccountName
  kind: string
  sign: number
  turns: number
  first: string
}

/** Every entry is a leg of a listed transfer, with the sign it must have. */
export async function findUnlisted(queries: Queries, entries: Sql): Promise<string | null> {
  const shapes = await queries.rows<Shape>(sql`
    select account, counter, kind, sign(amount)::int as sign, sign(contribution)::int as turns,
      min(player_id || ' ' || account || ' #' || seq) as first
    from ${entries} e group by 1, 2, 3, 4, 5`)
  const odd = shapes.find((shape) => !isListed(shape))
  return odd ? `entry ${odd.first}: no such transfer is listed: ${JSON.stringify(odd)}` : null
}

function isListed({ account, counter, kind, sign, turns }: Shape): boolean {
  const listed = (chart as Record<string, ListedTransfer>)[kind]
  if (!listed) return false
  const leg = legsOf(listed, 1).find((one) => one.account === account && one.counter === counter)
  if (!leg || (sign === 0 ? !listed.mayBeZero : sign !== leg.change)) return false
  return turns === 0 || turns === (listed.turnover === 'adds' ? 1 : listed.turnover && -1)
}
