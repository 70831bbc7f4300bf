import type { Sql } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { isPlayerAccount, listCodes } from './chart.ts'
import { leastPlayable } from './turnover.ts'

const bothPlayers = listCodes(({ from, to }) => isPlayerAccount(from) && isPlayerAccount(to))

/** The tables that must agree: whole, or what is one player's. */
type Books = Record<'players' | 'accounts' | 'entries' | 'requirements' | 'voids', Sql>

/** Each answers the first row that breaks it, in words. */
export function ledgerRules(playerId?: number): Sql[] {
  const books = {
    players: tableOf('players', playerId),
    accounts: tableOf('wallet_accounts', playerId),
    entries: tableOf('wallet_entries', playerId),
    requirements: tableOf('wallet_requirements', playerId),
    voids: tableOf('wallet_void_bets', playerId),
  }
  return rules.map((rule) => rule(books))
}

/** A table, or what is a player's of it. */
export function tableOf(name: string, playerId?: number): Sql {
  const whole = { text: name, values: [] }
  if (playerId === undefined) return whole
  return sql`(select * from ${whole} where player_id = ${playerId})`
}

const runningBalances = (books: Books) => sql`
  select format('entry %s %s #%s: balance %s, its entries sum to %s and it is number %s',
    player_id, account, seq, balance, running, number) as difference
  from (select player_id, account, seq, balance, sum(amount) over history as running,
      row_number() over history as number
    from ${books.entries} e window history as (partition by player_id, account order by seq)) e
  where running <> balance or number <> seq
  order by player_id, account, seq limit 1`

const accountTotals = (books: Books) => sql`
  select format('account %s %s: balance %s, turnover %s, staked %s, funded %s, seq %s; '
    || 'its entries say %s',
    player_id, account, a.balance, a.turnover, a.staked, a.funded, a.seq, e) as difference
  from ${books.accounts} a full join (select player_id, account, sum(amount) as balance,
      sum(contribution) as turnover, count(*) as seq,
      coalesce(-sum(amount) filter (where kind in ('bet', 'bet_rollback')), 0) as staked,
      coalesce(sum(amount) filter (where counter <> 'games'), 0) as funded
    from ${books.entries} e group by player_id, account) e using (player_id, account)
  where (a.balance, a.turnover, a.staked, a.funded, a.seq) is distinct from (
    coalesce(e.balance, 0)::bigint, coalesce(e.turnover, 0)::bigint, coalesce(e.staked, 0)::bigint,
    coalesce(e.funded, 0)::bigint, coalesce(e.seq, 0))
  order by player_id, account limit 1`

const missingAccounts = (books: Books) => sql`
  select format('player %s has %s accounts', player_id, count(a.account)) as difference
  from ${books.players} p left join ${books.accounts} a using (player_id)
  group by player_id having count(a.account) <> 5 order by player_id limit 1`

const keysUsedTwice = (books: Books) => sql`
  select format('key %s of %s is used %s times by %s %s', key, provider, count(*), player_id,
    account) as difference
  from ${books.entries} e group by player_id, account, provider, key having count(*) > 1
  order by player_id limit 1`

/** What moves between two accounts of a player leaves one and reaches the other. */
const brokenPairs = (books: Books) => sql`
  select format('%s %s of %s: its two sides sum to %s', kind, key, player_id, sum(amount))
    as difference
  from ${books.entries} e where kind = any(${bothPlayers}::text[])
  group by player_id, kind, key having sum(amount) <> 0 or count(*) <> 2
  order by player_id limit 1`

const winsWithoutBet = (books: Books) => sql`
  select format('win %s of %s: there is no bet %s before it', w.key, w.player_id, w.bet_key)
    as difference
  from ${books.entries} w left join ${books.entries} b on b.player_id = w.player_id
    and b.account = w.account and b.provider = w.provider and b.key = w.bet_key
    and b.kind = 'bet' and b.seq < w.seq and b.round_id = w.round_id
  where w.kind = 'win' and b.key is null order by w.player_id, w.seq limit 1`

