import { toColumn, toColumns } from '../frame/columns.ts'
import type { Statement } from './companion.ts'
import { markColumns } from './facts.ts'
import type { Item, Refusal } from './items.ts'
import { ownWinKey } from './items.ts'
import { only } from '../frame/pins.ts'
import { closedBefore, notClosed } from './closed-days.ts'
import type { StoredEntry, VoidBet } from './turn.ts'
import type { OpenRequirement } from './turnover.ts'

/** A key somebody has to know about before deciding. */
export type AskedKey = {
  playerId: number
  provider: string
  key: string
  /** It is to be rolled back: has it been won? */
  isToRollBack: boolean
}

export type EntryRow = StoredEntry & { position: number; isWon: boolean }
/** `filed`: its day is closed, and its entry is read by another statement. */
export type FoundRow = EntryRow | { kind: 'filed'; position: number }
export type VoidRow = Omit<VoidBet, 'reason'> & { position: number; reason: Refusal }
export type RequirementRow = OpenRequirement & { playerId: number }

export function listAskedKeys(items: readonly Item[]): AskedKey[] {
  return items.flatMap((item) => {
    const { playerId, provider, key } = item
    const own = { playerId, provider, key, isToRollBack: false }
    switch (item.call) {
      case 'bet':
        return [own]
      case 'betWin':
        return [own, { ...own, key: ownWinKey(key) }]
      case 'win':
        return [own, { ...own, key: item.betKey }]
      case 'rollback':
        return [own, { ...own, key: item.betKey, isToRollBack: true }]
    }
  })
}

/**
 * In the order of the players' numbers. Accounts that somebody else holds are passed over: one
 * player's lock must not keep a whole batch waiting.
 */
export function lockAccounts(playerIds: number[]): Statement {
  return {
    name: 'wallet.lock-accounts',
    text: `select a.player_id as "playerId", a.balance, a.turnover, a.staked, a.funded,
        a.played_ms as "playedMs", a.staked_at_ms as "stakedAtMs", a.seq, a.rules,
        (select (extract(epoch from clock_timestamp()) * 1000)::bigint) as "nowMs",
        ${markColumns}, ${closedBefore} as "closedBefore"
      from wallet_accounts a left join player_marks on player_marks.player_id = a.player_id
        ${only('player_marks')}
      where a.player_id = any($1::bigint[]) and a.account = 'coin' ${only('a')}
      order by a.player_id for update of a skip locked`,
    values: [toColumn(playerIds)],
  }
}

export function findAccounts(playerIds: number[]): Statement {
  return {
    name: 'wallet.find-accounts',
    text: `select player_id as "playerId" from wallet_accounts
      where player_id = any($1::bigint[]) and account = 'coin'`,
    values: [toColumn(playerIds)],
  }
}

/**
 * The entries that bear these keys: those of the days that are not closed, looked for in their own
 * months, and where a key is filed. `since` may lie behind: then more months are looked into.
 */
export function findEntries(keys: AskedKey[], since: Date): Statement {
  // Only rollbacks want to know, and only made ready it costs half as much as all the rest.
  const isAsked = keys.some(({ isToRollBack }) => isToRollBack)
  const won = `k.is_to_roll_back and e.kind = 'bet' and ${isWon('$5::timestamptz')}`
  return {
    name: isAsked ? 'wallet.find-entries-to-roll-back' : 'wallet.find-entries',
    text: `select k.position::int, e.kind, e.seq, e.amount, e.balance, e.contribution, e.source,
        e.round_id as "roundId", e.bet_key as "betKey",
        ${isAsked ? won : 'false'} as "isWon"
      from ${askedKeys} cross join lateral (
        select kind, seq, amount, balance, contribution, source, round_id, bet_key
        from wallet_entries
        where player_id = k.player_id and account = 'coin' and provider = k.provider
          and key = k.key and ${notClosed('at', '$5::timestamptz')} ${only('wallet_entries')}
        union all
        select 'filed', seq, null, null, null, null, null, null from wallet_filed_keys
        where player_id = k.player_id and account = 'coin' and provider = k.provider
          and key = k.key ${only('wallet_filed_keys')}
        limit 1) e`,
    values: [...toColumns(keys, askedColumns), since.toISOString()],
  }
}

/** Seldom asked: a win or a rollback of a bet, or a repeat, long after it. */
export function findFiledEntries(keys: (AskedKey & { position: number })[]): Statement {
  return {
    name: 'wallet.find-filed-entries',
    text: `select ($5::int[])[k.position] as position, e.kind, e.seq, e.amount, e.balance,
        e.contribution, e.source, e.round_id as "roundId", e.bet_key as "betKey",
        k.is_to_roll_back and e.kind = 'bet' and ${isWon('f.at')} as "isWon"
      from ${askedKeys}
      join wallet_filed_keys f on f.player_id = k.player_id and f.account = 'coin'
        and f.provider = k.provider and f.key = k.key ${only('f')}
      join wallet_entries e on e.player_id = f.player_id and e.account = f.account
        and e.seq = f.seq and e.at = f.at ${only('e')}`,
    values: toColumns(keys, [...askedColumns, 'position']),
  }
}

export function findVoids(keys: AskedKey[]): Statement {
  return {
    name: 'wallet.find-voids',
    text: `select k.position::int, v.reason, v.detail, v.amount, v.win_amount as "winAmount",
        v.round_id as "roundId", v.source
      from unnest($1::bigint[], $2::text[], $3::text[])
        with ordinality as k(player_id, provider, key, position)
      join wallet_void_bets v on v.player_id = k.player_id and v.provider = k.provider
        and v.bet_key = k.key ${only('v')}`,
    values: toColumns(keys, ['playerId', 'provider', 'key']),
  }
}

export function findOpenRequirements(playerIds: number[]): Statement {
  return {
    name: 'wallet.find-requirements',
    text: `select player_id as "playerId", requirement_id as "requirementId", amount, required,
        target_turnover as target, opened_seq as "openedSeq", is_bonus as "isBonus"
      from wallet_requirements where player_id = any($1::bigint[]) and state = 'open'
      order by requirement_id`,
    values: [toColumn(playerIds)],
  }
}

const askedColumns = ['playerId', 'provider', 'key', 'isToRollBack'] as const
const askedKeys = `unnest($1::bigint[], $2::text[], $3::text[], $4::boolean[])
  with ordinality as k(player_id, provider, key, is_to_roll_back, position)`

/** Whether the bet `e` has a win, in the same call or after it: as the index of wins knows them. */
function isWon(since: string): string {
  return `(e.bet_key is not distinct from k.key or exists (select 1 from wallet_entries w
    where w.player_id = k.player_id and w.provider = k.provider and w.bet_key = k.key
    and w.kind = 'win' and right(w.key, 4) <> '+win' and ${notClosed('w.at', since)} ${only('w')}))`
}
