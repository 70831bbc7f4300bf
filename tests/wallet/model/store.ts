import { activeAccountGate } from '@parlour/server/wallet/companion.ts'
import { decide } from '@parlour/server/wallet/decide.ts'
import type { Item, Outcome } from '@parlour/server/wallet/items.ts'
import { listAskedKeys } from '@parlour/server/wallet/read-statements.ts'
import type { CoinAccount } from '@parlour/server/wallet/account.ts'
import type {
  EntryWrite,
  RequirementWrite,
  StoredEntry,
  VoidBet,
} from '@parlour/server/wallet/turn.ts'
import { nameOf } from '@parlour/server/wallet/turn.ts'
import type { OpenRequirement } from '@parlour/server/wallet/turnover.ts'
import {
  progressOf,
  settle,
  targetOf,
  withoutRequirement,
} from '@parlour/server/wallet/turnover.ts'

const counters = { turnover: 0, staked: 0, funded: 0, playedMs: 0, stakedAtMs: 0 }
const empty: CoinAccount = { balance: 0, ...counters, seq: 0, nowMs: 0, fact: 'active' }

/** Tables in memory: reads for a batch what the statements read, writes what they write. */
export function createStore(playerIds: readonly number[]) {
  const accounts = new Map<number, CoinAccount>(playerIds.map((id) => [id, { ...empty }]))
  const entries = new Map<string, StoredEntry>()
  const log: EntryWrite[] = []
  const voids = new Map<string, VoidBet>()
  const queues = new Map<number, OpenRequirement[]>(playerIds.map((id) => [id, []]))
  let nextId = 1

  const getAccount = (playerId: number) => {
    const account = accounts.get(playerId)
    if (!account) throw new Error(`no account ${playerId}`)
    return account
  }
  const queueOf = (playerId: number) => queues.get(playerId) ?? []
  const move = (playerId: number, amount: number) => {
    const before = getAccount(playerId)
    const after = { ...before, balance: before.balance + amount, seq: before.seq + 1 }
    accounts.set(playerId, after)
    return after
  }

  function runBatch(items: Item[]): Outcome[] {
    const names = listAskedKeys(items).map((one) => nameOf(one.playerId, one.provider, one.key))
    const read = {
      accounts: pick(accounts, [...new Set(items.map((one) => one.playerId))]),
      entries: pick(entries, names),
      voids: pick(voids, names),
      wonBets: new Set(log.filter(({ kind }) => kind === 'win').map(betNameOf)),
      requirements: new Map(queues),
      companions: [],
    }
    const { outcomes, writes } = decide(read, items, activeAccountGate)
    for (const { playerId, account: _account, ...rest } of writes.accounts)
      accounts.set(playerId, { ...getAccount(playerId), ...rest })
    for (const entry of writes.entries) addNew(entries, entry)
    log.push(...writes.entries)
    for (const one of writes.voids) addNew(voids, one)
    for (const [playerId, queue] of queues)
      queues.set(playerId, writeTo(queue, writes.requirements))
    return outcomes
  }

  return {
    runBatch,
    log,
    getAccount,
    progress: (playerId: number) =>
      progressOf(queueOf(playerId), getAccount(playerId).turnover).filter(({ left }) => left > 0),
    setActive: (playerId: number, isActive: boolean) => {
      accounts.set(playerId, { ...getAccount(playerId), fact: isActive ? 'active' : 'closed' })
    },
    credit(playerId: number, amount: number, asked: Credit) {
      const isLost = getAccount(playerId).balance < 1_00 && !asked.isBonus && !asked.hasOpenRound
      const { turnover, seq } = move(playerId, amount)
      if (isLost) queues.set(playerId, [])
      if (asked.betRate === 0) return
      const terms = { amount, isBonus: asked.isBonus, requirementId: nextId++, openedSeq: seq }
      queues.set(playerId, append(queueOf(playerId), turnover, terms, asked.betRate))
    },
    giveUp(playerId: number, requirementId: number, amount: number) {
      const { turnover, balance } = getAccount(playerId)
      const taken = Math.min(amount, balance)
      move(playerId, -taken)
      queues.set(playerId, withoutRequirement(queueOf(playerId), turnover, requirementId).open)
      return taken
    },
  }
}

type Credit = { betRate: number; isBonus: boolean; hasOpenRound: boolean }
type Named = { playerId: number; provider: string; key: string }

/** As the unique keys of the tables would. */
function addNew<Row>(rows: Map<string, Row>, made: Row & Named): void {
  const name = nameOf(made.playerId, made.provider, made.key)
  if (rows.has(name)) throw new Error(`the key ${name} was written twice`)
  rows.set(name, made)
}

type Terms = Omit<OpenRequirement, 'required' | 'target'>

function append(queue: OpenRequirement[], counter: number, terms: Terms, betRate: number) {
  const { open } = settle(queue, counter)
  const required = terms.amount * betRate
  return [...open, { ...terms, required, target: targetOf(open, counter, required) }]
}

function writeTo(queue: OpenRequirement[], writes: RequirementWrite[]): OpenRequirement[] {
  const written = new Map(writes.map((one) => [one.requirementId, one]))
  return queue
    .map((one) => ({ ...one, target: written.get(one.requirementId)?.target ?? one.target }))
    .filter((one) => written.get(one.requirementId)?.state !== 'met')
}

function pick<Key, Value>(map: Map<Key, Value>, keys: Key[]): Map<Key, Value> {
  const found = new Map<Key, Value>()
  for (const key of keys) {
    const value = map.get(key)
    if (value !== undefined) found.set(key, value)
  }
  return found
}

function betNameOf({ playerId, provider, betKey }: EntryWrite): string {
  return nameOf(playerId, provider, betKey ?? '')
}
