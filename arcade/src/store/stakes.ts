import type { WalletRequest } from '@parlour/contract/wallet-protocol.ts'
import type { Store } from './open.ts'
import type { Round } from './rounds.ts'

/** Of a whole round, or of a step that others may follow. */
export type StakeRequest = WalletRequest<'bet'> | WalletRequest<'betWin'>

/** A stake being asked for, and what the round becomes once it is taken. */
export type Stake = {
  roundId: string
  bet: StakeRequest
  next: Round
  /** Nobody knows whether it was taken: it is being given back, and must never count. */
  isUndoing: boolean
}

export function saveStake(store: Store, { roundId, bet, next }: Omit<Stake, 'isUndoing'>): void {
  store
    .prepare('insert into stakes (round_id, bet, step) values (?, ?, ?)')
    .run(roundId, JSON.stringify(bet), JSON.stringify(next))
}

export function findStake(store: Store, roundId: string): Stake | null {
  const row = store.prepare('select * from stakes where round_id = ?').get(roundId)
  return row ? toStake(row) : null
}

export function listStakes(store: Store): Stake[] {
  return store.prepare('select * from stakes').all().map(toStake)
}

export function markUndoing(store: Store, roundId: string): void {
  store.prepare('update stakes set is_undoing = 1 where round_id = ?').run(roundId)
}

export function dropStake(store: Store, roundId: string): void {
  store.prepare('delete from stakes where round_id = ?').run(roundId)
}

function toStake(row: Record<string, unknown>): Stake {
  const next = JSON.parse(String(row.step)) as Round
  return {
    roundId: String(row.round_id),
    bet: JSON.parse(String(row.bet)) as StakeRequest,
    // What an older arcade wrote down knows less of its round.
    next: { ...next, voidReason: next.voidReason ?? null, actedAtMs: next.actedAtMs ?? 0 },
    isUndoing: row.is_undoing === 1,
  }
}
