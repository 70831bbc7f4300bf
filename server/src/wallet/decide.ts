import type { Gate } from './companion.ts'
import { contributionOf } from './contribution.ts'
import type { BetWinItem, Item, Outcome, Refused, RollbackItem, Stake, WinItem } from './items.ts'
import { ownWinKey } from './items.ts'
import type { LedgerState, StoredEntry, Turn, VoidBet, Writes } from './turn.ts'
import { beginTurn } from './turn.ts'
import { withoutBet } from './turnover.ts'

export type Decision = { outcomes: Outcome[]; writes: Writes }

/**
 * The rules of bet, win and rollback. Pure: the state that was read and the items in the order of
 * their arrival give an outcome for each and what to write for all. A batch of many decides exactly
 * as many batches of one would.
 */
export function decide(state: LedgerState, items: readonly Item[], gate: Gate): Decision {
  const turn = beginTurn(state)
  const outcomes = items.map((item) => decideOne(turn, item, gate))
  return { outcomes, writes: turn.writes() }
}

function decideOne(turn: Turn, item: Item, gate: Gate): Outcome {
  switch (item.call) {
    case 'bet':
    case 'betWin':
      return decideStake(turn, item, gate)
    case 'win':
      return decideWin(turn, item)
    case 'rollback':
      return decideRollback(turn, item)
  }
}

function decideStake(turn: Turn, item: Stake, gate: Gate): Outcome {
  const before = findEarlierStake(turn, item)
  if (before) return before
  const account = turn.account(item)
  if (!account) return refused(turn, item, 'unknownPlayer')
  if (item.isPoison) return refuseStake(turn, item, { status: 'impossible', detail: null })
  const reason = gate.refuseBet(account.fact, item)
  if (reason !== null) return refuseStake(turn, item, { status: 'gateClosed', detail: reason })
  const objection = findObjection(turn, item)
  if (objection) return refuseStake(turn, item, objection)
  if (account.balance < item.amount)
    return refuseStake(turn, item, { status: 'notEnough', detail: null })
  const betKey = item.call === 'betWin' ? item.key : null
  const bet = turn.write(item, { kind: 'bet', amount: item.amount, betKey })
  return accepted(turn, item, item.call === 'betWin' ? writeOwnWin(turn, item) : bet)
}

function writeOwnWin(turn: Turn, item: BetWinItem): StoredEntry {
  const key = ownWinKey(item.key)
  const contribution = contributionOfEnd(turn, item)
  const about = { key, betKey: item.key, contribution }
  return turn.write(item, { kind: 'win', amount: item.winAmount, ...about })
}

/** A stake counts when its round has ended: until then it may be taken back. */
function contributionOfEnd(turn: Turn, item: WinItem | BetWinItem): number {
  const ended = turn.companions.flatMap((one) => one.endedStake?.(item) ?? [])
  const stake = ended[0] ?? (item.call === 'betWin' ? item.amount : 0)
  return contributionOf(stake, item.contributionPerMillion)
}

/** The answer this key already has, if it has one. */
function findEarlierStake(turn: Turn, item: Stake): Outcome | null {
  const entry = turn.entry(item, item.key)
  const gone = turn.voided(item, item.key)
  const win = item.call === 'betWin' ? turn.entry(item, ownWinKey(item.key)) : null
  if (entry) {
    if (!isSameStake(entry, win, item)) return refused(turn, item, 'contentChanged')
    // Told as done it would be played, and its stake is no longer there.
    if (gone) return refused(turn, item, gone.reason, { isRepeat: true })
    return repeated(item, win ?? entry)
  }
  if (!gone) return null
  if (gone.amount !== null && !isSameRefused(gone, item))
    return refused(turn, item, 'contentChanged')
  return refused(turn, item, gone.reason, { isRepeat: true, detail: gone.detail })
}

/** A refusal is kept: forgotten, a late repeat could take the stake of a round not played. */
function refuseStake(
  turn: Turn,
  item: Stake,
  { status, detail }: Pick<Refused, 'status' | 'detail'>,
): Refused {
  const { amount, roundId, source } = item
  const winAmount = item.call === 'betWin' ? item.winAmount : null
  turn.writeVoid(item, item.key, { reason: status, detail, amount, winAmount, roundId, source })
  return refused(turn, item, status, { detail })
}

function decideWin(turn: Turn, item: WinItem): Outcome {
  const before = findEarlier(turn, item, 'win', item.amount)
  if (before) return before
  if (!turn.account(item)) return refused(turn, item, 'unknownPlayer')
  if (item.isPoison) return refuseForGood(turn, item, item.amount)
  if (turn.voided(item, item.betKey)?.reason === 'betRolledBack')
    return refused(turn, item, 'betRolledBack')
  const bet = turn.entry(item, item.betKey)
  if (bet?.kind !== 'bet' || bet.roundId !== item.roundId) return refused(turn, item, 'unknownBet')
  const objection = findObjection(turn, item)
  if (objection) return refused(turn, item, objection.status, objection)
  const { amount, betKey } = item
  // A bet of the time when stakes counted at once has counted.
  const contribution = bet.contribution > 0 ? 0 : contributionOfEnd(turn, item)
  return accepted(turn, item, turn.write(item, { kind: 'win', amount, contribution, betKey }))
}

