import type { Sql, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { askOneByOne } from '../frame/spread.ts'
import { isPlayerAccount, listCodes } from './chart.ts'
import { findUnlisted } from './check-shapes.ts'

/** Compares a day of the ledger with what another module keeps: the difference in words. */
export type Compare = (tx: Tx, day: ClosedDay) => Promise<string | null>
export type ClosedDay = { opens: Date; closes: Date }

/**
 * Lays a day's entries out as `wallet_day` for what is done with them inside. Where players are
 * spread nothing is copied to the machine that is asked: each reads those of its own players.
 */
export async function withDay<Result>(
  tx: Tx,
  { opens, closes }: { opens: Date; closes: Date | null },
  work: () => Promise<Result>,
): Promise<Result> {
  const until = closes ? ` and at < '${closes.toISOString()}'` : ''
  const entries = `select * from wallet_entries where at >= '${opens.toISOString()}'${until}`
  const kind = tx.isSpread ? 'view' : 'table'
  await askOneByOne(tx)
  await tx.run({ text: `create temporary ${kind} wallet_day as ${entries}`, values: [] })
  if (!tx.isSpread) await tx.run(sql`analyze wallet_day`)
  const result = await work()
  await tx.run({ text: `drop ${kind} wallet_day`, values: [] })
  return result
}

/**
 * Adds up the day that is being closed, in the rows of `wallet_day`, upon where its accounts stood
 * before it. Reads the day and what it refers to, never a life. Answers the first difference.
 */
export async function findDayDifference(
  tx: Tx,
  day: ClosedDay,
  compare: readonly Compare[],
): Promise<string | null> {
  const unlisted = await findUnlisted(tx, sql`wallet_day`)
  if (unlisted !== null) return unlisted
  for (const rule of [...dayRules, pairsWithin(day)]) {
    const found = await tx.find<{ difference: string }>(rule)
    if (found) return found.difference
  }
  for (const one of compare) {
    const difference = await one(tx, day)
    if (difference !== null) return difference
  }
  return null
}

/** Where the accounts stand at the end of the day: the next one is added up upon it. */
export async function moveCheckpoints(tx: Tx): Promise<void> {
  await tx.run(sql`insert into wallet_checkpoints as c
      (player_id, account, seq, balance, turnover, staked, deposited)
    select player_id, account, max(seq), (array_agg(balance order by seq desc))[1],
      sum(contribution), ${staked}, coalesce(sum(amount) filter (where ${isDeposit}), 0)
    from wallet_day group by player_id, account
    on conflict (player_id, account) do update set seq = excluded.seq, balance = excluded.balance,
      turnover = c.turnover + excluded.turnover, staked = c.staked + excluded.staked,
      deposited = c.deposited + excluded.deposited`)
}

/**
 * What counts for net deposits: what came in, what of it went back, what was withdrawn, and what of
 * that never arrived. An index knows it in these words.
 */
export const isDeposit = sql`kind in ('deposit', 'deposit_refund', 'chargeback', 'withdrawal_paid',
  'withdrawal_reversed')`

const staked = sql`coalesce(-sum(amount) filter (where kind in ('bet', 'bet_rollback')), 0)`

const runningBalances = sql`
  select format('entry %s %s #%s: balance %s, its entries sum to %s and it is number %s',
    player_id, account, seq, balance, running, number) as difference
  from (select d.player_id, d.account, d.seq, d.balance,
      coalesce(c.balance, 0) + sum(d.amount) over history as running,
      coalesce(c.seq, 0) + row_number() over history as number
    from wallet_day d left join wallet_checkpoints c using (player_id, account)
    window history as (partition by d.player_id, d.account order by d.seq)) e
  where running <> balance or number <> seq
  order by player_id, account, seq limit 1`

/** An account that rests since then stands where the day left it. */
const accountsAfterwards = sql`
  select format('account %s %s: balance %s, turnover %s, staked %s, seq %s; its entries say %s',
    player_id, account, a.balance, a.turnover, a.staked, a.seq, e) as difference
  from (select d.player_id, d.account, max(d.seq) as seq,
      (array_agg(d.balance order by d.seq desc))[1] as balance,
      coalesce(min(c.turnover), 0) + sum(d.contribution) as turnover,
      coalesce(min(c.staked), 0)
        - coalesce(sum(d.amount) filter (where d.kind in ('bet', 'bet_rollback')), 0) as staked
    from wallet_day d left join wallet_checkpoints c using (player_id, account) group by 1, 2) e
  join wallet_accounts a using (player_id, account)
  where a.seq < e.seq or a.seq = e.seq and (a.balance, a.turnover, a.staked)
    is distinct from (e.balance, e.turnover::bigint, e.staked::bigint)
  order by player_id, account limit 1`

const filed = sql`exists (select from wallet_filed_keys f where f.player_id = w.player_id
  and f.account = 'coin' and f.provider = w.provider and f.key = w.bet_key)`

const winsWithoutBet = sql`
  select format('win %s of %s: there is no bet %s before it', w.key, w.player_id, w.bet_key)
    as difference
  from wallet_day w left join wallet_day b on b.player_id = w.player_id and b.account = 'coin'
    and b.provider = w.provider and b.key = w.bet_key and b.kind = 'bet' and b.seq < w.seq
    and b.round_id = w.round_id
  where w.kind = 'win' and b.key is null and not ${filed} order by w.player_id, w.seq limit 1`

const rollbacksOfOtherSums = sql`
  select format('rollback %s of %s gives back %s, its bet staked %s', w.key, w.player_id, w.amount,
    coalesce(-b.amount, 0)) as difference
  from wallet_day w left join wallet_day b on b.player_id = w.player_id and b.account = 'coin'
    and b.provider = w.provider and b.key = w.bet_key and b.kind = 'bet'
  where w.kind = 'bet_rollback' and w.amount <> 0
    and (case when b.key is null then not ${filed} else w.amount <> -b.amount end)
  order by w.player_id, w.seq limit 1`

const wonAndUndone = sql`
  select format('bet %s of %s was won and rolled back', u.bet_key, u.player_id) as difference
  from wallet_day u join wallet_day w on w.player_id = u.player_id and w.provider = u.provider
    and w.bet_key = u.bet_key and w.kind = 'win'
  where u.kind = 'bet_rollback' and u.amount <> 0 order by u.player_id limit 1`

const bothPlayers = listCodes(({ from, to }) => isPlayerAccount(from) && isPlayerAccount(to))

/** What moves between two accounts of a player; its sides are written within a moment. */
function pairsWithin({ opens, closes }: ClosedDay): Sql {
  return sql`
    select format('%s %s of %s: its two sides sum to %s', kind, key, player_id, sum(amount))
      as difference
    from wallet_day where kind = any(${bothPlayers}::text[])
    group by player_id, kind, key having (sum(amount) <> 0 or count(*) <> 2)
      and min(at) > ${opens}::timestamptz + interval '1 second'
      and max(at) < ${closes}::timestamptz - interval '1 second'
    order by player_id limit 1`
}

const dayRules = [
  runningBalances,
  accountsAfterwards,
  winsWithoutBet,
  rollbacksOfOtherSums,
  wonAndUndone,
]