const undoneBets = (
  books: Books,
) => sql`(select player_id, provider, bet_key, sum(amount) as amount,
    sum(contribution) as contribution
  from ${books.entries} e where kind = 'bet_rollback' group by 1, 2, 3)`

const rollbacksOfOtherSums = (books: Books) => sql`
  select format('bet %s of %s staked %s (turnover %s), its rollbacks give back %s (%s)',
    u.bet_key, u.player_id, -b.amount, b.contribution, u.amount, u.contribution) as difference
  from ${undoneBets(books)} u left join ${books.entries} b on b.player_id = u.player_id
    and b.account = 'coin' and b.provider = u.provider and b.key = u.bet_key and b.kind = 'bet'
  where u.amount <> coalesce(-b.amount, 0) or u.contribution <> coalesce(-b.contribution, 0)
  order by u.player_id limit 1`

const wonAndUndone = (books: Books) => sql`
  select format('bet %s of %s was won and rolled back', u.bet_key, u.player_id) as difference
  from ${undoneBets(books)} u join ${books.entries} w on w.player_id = u.player_id
    and w.account = 'coin' and w.provider = u.provider and w.bet_key = u.bet_key and w.kind = 'win'
  order by u.player_id limit 1`

/** Every rollback leaves its tombstone; a bet that was refused was never made. */
const wrongVoids = (books: Books) => sql`
  select format('bet %s of %s: void as %s, entered %s, rolled back %s', k.bet_key, k.player_id,
    coalesce(k.reason, 'nothing'), b.key is not null, k.is_undone) as difference
  from (select player_id, provider, bet_key, v.reason, u.amount is not null as is_undone
    from ${books.voids} v full join ${undoneBets(books)} u using (player_id, provider, bet_key)) k
  left join ${books.entries} b on b.player_id = k.player_id and b.account = 'coin'
    and b.provider = k.provider and b.key = k.bet_key and b.kind = 'bet'
  where k.reason is null or (k.reason = 'betRolledBack' and not k.is_undone)
    or (k.reason <> 'betRolledBack' and b.key is not null)
  order by k.player_id limit 1`

const requirementsWithoutTransfer = (books: Books) => sql`
  select format('requirement %s: entry #%s of %s is not what opened it', r.requirement_id,
    r.opened_seq, r.player_id) as difference
  from ${books.requirements} r left join ${books.entries} e on e.player_id = r.player_id
    and e.account = 'coin' and e.seq = r.opened_seq and e.key = r.source_key
    and e.amount = r.amount and e.kind = case when r.is_bonus then 'reward' else 'deposit' end
  where e.key is null order by r.requirement_id limit 1`

const wrongGiveUps = (books: Books) => sql`
  select format('requirement %s of %s: given up, the entry is %s', coalesce(requirement_id, 0),
    coalesce(r.player_id, e.player_id), coalesce(e.key, 'missing')) as difference
  from (select * from ${books.requirements} r where state = 'given_up') r
  full join (select * from ${books.entries} e where kind = 'bonus_given_up') e
    on e.player_id = r.player_id and e.seq = r.closed_seq
  where (-e.amount = least(r.amount, e.balance - e.amount)) is not true limit 1`

/** A requirement lapses only with a deposit into an account with nothing left to play with. */
const wrongLapses = (books: Books) => sql`
  select format('requirement %s of %s: lapsed, the entry is %s', r.requirement_id, r.player_id,
    coalesce(e.kind || ' ' || e.key, 'missing')) as difference
  from ${books.requirements} r left join ${books.entries} e on e.player_id = r.player_id
    and e.account = 'coin' and e.seq = r.closed_seq
  where r.state = 'lapsed'
    and (e.kind = 'deposit' and e.balance - e.amount < ${leastPlayable}) is not true
  order by r.requirement_id limit 1`

const rules = [
  missingAccounts,
  runningBalances,
  accountTotals,
  keysUsedTwice,
  brokenPairs,
  winsWithoutBet,
  rollbacksOfOtherSums,
  wonAndUndone,
  wrongVoids,
  requirementsWithoutTransfer,
  wrongGiveUps,
  wrongLapses,
]
