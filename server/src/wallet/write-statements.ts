import { toColumns } from '../frame/columns.ts'
import { beside, only, own } from '../frame/pins.ts'
import type { Statement } from './companion.ts'
import type { AccountWrite, EntryWrite, RequirementWrite, VoidWrite } from './turn.ts'

/** Each writes any number of rows in one statement. */

export function updateAccounts(rows: AccountWrite[]): Statement {
  return {
    name: 'wallet.update-accounts',
    text: `update wallet_accounts a set balance = w.balance, turnover = w.turnover,
        staked = w.staked, seq = w.seq, played_ms = w.played_ms, staked_at_ms = w.staked_at_ms
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[])
        as w(player_id, account, balance, turnover, staked, seq, played_ms, staked_at_ms)
      where a.player_id = w.player_id and a.account = w.account ${only('a')}`,
    values: toColumns(rows, [
      'playerId',
      'account',
      'balance',
      'turnover',
      'staked',
      'seq',
      'playedMs',
      'stakedAtMs',
    ]),
  }
}

type Moved = { playerId: number; account: string; balance: number; seq: number; funds: number }

/** Of a transfer: nothing is staked by it. */
export function moveAccounts(rows: Moved[]): Statement {
  return {
    name: 'wallet.move-accounts',
    text: `update wallet_accounts a set balance = w.balance, seq = w.seq,
        funded = a.funded + w.funds
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
        as w(player_id, account, balance, seq, funds)
      where a.player_id = w.player_id and a.account = w.account ${only('a')}`,
    values: toColumns(rows, ['playerId', 'account', 'balance', 'seq', 'funds']),
  }
}

export function insertEntries(rows: EntryWrite[]): Statement {
  return {
    name: 'wallet.insert-entries',
    text: `insert into wallet_entries (player_id, account, seq, amount, balance, contribution,
        counter, kind, provider, key, source, round_id, bet_key, at)
      select ${own('w')}, w.account, w.seq, w.amount, w.balance, w.contribution, w.counter, w.kind,
        w.provider, w.key, w.source, w.round_id, w.bet_key, clock_timestamp()
      from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[],
        $6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
        $13::text[]) as w(player_id, account, seq, amount, balance, contribution, counter, kind,
          provider, key, source, round_id, bet_key) ${beside('w')}`,
    values: toColumns(rows, [
      'playerId',
      'account',
      'seq',
      'amount',
      'balance',
      'contribution',
      'counter',
      'kind',
      'provider',
      'key',
      'source',
      'roundId',
      'betKey',
    ]),
  }
}

export function insertVoids(rows: VoidWrite[]): Statement {
  return {
    name: 'wallet.insert-voids',
    text: `insert into wallet_void_bets (player_id, provider, bet_key, reason, detail, amount,
        win_amount, round_id, source, at)
      select ${own('w')}, w.provider, w.bet_key, w.reason, w.detail, w.amount, w.win_amount,
        w.round_id, w.source, clock_timestamp()
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[],
        $6::bigint[], $7::bigint[], $8::text[], $9::text[])
        as w(player_id, provider, bet_key, reason, detail, amount, win_amount, round_id, source)
      ${beside('w')}`,
    values: toColumns(rows, [
      'playerId',
      'provider',
      'key',
      'reason',
      'detail',
      'amount',
      'winAmount',
      'roundId',
      'source',
    ]),
  }
}

export function updateRequirements(rows: RequirementWrite[]): Statement {
  return {
    name: 'wallet.update-requirements',
    text: `update wallet_requirements r set target_turnover = w.target, state = w.state,
        ended_at = case when w.state = 'open' then null else clock.now end
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])
        as w(player_id, requirement_id, target, state),
        (select clock_timestamp() as now) as clock
      where r.requirement_id = w.requirement_id and r.player_id = w.player_id ${only('r')}`,
    values: toColumns(rows, ['playerId', 'requirementId', 'target', 'state']),
  }
}
