import type { CoinAccount } from './account.ts'
import type { TransferCode } from './chart.ts'
import { getListed, legsOf } from './chart.ts'
import type { CompanionTurn } from './companion.ts'
import type { Item, Refusal } from './items.ts'
import type { OpenRequirement, Requeued } from './turnover.ts'

export type StoredEntry = {
  kind: string
  seq: number
  amount: number
  balance: number
  contribution: number
  roundId: string | null
  source: string
  betKey: string | null
}

export type VoidBet = {
  reason: Refusal
  detail: string | null
  /** Null when only its rollback came. */
  amount: number | null
  winAmount: number | null
  roundId: string | null
  source: string | null
}

/** Everything a batch must know, as read from the database under its locks. */
export type LedgerState = {
  accounts: Map<number, CoinAccount>
  entries: Map<string, StoredEntry>
  voids: Map<string, VoidBet>
  /** Bets somebody asks to roll back that already have a win. */
  wonBets: Set<string>
  /** Open requirements of the players somebody asks a rollback for, first in first. */
  requirements: Map<number, OpenRequirement[]>
  companions: CompanionTurn[]
}

type ByKey = { playerId: number; provider: string; key: string }
export type EntryWrite = StoredEntry & ByKey & { account: string; counter: string }
export type AccountWrite = Pick<
  CoinAccount,
  'balance' | 'turnover' | 'staked' | 'playedMs' | 'stakedAtMs' | 'seq'
> & { playerId: number; account: string }
export type VoidWrite = VoidBet & ByKey
export type RequirementWrite = {
  playerId: number
  requirementId: number
  target: number
  state: 'open' | 'met'
}

export type Writes = {
  accounts: AccountWrite[]
  entries: EntryWrite[]
  voids: VoidWrite[]
  requirements: RequirementWrite[]
}

/** No text in PostgreSQL holds this character, so two names never run together. */
export function nameOf(playerId: number, provider: string, key: string): string {
  return `${playerId}\0${provider}\0${key}`
}

export type NewEntry = {
  kind: TransferCode
  amount: number
  key?: string
  contribution?: number
  betKey?: string | null
}

/** A batch under decision: what was read, and over it what the items before have changed. */
export type Turn = ReturnType<typeof beginTurn>

export function beginTurn(state: LedgerState) {
  const accounts = new Map(state.accounts)
  const entries = new Map(state.entries)
  const voids = new Map(state.voids)
  const wonBets = new Set(state.wonBets)
  const queues = new Map(state.requirements)
  const entryWrites: EntryWrite[] = []
  const voidWrites: VoidWrite[] = []
  const requirementWrites = new Map<number, RequirementWrite>()
  const changed = new Set<number>()

  return {
    companions: state.companions,
    account: (item: Item) => accounts.get(item.playerId) ?? null,
    entry: (item: Item, key: string) =>
      entries.get(nameOf(item.playerId, item.provider, key)) ?? null,
    voided: (item: Item, key: string) =>
      voids.get(nameOf(item.playerId, item.provider, key)) ?? null,
    isWon: (item: Item, betKey: string) =>
      wonBets.has(nameOf(item.playerId, item.provider, betKey)),

    /** Moves the money and writes the entry. The caller has seen that there is enough. */
    write(item: Item, made: NewEntry): StoredEntry {
      const { playerId, provider, roundId, source } = item
      const { kind, key = item.key, contribution = 0, betKey = null } = made
      const account = accounts.get(playerId)
      const [leg] = legsOf(getListed(kind), made.amount)
      if (!account || !leg) throw new Error(`no account to write ${kind} to`)
      const amount = leg.change
      const after = moveCoins(account, { kind, amount, contribution })
      const seq = after.seq
      const entry = { kind, seq, amount, balance: after.balance, contribution }
      const stored: StoredEntry = { ...entry, roundId, source, betKey }
      accounts.set(playerId, after)
      changed.add(playerId)
      entries.set(nameOf(playerId, provider, key), stored)
      entryWrites.push({ ...stored, playerId, provider, key, ...sides(leg) })
      if (kind === 'win' && betKey !== null) wonBets.add(nameOf(playerId, provider, betKey))
      return stored
    },
    writeVoid({ playerId, provider }: Item, key: string, made: VoidBet): void {
      voids.set(nameOf(playerId, provider, key), made)
      voidWrites.push({ ...made, playerId, provider, key })
    },
    queue: ({ playerId }: Item) => queues.get(playerId) ?? [],
    requeue({ playerId }: Item, { met, open }: Requeued): void {
      queues.set(playerId, open)
      for (const { requirementId, target } of met)
        requirementWrites.set(requirementId, { playerId, requirementId, target, state: 'met' })
      for (const { requirementId, target } of open)
        requirementWrites.set(requirementId, { playerId, requirementId, target, state: 'open' })
    },
    writes(): Writes {
      const written = [...changed].map((playerId) => toWrite(playerId, accounts.get(playerId)))
      return {
        accounts: written,
        entries: entryWrites,
        voids: voidWrites,
        requirements: [...requirementWrites.values()],
      }
    },
  }
}

type Moved = { kind: TransferCode; amount: number; contribution: number }

function moveCoins(account: CoinAccount, { kind, amount, contribution }: Moved): CoinAccount {
  const { isStake = false } = getListed(kind)
  const after = {
    balance: account.balance + amount,
    turnover: account.turnover + contribution,
    staked: account.staked - (isStake ? amount : 0),
    playedMs: account.playedMs + (kind === 'bet' ? msPlayed(account) : 0),
    stakedAtMs: kind === 'bet' ? account.nowMs : account.stakedAtMs,
    seq: account.seq + 1,
  }
  for (const [what, value] of Object.entries(after))
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`${kind} would bring ${what} to ${value}`)
  return { ...account, ...after }
}

/** Between two stakes further apart nobody was playing. */
export const gapMs = 300_000

function msPlayed({ stakedAtMs, nowMs }: CoinAccount): number {
  const ms = nowMs - stakedAtMs
  return ms > 0 && ms <= gapMs ? ms : 0
}

function sides({ account, counter }: { account: string; counter: string }) {
  return { account, counter }
}

function toWrite(playerId: number, account: CoinAccount | undefined): AccountWrite {
  if (!account) throw new Error(`account of ${playerId} changed without being read`)
  const { balance, turnover, staked, playedMs, stakedAtMs, seq } = account
  return { playerId, account: 'coin', balance, turnover, staked, playedMs, stakedAtMs, seq }
}
