import type { Tx } from '../frame/db.ts'
import type { CodeBy, OpeningCode, TransferCode } from './chart.ts'
import { getListed, legsOf } from './chart.ts'
import { KeyReused } from './failures.ts'
import { findTerms, lapseRequirements, openRequirement, readProgress } from './requirements.ts'
import type { Balances, LockedAccount, NewTransfer } from './transfers.ts'
import { tellBalances } from './news.ts'
import { readBalances } from './summary.ts'
import { findEarlier, lockLegs, writeLegs } from './transfers.ts'
import { leastPlayable, withdrawableOf } from './turnover.ts'

/** What must be wagered for the amount: so many times itself; 0 times asks nothing. */
export type NewRequirement = { betRate: number; source: string }

type ByPost = CodeBy<'post'>
type Asked<Code> = {
  code: Code
  playerId: number
  /** Stands for this one transfer, for ever: `what:who:which`. */
  key: string
  amount: number
  /** What the player's history shows as its cause. */
  source?: string
  /**
   * Asked under the account's lock when a deposit meets an account that is as good as empty: is a
   * stake still in play? If none is, what it had to wager is lost with its money and lapses.
   */
  hasOpenRound?: () => Promise<boolean>
}
export type Transfer = {
  [Code in ByPost]: Asked<Code> &
    (Code extends OpeningCode ? { requirement: NewRequirement } : { requirement?: never })
}[ByPost]

export type Posted =
  | { outcome: 'posted' | 'repeated'; balances: Balances }
  | { outcome: 'refused'; reason: 'insufficientFunds' | 'notWithdrawable'; balances: Balances }

/**
 * Moves money in the caller's transaction: the only way to, beside the lanes of the games. The same
 * key again moves nothing and answers as the first time; with other content it throws. A refusal is
 * an answer, and leaves everything as it was.
 */
export async function post(tx: Tx, transfer: Transfer): Promise<Posted> {
  const listed = checkTransfer(transfer)
  const { playerId, amount, requirement } = transfer
  const made: NewTransfer = { ...transfer, source: transfer.source ?? '' }
  const legs = legsOf(listed, amount)
  const accounts = await lockLegs(tx, playerId, legs)
  const earlier = await findEarlier(tx, made, legs, accounts)
  if (earlier) {
    await requireSameTerms(tx, transfer)
    return { outcome: 'repeated', balances: earlier }
  }
  const reason = await findRefusal(tx, transfer, accounts)
  if (reason) return { outcome: 'refused', reason, balances: balancesOf(accounts) }
  const after = await writeLegs(tx, made, legs, accounts)
  const coin = after.find(({ account }) => account === 'coin')
  if (coin && (await isLostBefore(transfer, accounts))) await lapseRequirements(tx, playerId, coin)
  if (requirement && coin && listed.opens)
    await openRequirement(tx, coin, { ...made, ...requirement, isBonus: listed.opens === 'bonus' })
  await tellBalances(tx, playerId, after)
  return { outcome: 'posted', balances: balancesOf(after) }
}

/** A deposit into nothing, or what nobody can play with: whatever was locked before it is gone. */
async function isLostBefore({ code, hasOpenRound }: Transfer, accounts: LockedAccount[]) {
  if (code !== 'deposit' || !hasOpenRound) return false
  const isEmpty = accounts.every(
    ({ account, balance }) => account !== 'coin' || balance < leastPlayable,
  )
  return isEmpty && !(await hasOpenRound())
}

const keyShape = /^[\w:.+-]{1,120}$/

/** The compiler sees most mistakes; what comes from outside it meets the same rules here. */
function checkTransfer({ code, key, amount, requirement }: Transfer) {
  const listed = getListed(code satisfies TransferCode)
  if (listed.by !== 'post') throw new Error(`${code} is not made by post`)
  if (!keyShape.test(key)) throw new RangeError(`not a key: ${key}`)
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount: ${amount}`)
  if ((listed.opens === undefined) !== (requirement === undefined))
    throw new Error(`${code} ${listed.opens ? 'needs' : 'opens no'} requirement`)
  const betRate = requirement?.betRate ?? 0
  if (!Number.isSafeInteger(betRate) || betRate < 0)
    throw new RangeError(`not a bet rate: ${betRate}`)
  return listed
}

async function findRefusal(
  tx: Tx,
  { code, playerId, amount }: Transfer,
  accounts: LockedAccount[],
) {
  const listed = getListed(code)
  const source = accounts.find(({ account }) => account === listed.from)
  if (!source) return null
  if (source.balance < amount) return 'insufficientFunds'
  if (!listed.takesWithdrawable) return null
  const progress = await readProgress(tx, playerId, source.turnover)
  // Whoever books a debt holds the coin account before: this one sees it or comes first.
  const { receivable } = await readBalances(tx, playerId)
  const withdrawable = withdrawableOf(source.balance, progress, receivable)
  return withdrawable < amount ? 'notWithdrawable' : null
}

async function requireSameTerms(tx: Tx, { playerId, key, requirement }: Transfer): Promise<void> {
  if (!requirement) return
  const stored = await findTerms(tx, playerId, key)
  const isSame = stored
    ? stored.betRate === requirement.betRate && stored.source === requirement.source
    : requirement.betRate === 0
  if (!isSame) throw new KeyReused(key)
}

function balancesOf(accounts: LockedAccount[]): Balances {
  return Object.fromEntries(accounts.map(({ account, balance }) => [account, balance]))
}