function decideRollback(turn: Turn, item: RollbackItem): Outcome {
  const before = findEarlier(turn, item, 'bet_rollback', null)
  if (before) return before
  const account = turn.account(item)
  if (!account) return refused(turn, item, 'unknownPlayer')
  if (item.isPoison) return refuseForGood(turn, item, 0)
  const isVoid = turn.voided(item, item.betKey) !== null
  const bet = turn.entry(item, item.betKey)
  if (bet && (bet.kind !== 'bet' || bet.roundId !== item.roundId))
    return refused(turn, item, 'unknownBet')
  if (!isVoid && turn.isWon(item, item.betKey)) return refused(turn, item, 'alreadyWon')
  const objection = findObjection(turn, item)
  if (objection) return refused(turn, item, objection.status, objection)
  const undone = isVoid ? null : bet
  if (!isVoid) turn.writeVoid(item, item.betKey, tombstone)
  if (undone && undone.contribution > 0)
    turn.requeue(item, withoutBet(turn.queue(item), account.turnover, undone))
  const entry = turn.write(item, {
    kind: 'bet_rollback',
    amount: undone ? -undone.amount : 0,
    contribution: undone ? 0 - undone.contribution : 0,
    betKey: item.betKey,
  })
  return accepted(turn, item, entry)
}

/** What can never be written is answered once and for all, under its own key. */
function refuseForGood(turn: Turn, item: WinItem | RollbackItem, amount: number): Refused {
  const { key, roundId, source } = item
  const asked = { amount, winAmount: null, roundId, source }
  turn.writeVoid(item, key, { reason: 'impossible', detail: null, ...asked })
  return refused(turn, item, 'impossible')
}

const tombstone: VoidBet = {
  reason: 'betRolledBack',
  detail: null,
  amount: null,
  winAmount: null,
  roundId: null,
  source: null,
}

/** `amount` null: what a rollback gives back is no part of what it asks. */
function findEarlier(
  turn: Turn,
  item: WinItem | RollbackItem,
  kind: string,
  amount: number | null,
): Outcome | null {
  const entry = turn.entry(item, item.key)
  if (!entry) return findEarlierRefusal(turn, item, amount ?? 0)
  const isSame =
    entry.kind === kind &&
    entry.betKey === item.betKey &&
    entry.roundId === item.roundId &&
    entry.source === item.source &&
    (amount === null || entry.amount === amount)
  return isSame ? repeated(item, entry) : refused(turn, item, 'contentChanged')
}

function findEarlierRefusal(turn: Turn, item: WinItem | RollbackItem, amount: number) {
  const gone = turn.voided(item, item.key)
  if (!gone) return null
  const isSame =
    gone.reason === 'impossible' &&
    gone.amount === amount &&
    gone.roundId === item.roundId &&
    gone.source === item.source
  return isSame
    ? refused(turn, item, 'impossible', { isRepeat: true })
    : refused(turn, item, 'contentChanged')
}

function isSameStake(entry: StoredEntry, win: StoredEntry | null, item: Stake): boolean {
  const isWhole = item.call === 'betWin'
  return (
    entry.kind === 'bet' &&
    entry.amount === 0 - item.amount &&
    entry.roundId === item.roundId &&
    entry.source === item.source &&
    entry.betKey === (isWhole ? item.key : null) &&
    (!isWhole || win?.amount === item.winAmount)
  )
}

function isSameRefused(gone: VoidBet, item: Stake): boolean {
  return (
    gone.amount === item.amount &&
    gone.winAmount === (item.call === 'betWin' ? item.winAmount : null) &&
    gone.roundId === item.roundId &&
    gone.source === item.source
  )
}

function findObjection(turn: Turn, item: Item) {
  const account = turn.account(item)
  if (!account) return null
  for (const companion of turn.companions) {
    const objection = companion.refuse(item, account)
    if (objection) return objection
  }
  return null
}

function accepted(turn: Turn, item: Item, entry: StoredEntry): Outcome {
  const done = { ...repeated(item, entry), isRepeat: false }
  for (const companion of turn.companions) companion.accept?.(item, done, entry.amount)
  return done
}

function repeated({ playerId }: Item, { seq, balance }: StoredEntry) {
  return { status: 'ok', isRepeat: true, balance, entryId: `${playerId}-${seq}` } as const
}

type Extra = { isRepeat?: boolean; detail?: string | null }

function refused(turn: Turn, item: Item, status: Refused['status'], extra: Extra = {}): Refused {
  const { isRepeat = false, detail = null } = extra
  return { status, isRepeat, detail, balance: turn.account(item)?.balance ?? null }
}
