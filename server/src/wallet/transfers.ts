import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Leg, PlayerAccount, TransferCode } from './chart.ts'
import { closedBefore } from './closed-days.ts'
import { KeyReused } from './failures.ts'
import { houseProvider } from './items.ts'
import { insertEntries, moveAccounts } from './write-statements.ts'

export type NewTransfer = {
  code: TransferCode
  playerId: number
  key: string
  amount: number
  source: string
}

export type LockedAccount = {
  account: PlayerAccount
  balance: number
  turnover: number
  staked: number
  seq: number
  /** The moment before which keys are filed. */
  closedBefore: Date | null
}

export type Balances = Partial<Record<PlayerAccount, number>>

/** Locks the player's accounts a transfer touches, always in the same order. */
export async function lockLegs(tx: Tx, playerId: number, legs: Leg[]): Promise<LockedAccount[]> {
  const names = legs.map(({ account }) => account)
  const accounts = await tx.rows<LockedAccount>(sql`
    select account, balance, turnover, staked, seq,
      ${{ text: closedBefore, values: [] }} as "closedBefore"
    from wallet_accounts
    where player_id = ${playerId} and account = any(${names}::text[]) order by account for update`)
  if (accounts.length !== legs.length) throw new Error(`player ${playerId} has no wallet`)
  return accounts
}

/** The player's coins, held until the transaction ends; null when there is no such player. */
export async function lockCoin(tx: Tx, playerId: number): Promise<number | null> {
  const coin = await tx.find<{ balance: number }>(sql`select balance from wallet_accounts
    where player_id = ${playerId} and account = 'coin' for update`)
  return coin?.balance ?? null
}

/** Has every batch look anew at what the player may stake, also one that has begun already. */
export async function moveRules(tx: Tx, playerId: number): Promise<void> {
  await tx.run(sql`update wallet_accounts set rules = rules + 1
    where player_id = ${playerId} and account = 'coin'`)
}

type EarlierLeg = {
  account: PlayerAccount
  kind: string
  amount: number
  balance: number
  source: string
}

/** The balances the transfer left when it was made; null when it was not. */
export async function findEarlier(
  tx: Tx,
  { code, playerId, key, source }: NewTransfer,
  legs: Leg[],
  accounts: LockedAccount[],
): Promise<Balances | null> {
  const names = legs.map(({ account }) => account)
  const asked = { playerId, names, key, since: accounts[0]?.closedBefore ?? new Date(0) }
  const found = await listLegs(tx, asked)
  if (found.length === 0) return null
  const isSame = legs.every(({ account, change }) =>
    found.some(
      (entry) =>
        entry.account === account &&
        entry.kind === code &&
        entry.amount === change &&
        entry.source === source,
    ),
  )
  if (!isSame) throw new KeyReused(key)
  return Object.fromEntries(found.map((entry) => [entry.account, entry.balance]))
}

/** Writes a locked transfer and answers the accounts as they are now. */
export async function writeLegs(
  tx: Tx,
  { code, playerId, key, source }: NewTransfer,
  legs: Leg[],
  accounts: LockedAccount[],
): Promise<LockedAccount[]> {
  const after = accounts.map((account) => {
    const leg = legs.find((one) => one.account === account.account)
    const balance = account.balance + (leg?.change ?? 0)
    if (!Number.isSafeInteger(balance) || balance < 0)
      throw new RangeError(`${code} would bring ${account.account} to ${balance}`)
    return { ...account, balance, seq: account.seq + 1 }
  })
  const entries = legs.map(({ account, counter, change }) => {
    const { balance = 0, seq = 0 } = after.find((one) => one.account === account) ?? {}
    const moved = { account, counter, amount: change, balance, seq, contribution: 0 }
    const named = { playerId, provider: houseProvider, key, kind: code, source }
    return { ...moved, ...named, roundId: null, betKey: null }
  })
  const moved = after.map(({ account, balance, seq }) => {
    const { counter, change = 0 } = legs.find((one) => one.account === account) ?? {}
    return { playerId, account, balance, seq, funds: counter === 'games' ? 0 : change }
  })
  await tx.run(moveAccounts(moved))
  await tx.run(insertEntries(entries))
  return after
}

type AskedLegs = { playerId: number; names: PlayerAccount[]; key: string; since: Date }

/** First the days that are not closed, and whether the key is filed: nearly always it is new. */
async function listLegs(tx: Tx, { playerId, names, key, since }: AskedLegs): Promise<EarlierLeg[]> {
  const isAsked = sql`player_id = ${playerId} and account = any(${names}::text[])
    and provider = ${houseProvider} and key = ${key}`
  const found = await tx.rows<EarlierLeg>(sql`
    select account, kind, amount, balance, source from wallet_entries
    where ${isAsked} and at >= ${since} and at < now() + interval '1 day'
    union all select account, 'filed', 0, 0, '' from wallet_filed_keys
    where ${isAsked}`)
  if (!found.some(({ kind }) => kind === 'filed')) return found
  return tx.rows<EarlierLeg>(sql`
    select account, e.kind, e.amount, e.balance, e.source
    from (select player_id, account, seq, at from wallet_filed_keys where ${isAsked}) f
    join wallet_entries e using (player_id, account, seq, at)`)
}
