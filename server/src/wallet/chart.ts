import type { transferCodes } from '@parlour/contract/operator/transfer-codes.ts'

/** The chart of accounts, and every transfer there is. What is not listed here cannot happen. */

/** In the order in which they are locked. */
export const playerAccounts = ['coin', 'held', 'points', 'receivable', 'safebox'] as const
export type PlayerAccount = (typeof playerAccounts)[number]

/**
 * Accounts of the house have names and no stored balance: what they hold is the sum of the entries
 * against them, so that no two bets ever wait for the same row.
 */
export const houseAccounts = [
  'adjustments',
  'debts',
  'fees',
  'games',
  'payments',
  'points_pool',
  'promotions',
] as const
export type HouseAccount = (typeof houseAccounts)[number]
export type AccountName = PlayerAccount | HouseAccount

/** The kinds a player's history is filtered by. */
export type HistoryKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'win'
  | 'refund'
  | 'reward'
  | 'safebox'
  | 'other'

/** The columns of a player's statement. */
export type StatementColumn = 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'rewards'

export type ListedTransfer = {
  from: AccountName
  to: AccountName
  /** Who may make it: callers through `post`, the lanes of the games, or a bonus given up. */
  by: 'post' | 'lanes' | 'giveUp'
  /** Opens a turnover requirement: for cash, or for a bonus, which can be given up. */
  opens?: 'cash' | 'bonus'
  /** Takes only what is not locked by a requirement. */
  takesWithdrawable?: true
  /** May be of nought: it then records that something happened. */
  mayBeZero?: true
  /** A stake, or what gives one back. */
  isStake?: true
  /** Counts towards turnover, or takes that back. Bets did until rounds count at their end. */
  turnover?: 'adds' | 'takesBack'
  history: HistoryKind
  /** Adds to a column of the statement, or takes from it. */
  statement?: { column: StatementColumn; sign: 1 | -1 }
}

const adds = (column: StatementColumn) => ({ column, sign: 1 }) as const
const takes = (column: StatementColumn) => ({ column, sign: -1 }) as const

export const chart = {
  deposit: {
    from: 'payments',
    to: 'coin',
    by: 'post',
    opens: 'cash',
    history: 'deposit',
    statement: adds('deposits'),
  },
  deposit_refund: {
    from: 'coin',
    to: 'payments',
    by: 'post',
    history: 'refund',
    statement: takes('deposits'),
  },
  withdrawal_hold: {
    from: 'coin',
    to: 'held',
    by: 'post',
    takesWithdrawable: true,
    history: 'withdrawal',
  },
  /** An account is closed: what its turnover still locks is the player's all the same. */
  closing_hold: { from: 'coin', to: 'held', by: 'post', history: 'withdrawal' },
  withdrawal_return: { from: 'held', to: 'coin', by: 'post', history: 'withdrawal' },
  withdrawal_paid: {
    from: 'held',
    to: 'payments',
    by: 'post',
    history: 'withdrawal',
    statement: adds('withdrawals'),
  },
  withdrawal_fee: { from: 'held', to: 'fees', by: 'post', history: 'withdrawal' },
  /** The receiving bank sent it back: held again, and returned under the same order. */
  withdrawal_reversed: {
    from: 'payments',
    to: 'held',
    by: 'post',
    history: 'withdrawal',
    statement: takes('withdrawals'),
  },
  withdrawal_fee_back: { from: 'fees', to: 'held', by: 'post', history: 'withdrawal' },
  bet: {
    from: 'coin',
    to: 'games',
    by: 'lanes',
    mayBeZero: true,
    isStake: true,
    turnover: 'adds',
    history: 'bet',
    statement: adds('stakes'),
  },
  win: {
    from: 'games',
    to: 'coin',
    by: 'lanes',
    mayBeZero: true,
    turnover: 'adds',
    history: 'win',
    statement: adds('wins'),
  },
  bet_rollback: {
    from: 'games',
    to: 'coin',
    by: 'lanes',
    mayBeZero: true,
    isStake: true,
    turnover: 'takesBack',
    history: 'refund',
    statement: takes('stakes'),
  },
  /** A round that had ended, ended otherwise: what it pays more, or what is taken back. */
  resettled_up: {
    from: 'games',
    to: 'coin',
    by: 'post',
    history: 'win',
    statement: adds('wins'),
  },
  resettled_down: {
    from: 'coin',
    to: 'games',
    by: 'post',
    history: 'win',
    statement: takes('wins'),
  },
  reward: {
    from: 'promotions',
    to: 'coin',
    by: 'post',
    opens: 'bonus',
    history: 'reward',
    statement: adds('rewards'),
  },
  bonus_given_up: {
    from: 'coin',
    to: 'promotions',
    by: 'giveUp',
    mayBeZero: true,
    history: 'reward',
    statement: takes('rewards'),
  },
  reward_points: { from: 'points_pool', to: 'points', by: 'post', history: 'reward' },
  points_earned: { from: 'points_pool', to: 'points', by: 'post', history: 'reward' },
  /** Its coins are a reward under the same key. */
  points_exchange: { from: 'points', to: 'points_pool', by: 'post', history: 'other' },
  safebox_in: {
    from: 'coin',
    to: 'safebox',
    by: 'post',
    takesWithdrawable: true,
    history: 'safebox',
  },
  safebox_out: { from: 'safebox', to: 'coin', by: 'post', history: 'safebox' },
  adjustment_in: { from: 'adjustments', to: 'coin', by: 'post', history: 'other' },
  adjustment_out: { from: 'coin', to: 'adjustments', by: 'post', history: 'other' },
  /** What a bank took back: from the balance as far as it goes, the rest is owed. */
  chargeback: { from: 'coin', to: 'payments', by: 'post', history: 'other' },
  receivable: { from: 'debts', to: 'receivable', by: 'post', history: 'other' },
  /** Its coins are an adjustment under the same key. */
  receivable_paid: { from: 'receivable', to: 'debts', by: 'post', history: 'other' },
} as const satisfies Record<(typeof transferCodes)[number], ListedTransfer>

export type TransferCode = keyof typeof chart
export type CodeBy<Who extends ListedTransfer['by']> = {
  [Code in TransferCode]: (typeof chart)[Code]['by'] extends Who ? Code : never
}[TransferCode]
export type OpeningCode = {
  [Code in TransferCode]: (typeof chart)[Code] extends { opens: string } ? Code : never
}[TransferCode]

/** Throws for what is not listed: a code may come from a place the compiler does not see. */
export function getListed(code: string): ListedTransfer {
  if (!Object.hasOwn(chart, code)) throw new Error(`no such transfer is listed: ${code}`)
  return chart[code as TransferCode]
}

export function isPlayerAccount(account: AccountName): account is PlayerAccount {
  return (playerAccounts as readonly string[]).includes(account)
}

/** What a transfer changes in one account of the player. */
export type Leg = { account: PlayerAccount; counter: AccountName; change: number }

/** One leg for each of the player's accounts it touches; the house's side is its mirror. */
export function legsOf({ from, to }: ListedTransfer, amount: number): Leg[] {
  const legs: Leg[] = []
  // Nought has no sign: -0 would be another content than 0.
  if (isPlayerAccount(from)) legs.push({ account: from, counter: to, change: 0 - amount })
  if (isPlayerAccount(to)) legs.push({ account: to, counter: from, change: amount })
  return legs
}

export function listCodes(wanted: (listed: ListedTransfer) => boolean): TransferCode[] {
  return (Object.keys(chart) as TransferCode[]).filter((code) => wanted(chart[code]))
}
