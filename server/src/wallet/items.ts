import type { WalletStatus } from '@parlour/contract/wallet-protocol.ts'

/** What a game asks of the wallet. The key is the provider's own number of the transaction. */
export type Item = BetItem | BetWinItem | WinItem | RollbackItem
export type Stake = BetItem | BetWinItem

type Asked = {
  playerId: number
  provider: string
  key: string
  roundId: string
  /** What the player's history shows as its cause: the game. */
  source: string
  /** It was tried and cannot be written: it gets a final answer instead. */
  isPoison?: boolean
}
/** How much of the stake of a round counts as turnover once the round has ended. */
type Counted = { contributionPerMillion: number }
export type BetItem = Asked & { call: 'bet'; amount: number }
/** A whole round at once. */
export type BetWinItem = Asked & Counted & { call: 'betWin'; amount: number; winAmount: number }
export type WinItem = Asked & Counted & { call: 'win'; betKey: string; amount: number }
export type RollbackItem = Asked & { call: 'rollback'; betKey: string }

export type Refusal = Exclude<WalletStatus, 'ok' | 'retry'>

export type Done = {
  status: 'ok'
  /** Carried out earlier: this is the answer it had then. */
  isRepeat: boolean
  balance: number
  /** The ledger's own number of it. */
  entryId: string
}
export type Refused = {
  status: Refusal
  isRepeat: boolean
  /** Null when there is no such player. */
  balance: number | null
  /** Which rule of the gate or of a companion. */
  detail: string | null
}
export type Outcome = Done | Refused

/** Key of the win that came in one call with its bet. No provider's key has a plus in it. */
export function ownWinKey(betKey: string): string {
  return `${betKey}+win`
}

const keyShape = /^[\w:.-]{1,64}$/
const providerShape = /^[a-z0-9][a-z0-9_-]{0,31}$/

/** Keys the wallet chose itself. No game provider may be called so. */
export const houseProvider = 'house'

/** A mistake of the calling code, not of a player: throws. */
export function checkItem(item: Item): void {
  const keys = 'betKey' in item ? [item.key, item.betKey] : [item.key]
  const amounts = [item.playerId, ...amountsOf(item)]
  if (item.provider === houseProvider || !providerShape.test(item.provider))
    throw new RangeError(`not a provider: ${item.provider}`)
  for (const key of keys) if (!keyShape.test(key)) throw new RangeError(`not a key: ${key}`)
  for (const amount of amounts)
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError(`not an amount: ${amount}`)
}

function amountsOf(item: Item): number[] {
  if (item.call === 'rollback') return []
  if (item.call === 'bet') return [item.amount]
  const win = item.call === 'betWin' ? [item.winAmount] : []
  return [item.amount, item.contributionPerMillion, ...win]
}
